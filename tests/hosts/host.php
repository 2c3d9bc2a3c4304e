<?php

// A host that uses the PHP helper, for the tests of all helpers: php -S 127.0.0.1:4800 host.php

declare(strict_types=1);

require __DIR__ . '/../../hosts/php/Psp.php';
require __DIR__ . '/../../hosts/php/PspRequests.php';
require __DIR__ . '/../../hosts/php/PspList.php';

$path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (str_starts_with($path, '/psp/')) {
    header('Content-Type: ' . (str_ends_with($path, '.css') ? 'text/css' : 'text/javascript'));
    readfile(__DIR__ . '/../../dist/' . basename($path));
    exit;
}
session_start();
$db = new PDO('sqlite:' . getenv('HOST_DATABASE'), options: [PDO::ATTR_TIMEOUT => 10]);
$requests = new PspRequests($db);
$_SESSION['token'] ??= bin2hex(random_bytes(16));


PspRequests::send(answer($path, $db, $requests));

function answer(string $path, PDO $db, PspRequests $requests): array
{
    $isPost = $_SERVER['REQUEST_METHOD'] === 'POST';
    $decided = preg_match('~^/direct/reimbursement/(\d+)/view/$~', $path, $found) ? $found[1] : null;
    if (in_array($path, ['/sign-in', '/sign-out', '/count', '/page', '/list', '/queue', '/login'], true)) {
        return match ($path) {
            '/sign-in' => signIn(),
            '/sign-out' => signOut(),
            '/count' => PspRequests::json(['count' => (int) $db->query('SELECT COUNT(*) FROM saved')->fetchColumn()]),
            '/page' => ['status' => 200, 'headers' => [], 'body' => json_encode(PspRequests::flashed())],
            '/list' => listAnswer($db),
            '/queue' => queueAnswer($db),
            '/login' => ['status' => 200, 'headers' => [], 'body' => 'Sign in'],
        };
    }
    if (!isset($_SESSION['user'])) {
        return $requests->signedOut();
    }
    $work = match (true) {
        $decided !== null => fn() => decide($db, $decided),
        $path === '/save' => fn() => save($db),
        default => fn() => deposit($db),
    };
    return match (true) {
        $isPost => PspRequests::tokenRefusal($_SESSION['token']) ?? $requests->once($_SESSION['user'], $work),
        $path === '/call' => PspRequests::json(['ok' => true, 'id' => 9007199254740995]),
        $path === '/deposit-page' => page(['deposit-form'], fn(Psp $psp) => $psp->tag('deposit-form', depositValues(), 'Fallback')),
        default => page(['review-queue'], fn(Psp $psp) => $psp->tag('review-queue', ['endpoint' => '/queue', 'paging' => 'host'])),
    };
}

function page(array $tags, callable $content): array
{
    $psp = new Psp(__DIR__ . '/../../dist', token: $_SESSION['token'], isDevelopment: true);
    $flash = PspRequests::flashed();
    $html = '<!doctype html><html lang="en"><head><title>Host</title>' . $psp->head($tags) . '</head><body>'
        . ($flash ? $psp->tag('flash-message', $flash) : '') . $content($psp) . '</body></html>';
    return ['status' => 200, 'headers' => ['Content-Type' => 'text/html; charset=utf-8'], 'body' => $html];
}

function depositValues(): array
{
    $name = "BREATHE \"2\" </script><!-- & é";
    $child = ['id' => '7', 'name' => $name, 'depositBalance' => '100.00', 'depositThresholdAmount' => '25.00'];
    $parent = ['id' => 12, 'depositBalance' => '1000.00'];
    return ['site_id' => 12, 'submit_url' => '/deposit', 'parent' => $parent, 'children' => [$child]];
}

function deposit(PDO $db): array
{
    if ($_POST['7'] === '999.00') {
        return PspRequests::invalid('Check the amounts.', ['7' => 'Not this amount.']);
    }
    $db->prepare('INSERT INTO saved (name) VALUES (?)')->execute([$_POST['7']]);
    PspRequests::flash('success', 'The deposit was allocated.');
    return PspRequests::done('/queue-page');
}

function decide(PDO $db, string $id): array
{
    $status = json_decode(file_get_contents('php://input'), true)['quickApprove'] ?? false ? 'approved' : 'denied';
    $decided = $db->prepare("UPDATE payments SET status = ? WHERE id = ? AND status = 'inReview'");
    $decided->execute([$status, $id]);
    return $decided->rowCount() ? PspRequests::json(['result' => 'success']) : PspRequests::invalid('Not in review.', status: 409);
}

function queueAnswer(PDO $db): array
{
    $list = new PspList($db, 'payments p JOIN patients n ON n.id = p.patient', 'p.id', [
        'reference' => 'p.id',
        'patientId' => 'n.name',
        'totalUSD' => 'p.total',
        'status' => 'p.status',
    ], "p.site = 13 AND p.status = 'inReview'");
    $columns = [['data' => 'reference', 'title' => 'Reference'], ['data' => 'patientId', 'title' => 'Patient']];
    return PspRequests::json($list->answer($_GET) + ['columns' => $columns]);
}

function signIn(): array
{
    session_regenerate_id();
    $_SESSION = ['user' => $_GET['name'], 'token' => bin2hex(random_bytes(16))];
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
        'visit' => ['sql' => 'p.visit', 'date' => true],
    ], 'p.site = ?', [12], counted: isset($_GET['kept']) ? fn($name, $count) => $_SESSION[$name] ??= $count() : null);
    try {
        return PspRequests::json($list->answer($_GET));
    } catch (InvalidArgumentException $mistake) {
        return PspRequests::json(['message' => $mistake->getMessage()], 400);
    }
}
