<?php

// A host that uses the PHP helper, for the tests of all helpers: php -S 127.0.0.1:4800 host.php

declare(strict_types=1);

require __DIR__ . '/../../hosts/php/PspRequests.php';
require __DIR__ . '/../../hosts/php/PspList.php';

session_start();
$db = new PDO('sqlite:' . getenv('HOST_DATABASE'), options: [PDO::ATTR_TIMEOUT => 10]);
$requests = new PspRequests($db);
$_SESSION['token'] ??= bin2hex(random_bytes(16));

$respond = fn(): array => match ($_SERVER['REQUEST_METHOD'] . ' ' . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH)) {
    'POST /sign-in' => signIn(),
    'POST /sign-out' => signOut(),
    'GET /count' => PspRequests::json(['count' => (int) $db->query('SELECT COUNT(*) FROM saved')->fetchColumn()]),
    'GET /page' => ['status' => 200, 'headers' => [], 'body' => json_encode(PspRequests::flashed())],
    'GET /call' => isset($_SESSION['user']) ? PspRequests::json(['ok' => true]) : $requests->signedOut(),
    'GET /list' => listAnswer($db),
    'POST /save' => match (true) {
        !isset($_SESSION['user']) => $requests->signedOut(),
        default => PspRequests::tokenRefusal($_SESSION['token']) ?? $requests->once($_SESSION['user'], fn() => save($db)),
    },
};
PspRequests::send($respond());

function signIn(): array
{
    session_regenerate_id();
    $_SESSION = ['user' => '1', 'token' => bin2hex(random_bytes(16))];
    return PspRequests::json(['token' => $_SESSION['token']]);
}

function signOut(): array
{
    $_SESSION = [];
    return PspRequests::json(['success' => true]);
}

function save(PDO $db): array
{
    $name = $_POST['name'] ?? '';
    $db->prepare('INSERT INTO saved (name) VALUES (?)')->execute([$name]);
    if ($name === 'ended session') {
        return ['status' => 302, 'headers' => ['Location' => '/login'], 'body' => ''];
    }
    if ($name === 'crash') {
        throw new RuntimeException('The work fails.');
    }
    if ($name === '') {
        return PspRequests::invalid('A name is missing.', ['name' => 'Enter a name.']);
    }
    PspRequests::flash('success', "$name was saved.");
    return PspRequests::done('/page');
}

function listAnswer(PDO $db): array
{
    $labels = ['inReview' => 'In Review', 'paid' => 'Paid', 'denied' => 'Denied'];
    $list = new PspList($db, 'payments p JOIN patients n ON n.id = p.patient', 'p.id', [
        'patient' => 'n.name',
        'status' => ['sql' => 'p.status', 'labels' => $labels, 'filter' => true],
        'total' => ['sql' => 'p.total', 'search' => false],
    ], 'p.site = ?', [12]);
    try {
        return PspRequests::json($list->answer($_GET));
    } catch (InvalidArgumentException $mistake) {
        return PspRequests::json(['message' => $mistake->getMessage()], 400);
    }
}
