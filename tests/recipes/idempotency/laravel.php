<?php

// Runs the middleware of docs/hosts.md, a file that is the argument, on posts of stdin: tests/recipes/idempotency.test.ts

declare(strict_types=1);
error_reporting(E_ALL & ~E_DEPRECATED);

require '/usr/share/php/Illuminate/Database/autoload.php';
require '/usr/share/php/Illuminate/Http/autoload.php';
require __DIR__ . '/../../../hosts/php/Psp.php';
require __DIR__ . '/../../../hosts/php/PspRequests.php';
require $argv[1];

use Illuminate\Database\Capsule\Manager;
use Illuminate\Http\{JsonResponse, Request};

['table' => $table, 'posts' => $posts] = json_decode(stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
$databases = new Manager();
$databases->addConnection(['driver' => 'sqlite', 'database' => ':memory:']);
$databases->getConnection()->statement($table);
$container = new Illuminate\Container\Container();
$container->instance('db', $databases->getDatabaseManager());
Illuminate\Support\Facades\Facade::setFacadeApplication($container);

$count = 0;
$answers = [];
foreach ($posts as ['key' => $key, 'does' => $does]) {
    $_SERVER = ['HTTP_IDEMPOTENCY_KEY' => $key, 'REQUEST_URI' => '/deposit', 'REQUEST_METHOD' => 'POST'];
    $request = Request::create('/deposit', 'POST');
    $request->setUserResolver(fn() => null);
    // What Laravel's pipeline makes of a controller, its exceptions included.
    $next = function () use ($does, &$count) {
        $status = ['succeed' => 200, 'refuse' => 422, 'crash' => 500, 'sign in' => 302][$does];
        return new JsonResponse(['count' => ++$count], $status, $does === 'sign in' ? ['Location' => '/login'] : []);
    };
    $response = (new OncePerKey())->handle($request, $next);
    $answers[] = [$response->getStatusCode(), json_decode($response->getContent(), true)['count']];
}
echo json_encode($answers);
