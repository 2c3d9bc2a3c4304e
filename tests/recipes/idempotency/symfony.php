<?php

// Runs the lines of docs/hosts.md, a file that is the argument, on posts of stdin: tests/recipes/idempotency.test.ts

declare(strict_types=1);

error_reporting(E_ALL & ~E_DEPRECATED);

require '/usr/share/php/Doctrine/DBAL/autoload.php';
require '/usr/share/php/Symfony/Component/HttpFoundation/autoload.php';
require __DIR__ . '/../../../hosts/php/Psp.php';
require __DIR__ . '/../../../hosts/php/PspRequests.php';

use Symfony\Component\HttpFoundation\JsonResponse;

['table' => $table, 'posts' => $posts] = json_decode(stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
$db = Doctrine\DBAL\DriverManager::getConnection(['driver' => 'pdo_sqlite', 'memory' => true]);
$db->executeStatement($table);
$answer = function (string $owner, callable $work) use ($db, $argv) {
    return require $argv[1];
};

$count = 0;
$answers = [];
foreach ($posts as ['key' => $key, 'does' => $does]) {
    $_SERVER = ['HTTP_IDEMPOTENCY_KEY' => $key, 'REQUEST_URI' => '/deposit', 'REQUEST_METHOD' => 'POST'];
    $work = function () use ($does, &$count) {
        $count += 1;
        if ($does === 'crash') {
            throw new RuntimeException();
        }
        $status = ['succeed' => 200, 'refuse' => 422, 'sign in' => 302][$does];
        return new JsonResponse(['count' => $count], $status, $does === 'sign in' ? ['Location' => '/login'] : []);
    };
    try {
        $response = $answer('ada', $work);
        $answers[] = [$response->getStatusCode(), json_decode($response->getContent(), true)['count']];
    } catch (RuntimeException) {
        $answers[] = [500, $count];
    }
}
echo json_encode($answers);
