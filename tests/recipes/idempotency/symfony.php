<?php

// Runs the service of docs/hosts.md, a file that is the argument, on posts of stdin: tests/recipes/idempotency.test.ts

declare(strict_types=1);

namespace Symfony\Bundle\SecurityBundle {
    /** Debian's Symfony is older than this class. */
    final class Security
    {
        public function getUser(): null|object
        {
            return null;
        }
    }
}

namespace {
    error_reporting(E_ALL & ~E_DEPRECATED);

    require '/usr/share/php/Doctrine/DBAL/autoload.php';
    require '/usr/share/php/Symfony/Component/HttpFoundation/autoload.php';
    require $argv[1];

    use Symfony\Component\HttpFoundation\{JsonResponse, Request};

    ['table' => $table, 'posts' => $posts] = json_decode(stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
    $database = Doctrine\DBAL\DriverManager::getConnection(['driver' => 'pdo_sqlite', 'memory' => true]);
    $database->executeStatement($table);
    $once = new OncePerKey($database, new Symfony\Bundle\SecurityBundle\Security());

    $count = 0;
    $answers = [];
    foreach ($posts as ['key' => $key, 'does' => $does]) {
        $request = Request::create('/deposit', 'POST');
        if ($key) {
            $request->headers->set('Idempotency-Key', $key);
        }
        $work = function () use ($does, &$count) {
            $count += 1;
            if ($does === 'crash') {
                throw new RuntimeException();
            }
            $status = ['succeed' => 200, 'refuse' => 422, 'sign in' => 302][$does];
            return new JsonResponse(['count' => $count], $status, $does === 'sign in' ? ['Location' => '/login'] : []);
        };
        try {
            $response = $once->answer($request, $work);
            $answers[] = [$response->getStatusCode(), json_decode($response->getContent(), true)['count']];
        } catch (RuntimeException) {
            $answers[] = [500, $count];
        }
    }
    echo json_encode($answers);
}
