<?php

// Posts in a transaction that the host has begun itself: one that is carried out, its repetition, and a refusal.

declare(strict_types=1);

require __DIR__ . '/../../hosts/php/Psp.php';
require __DIR__ . '/../../hosts/php/PspRequests.php';

$db = new PDO('sqlite::memory:');
$db->exec(file_get_contents(__DIR__ . '/schema.sql'));
$requests = new PspRequests($db);
$_SERVER['REQUEST_URI'] = '/save';

$post = function (string $key, string $name) use ($db, $requests): int {
    $_SERVER['HTTP_IDEMPOTENCY_KEY'] = $key;
    $db->beginTransaction();
    $answer = $requests->once(7, function () use ($db, $name): array {
        $db->prepare('INSERT INTO saved (name) VALUES (?)')->execute([$name]);
        return $name === '' ? PspRequests::invalid('A name is missing.') : PspRequests::done('/page');
    });
    $db->commit();
    return $answer['status'];
};
$statuses = [$post('a', 'Ada'), $post('a', 'Ada'), $post('b', '')];
echo json_encode(['statuses' => $statuses, 'saved' => $db->query('SELECT name FROM saved')->fetchAll(PDO::FETCH_COLUMN)]);
