<?php

// Writes the tags of tags.json with the PHP helper: [{html} or {error}] on standard output.

declare(strict_types=1);

require __DIR__ . '/../../hosts/php/Psp.php';
date_default_timezone_set('America/New_York');
ini_set('error_log', '/dev/null');

function value(mixed $value): mixed
{
    if (!is_array($value)) {
        return $value;
    }
    return match (array_key_first($value)) {
        '$float' => (float) $value['$float'],
        '$integer' => (int) $value['$integer'],
        '$decimal', '$date' => current($value),
        '$time' => new DateTimeImmutable($value['$time']),
        '$latin1' => mb_convert_encoding($value['$latin1'], 'ISO-8859-1', 'UTF-8'),
        default => array_map(value(...), $value),
    };
}

echo json_encode(array_map(function (array $case) use ($argv): array {
    $settings = $case['settings'] ?? [];
    $psp = new Psp($argv[1], token: $settings['token'] ?? null, isDevelopment: !isset($settings['production']));
    try {
        if (isset($case['head'])) {
            return ['html' => $psp->head($case['head'])];
        }
        return ['html' => $psp->tag($case['tag'], value($case['values']), $case['fallback'] ?? '')];
    } catch (InvalidArgumentException $mistake) {
        return ['error' => $mistake->getMessage()];
    }
}, json_decode(file_get_contents(__DIR__ . '/tags.json'), true)), JSON_THROW_ON_ERROR);
