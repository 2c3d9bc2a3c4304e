<?php

// A minimal host of PSP Widgets, to read and to copy: php -S 127.0.0.1:4701 hosts/php/example/index.php

declare(strict_types=1);

// A real host has installed the package.
foreach (['Psp', 'PspRequests', 'PspList'] as $class) {
    require __DIR__ . "/../$class.php";
}

const LIBRARY = __DIR__ . '/../../../dist';

/** The request cannot be carried out; the message is for the person who sent it. */
final class Refusal extends Exception
{
}

// Request => function; each {id} is a number and becomes an argument. These need no session:
$openPages = ['GET /login' => 'loginPage', 'POST /login' => 'signIn', 'GET /cookies/' => 'cookiePage'];
$pages = [
    'GET /' => 'dashboard',
    'GET /me/' => 'myStudies',
    'GET /patient/{id}/' => 'patientPage',
    'GET /request/{id}/view' => 'reimbursementPage',
    'GET /travel/{id}/' => 'travelPage',
    'GET /direct/reimbursement/assignedPatient/{id}/create' => 'createPage',
    'GET /direct/reimbursement/site/{id}/list/' => 'listPage',
    'GET /direct/reimbursement/site/{id}/review/' => 'reviewPage',
    'GET /direct/reimbursement/site/{id}/notes/' => 'notesPage',
    'GET /direct/site/{id}/deposit/' => 'depositPage',
    'GET /direct/site/{id}/study/{id}/budget/' => 'budgetPage',
    'GET /direct/site/{id}/report/' => 'reportPage',
    'GET /direct/report/list/' => 'reportHistory',
];
$answers = [
    'GET /direct/site/api/list/minimal' => 'sites',
    'GET /site/api/lookup/study/{id}/' => 'sites',
    'GET /study/api/list/minimal' => 'studies',
    'GET /direct/site/{id}/api/lookup/' => 'studies',
    'GET /sponsors/api/list/minimal' => 'sponsors',
    'GET /cro/api/list/minimal' => 'none',
    'GET /site/master/api/list/minimal' => 'none',
    'GET /direct/api/dashboard/patient/study/{id}/' => 'patientsOfStudy',
    'GET /direct/patient/api/list/study/{id}/minimal/' => 'patientsOfStudy',
    'GET /patient/api/list/site/{id}/minimal/' => 'patientsOfSite',
    'GET /direct/api/dashboard/site/{id}/reimbursements/requiresAction/' => 'pendingActions',
    'GET /direct/reimbursement/site/{id}/api/list/' => 'reimbursementRows',
    'GET /direct/reimbursement/site/{id}/review/api/list/' => 'reviewRows',
    'GET /direct/reimbursement/site/{id}/notes/api/list/' => 'noteRows',
    'GET /reimbursement/api/list/patient/{id}/minimal' => 'reimbursementsOfPatient',
    'GET /reimbursement/api/list/other/{id}/' => 'relatedReimbursements',
    'GET /patient/api/list/payments/{id}/advance-payment/minimal' => 'advancePaymentsOfPatient',
    'GET /patient/api/list/travelRequests/{id}/minimal' => 'travelRequestsOfPatient',
    'GET /dashboard/study/api/list/user/{id}/' => 'profiles',
    'GET /sponsors/api/sponsor/logo/{id}' => 'sponsorLogo',
    'GET /report/api/list/' => 'reportRows',
];
$posts = [
    'POST /logout' => 'signOut',
    'POST /quick/action/router' => 'quickAction',
    'POST /report/' => 'requestReport',
    'POST /direct/reimbursement/{id}/view/' => 'decide',
    'POST /direct/reimbursement/assignedPatient/{id}/create' => 'createReimbursement',
    'POST /direct/reimbursement/site/{id}/notes/' => 'saveNotes',
    'POST /direct/site/{id}/deposit/' => 'allocateDeposit',
];

// ---- A request ------------------------------------------------------------------------------------------------------

$path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (str_starts_with($path, '/psp/')) {
    sendLibraryFile(substr($path, strlen('/psp/')));
    exit;
}
if ($path === '/style.css') {
    header('Content-Type: text/css');
    readfile(__DIR__ . '/../../example.css');
    exit;
}
startSession();
try {
    PspRequests::send(answerOf($path, $openPages + $pages + $answers + $posts, array_keys($openPages), array_keys($answers)));
} catch (Refusal $refusal) {
    PspRequests::send(PspRequests::isCall()
        ? PspRequests::invalid($refusal->getMessage(), status: $refusal->getCode())
        : page('Not possible', function () use ($refusal) { ?>
            <p><?= e($refusal->getMessage()) ?></p>
        <?php }, $refusal->getCode()));
} catch (Throwable $error) {
    error_log((string) $error);
    PspRequests::send(PspRequests::json(['message' => 'The portal has met an unexpected error.'], 500));
}

function answerOf(string $path, array $routes, array $open, array $answers): array
{
    [$route, $arguments] = matchingRoute($routes, $path);
    $function = $routes[$route];
    $requests = new PspRequests(database());
    if (!in_array($route, $open, true) && !isset($_SESSION['user'])) {
        return $requests->signedOut();
    }
    if ($_SERVER['REQUEST_METHOD'] === 'POST') {
        return PspRequests::tokenRefusal($_SESSION['token'])
            ?? $requests->once($_SESSION['user']['id'] ?? '', fn() => $function(...$arguments));
    }
    return in_array($route, $answers, true) ? PspRequests::json($function(...$arguments)) : $function(...$arguments);
}

function matchingRoute(array $routes, string $path): array
{
    $request = $_SERVER['REQUEST_METHOD'] . ' ' . $path;
    foreach (array_keys($routes) as $route) {
        if (preg_match('~^' . str_replace('{id}', '(\d+)', $route) . '$~D', $request, $found)) {
            return [$route, array_slice($found, 1)];
        }
    }
    throw new Refusal('The page you asked for does not exist.', 404);
}

// ---- Escaping, at one place -----------------------------------------------------------------------------------------

/** A text, escaped for HTML: between tags and in quoted attributes. */
function e(string|int $text): string
{
    return htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** The helper that writes tags; it gives the token to those that post. */
function psp(): Psp
{
    static $psp = null;
    return $psp ??= new Psp(LIBRARY, token: $_SESSION['token'], nonce: base64_encode(random_bytes(16)), isDevelopment: true);
}

// ---- Session and CSRF -----------------------------------------------------------------------------------------------

function startSession(): void
{
    session_start([
        'name' => 'php_example',
        'use_strict_mode' => true,
        'cookie_httponly' => true,
        'cookie_samesite' => 'Lax',
        'cookie_secure' => !empty($_SERVER['HTTPS']),
    ]);
    $_SESSION['token'] ??= bin2hex(random_bytes(16));
}

function signIn(): array
{
    $user = row('SELECT * FROM users WHERE name = ?', [posted('name')]);
    if (!$user || !password_verify(posted('password'), $user['password'])) {
        PspRequests::flash('danger', 'Name or password is wrong.');
        return PspRequests::done('/login');
    }
    session_regenerate_id(true);
    $_SESSION['user'] = ['id' => $user['id'], 'name' => $user['full_name']];
    $next = posted('next');
    // Only a path of this site: //elsewhere.test is another one.
    return PspRequests::done(preg_match('~^/(?![/\\\\])~', $next) ? $next : '/');
}

function signOut(): array
{
    $_SESSION = [];
    session_regenerate_id(true);
    return PspRequests::done('/login');
}

/** A field of the form, as text. */
function posted(string $name): string
{
    return is_string($_POST[$name] ?? null) ? $_POST[$name] : '';
}

// ---- Posts ----------------------------------------------------------------------------------------------------------

/** Approves or denies; the body is JSON, so it is not in $_POST. */
function decide(string $id): array
{
    $body = json_decode(file_get_contents('php://input'), true);
    $reason = trim((string) ($body['reason'] ?? ''));
    $status = match (true) {
        ($body['quickApprove'] ?? false) === true => 'approved',
        ($body['quickDeny'] ?? false) === true && $reason !== '' => 'denied',
        default => throw new Refusal('Please approve this request, or say why it is denied.', 422),
    };
    $changed = query(
        "UPDATE reimbursements SET status = ?, note = ? WHERE id = ? AND status = 'inReview'",
        [$status, $reason, $id],
    )->rowCount();
    if (!$changed) {
        throw new Refusal("ERR-$id is not in review any more.", 409);
    }
    return PspRequests::json(['result' => 'success']);
}

function allocateDeposit(string $siteId): array
{
    $amounts = [];
    foreach (data('studies') as ['id' => $id]) {
        $amounts[$id] = [cents(posted($id)), cents(posted("{$id}Threshold"))];
    }
    if (array_sum(array_column($amounts, 0)) > data('site')['depositBalance']) {
        throw new Refusal('Total balance allocated must not exceed the total deposit balance.', 422);
    }
    foreach ($amounts as $id => [$funds, $threshold]) {
        query('UPDATE allocations SET funds = ?, threshold = ? WHERE study = ?', [$funds, $threshold, $id]);
    }
    PspRequests::flash('success', 'The deposit was allocated.');
    return PspRequests::done("/direct/site/$siteId/deposit/");
}

function requestReport(): array
{
    $types = array_column(reportTypes(), 'label', 'value');
    $label = $types[posted('type')] ?? throw new Refusal('There is no such report.', 422);
    query('INSERT INTO reports (label, first_day, last_day) VALUES (?, ?, ?)', [
        $label,
        posted('dateStart'),
        posted('dateEnd'),
    ]);
    PspRequests::flash('success', "Report requested: $label.");
    return PspRequests::done('/direct/report/list/');
}

function createReimbursement(string $patientId): array
{
    $today = date('Y-m-d');
    query(
        "INSERT INTO reimbursements (patient, visit_type, visit_date, submitted_on, total, status, note)
         VALUES (?, ?, ?, ?, ?, 'inReview', '')",
        [record('patients', $patientId)['id'], posted('visitType'), $today, $today, cents(posted('total'))],
    );
    PspRequests::flash('success', 'The reimbursement was created.');
    return PspRequests::done('/request/' . database()->lastInsertId() . '/view');
}

/** Edited cells arrive as 700401[note], which PHP reads as $_POST[700401]['note']. */
function saveNotes(string $siteId): array
{
    foreach ($_POST as $id => $cells) {
        if (is_array($cells) && is_string($cells['note'] ?? null)) {
            query('UPDATE reimbursements SET note = ? WHERE id = ?', [$cells['note'], $id]);
        }
    }
    return PspRequests::json(['saved' => true]);
}

function quickAction(): array
{
    if (posted('action') === 'createErr') {
        $patient = record('patients', posted('patient'));
        return PspRequests::done("/direct/reimbursement/assignedPatient/{$patient['id']}/create");
    }
    PspRequests::flash('info', 'This example can only create reimbursements.');
    return PspRequests::done('/');
}

// ---- Answers to GETs ------------------------------------------------------------------------------------------------

/** Of a record, only what the page needs: whatever is sent can be read by the person. */
function only(array $record, string ...$keys): array
{
    return array_intersect_key($record, array_flip($keys));
}

function sites(): array
{
    return [only(data('site'), 'id', 'siteId', 'organizationName', 'siteName')];
}

function sponsors(): array
{
    return [only(data('sponsor'), 'id', 'name')];
}

/** This example has no contract research organisations and no top-level sites. */
function none(): array
{
    return [];
}

function studies(): array
{
    return array_map(fn($study) => only($study, 'id', 'studyName'), data('studies'));
}

function patientsOfStudy(string $studyId): array
{
    $ofStudy = array_filter(data('patients'), fn($patient) => $patient['study'] === $studyId);
    // array_filter keeps the keys, and JSON would become an object.
    return array_map(fn($patient) => only($patient, 'id', 'patientId'), array_values($ofStudy));
}

function patientsOfSite(): array
{
    return array_map(fn($patient) => only($patient, 'id', 'patientId'), data('patients'));
}

function pendingActions(string $siteId): array
{
    $pending = rows("SELECT * FROM reimbursements WHERE status IN ('inReview', 'correctionRequired') ORDER BY id");
    return array_map(fn($found) => [
        'id' => $found['id'],
        'patientId' => record('patients', $found['patient'])['patientId'],
        'status' => $found['status'],
        'submissionDate' => ['date' => $found['submitted_on']],
        'totalUSD' => amount($found['total']),
        'view' => "/request/{$found['id']}/view",
    ], $pending);
}

function reimbursementRows(): array
{
    return listed('reimbursements', '1 = 1', 'reimbursement', [
        'reference' => 'Reference',
        'patientId' => 'Patient ID',
        'studyName' => 'Study',
        'visitType' => 'Visit',
        'visitDate (CT)' => 'Visit date (CT)',
        'total' => 'Total',
        'status' => 'Status',
        'actions' => 'Actions',
    ], [
        'reference' => 'id',
        'patientId' => '(SELECT label FROM patients WHERE patients.id = patient)',
        'studyName' => '(SELECT study FROM patients WHERE patients.id = patient)',
        'visitType' => 'visit_type',
        'visitDate (CT)' => 'visit_date',
        'total' => ['sql' => 'total', 'search' => false],
        'status' => ['sql' => 'status', 'labels' => statuses(), 'filter' => true],
    ]);
}

function statuses(): array
{
    return [
        'inReview' => 'In Review',
        'correctionRequired' => 'Correction Required',
        'approved' => 'Approved',
        'denied' => 'Denied',
        'paid' => 'Paid',
    ];
}

function reviewRows(): array
{
    return listed('reimbursements', "status = 'inReview'", 'reimbursement', [
        'reference' => 'Reference',
        'patientId' => 'Patient ID',
        'studyName' => 'Study',
        'totalUSD' => 'Total USD',
        'status' => 'Status',
    ]);
}

function noteRows(): array
{
    $cells = fn(array $found) => [
        'id' => $found['id'],
        'reference' => ['display' => "ERR-{$found['id']}", 'type' => 'link', 'href' => "/request/{$found['id']}/view"],
        'note' => ['display' => $found['note'], 'type' => 'editable', 'editConfig' => ['type' => 'text', 'max' => 200]],
    ];
    return listed('reimbursements', '1 = 1', $cells, ['reference' => 'Reference', 'note' => 'Note']);
}

function reportRows(): array
{
    $cells = fn(array $found) => [
        'id' => $found['id'],
        'label' => $found['label'],
        'from' => $found['first_day'],
        'to' => $found['last_day'],
    ];
    return listed('reports', '1 = 1', $cells, [
        'label' => 'Report',
        'from' => ['title' => 'From', 'type' => 'date'],
        'to' => ['title' => 'To', 'type' => 'date'],
    ]);
}

/** A list of records as rows; $columns are what people search, sort and filter by. */
function listed(string $table, string $condition, callable $row, array $titles, array $columns = []): array
{
    $list = new PspList(database(), $table, "$table.id", $columns, $condition);
    $column = fn($key, $title) => ['data' => $key] + (is_array($title) ? $title : ['title' => $title]);
    $shown = array_map($column, array_keys($titles), $titles);
    try {
        return $list->answer($_GET, $row, "$table.*") + ['columns' => $shown];
    } catch (InvalidArgumentException $mistake) {
        throw new Refusal($mistake->getMessage(), 400);
    }
}

/** A reimbursement as lists show it. */
function reimbursement(array $found): array
{
    $patient = record('patients', $found['patient']);
    $study = record('studies', $patient['study']);
    return [
        'id' => $found['id'],
        'reference' => ['display' => "ERR-{$found['id']}", 'type' => 'link', 'href' => "/request/{$found['id']}/view"],
        'status' => $found['status'],
        'total' => amount($found['total']),
        'totalUSD' => amount($found['total']),
        'payCurrency' => 'USD',
        'patientId' => $patient['patientId'],
        'visitType' => $found['visit_type'],
        'visitDate (CT)' => $found['visit_date'],
        'activityDate' => $found['visit_date'],
        'submittedOn' => $found['submitted_on'],
        'payType' => $patient['payType'],
        'scoutNumber' => $study['scoutNumber'],
        'studyName' => $study['studyName'],
        'site' => data('site')['siteId'],
        'country' => data('site')['country'],
        'actions' => [['href' => "/request/{$found['id']}/view", 'title' => 'View']],
    ];
}

function reimbursementsOfPatient(string $patientId): array
{
    $found = rows('SELECT * FROM reimbursements WHERE patient = ? ORDER BY id DESC', [$patientId]);
    return ['data' => array_map('reimbursement', $found)];
}

function relatedReimbursements(string $id): array
{
    $found = rows(
        'SELECT * FROM reimbursements
         WHERE id <> ? AND patient = (SELECT patient FROM reimbursements WHERE id = ?) ORDER BY id DESC',
        [$id, $id],
    );
    return array_map('reimbursement', $found);
}

function advancePaymentsOfPatient(string $patientId): array
{
    $patient = record('patients', $patientId);
    $extra = ['study' => record('studies', $patient['study'])['studyName'], 'payType' => $patient['payType']];
    return ['data' => array_map(fn($payment) => $payment + $extra, ofPatient('advancePayments', $patientId))];
}

function travelRequestsOfPatient(string $patientId): array
{
    $patient = record('patients', $patientId);
    $study = record('studies', $patient['study']);
    return ['data' => array_map(fn($request) => [
        'id' => $request['id'],
        'requestId' => $request['requestId'],
        'visitStartDate' => substr($request['apptStart'], 0, 10),
        'visitEndDate' => substr($request['apptEnd'], 0, 10),
        'study' => $study['studyName'],
        'scoutNumber' => $study['scoutNumber'],
        'site' => data('site')['siteId'],
        'siteCountry' => data('site')['country'],
        'patientId' => $patient['patientId'],
        'patientOrUser' => $patient['name'],
        'submittedOn' => $request['submittedOn'],
        'status' => $request['status'],
        'actions' => [['href' => "/travel/{$request['id']}/", 'title' => 'View']],
    ], ofPatient('travelRequests', $patientId))];
}

/** The first patient is the person who is signed in; they care for the others. */
function profiles(): array
{
    return array_map(function (array $patient): array {
        $study = record('studies', $patient['study']);
        return [
            'id' => $patient['id'],
            'enabled' => true,
            'isPrimary' => $patient === data('patients')[0],
            'patientId' => $patient['patientId'],
            'site' => ['enabled' => true, 'siteId' => data('site')['siteId'], 'configuration' => ['restricted' => false]],
            'study' => [
                'scoutNumber' => $study['scoutNumber'],
                'studyName' => $study['studyName'],
                'organizationName' => data('site')['organizationName'],
                'sponsor' => data('sponsor')['name'],
                'archived' => false,
                'status' => 'active',
                'configuration' => ['restricted' => false],
            ],
            'actions' => [['href' => "/patient/{$patient['id']}/", 'title' => 'View']],
        ];
    }, data('patients'));
}

function sponsorLogo(): array
{
    return ['data' => data('sponsor')['logo']];
}

function reportTypes(): array
{
    return [['value' => 'visits', 'label' => 'Visits'], ['value' => 'monthlyReport', 'label' => 'Monthly Report']];
}

// ---- Pages ----------------------------------------------------------------------------------------------------------

/** A page as an answer. */
function page(string $title, callable $content, int $status = 200): array
{
    $policy = "default-src 'self'; script-src 'nonce-" . psp()->nonce . "' 'strict-dynamic'; style-src 'self'; "
        . "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        . "require-trusted-types-for 'script'; trusted-types 'none'";
    $headers = [
        'Content-Type' => 'text/html; charset=utf-8',
        'Cache-Control' => 'no-store',
        'X-Content-Type-Options' => 'nosniff',
        'Referrer-Policy' => 'same-origin',
        'Content-Security-Policy' => $policy,
    ];
    $flash = PspRequests::flashed();
    ob_start();
    ?>
<!doctype html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title><?= e($title) ?></title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/style.css">
    <?= psp()->head() ?>

</head>
<body>
    <?php if (isset($_SESSION['user'])): ?>
    <form method="post" action="/logout">
        <nav>
            <a href="/">Start</a> ·
            <a href="/direct/reimbursement/site/12/list/">Reimbursements</a> ·
            <a href="/direct/reimbursement/site/12/review/">Review</a> ·
            <a href="/direct/reimbursement/site/12/notes/">Notes</a> ·
            <a href="/direct/site/12/deposit/">Deposit</a> ·
            <a href="/direct/site/12/report/">Reports</a> ·
            <a href="/me/">My studies</a>
        </nav>
        <input type="hidden" name="_token" value="<?= e($_SESSION['token']) ?>">
        <p><?= e($_SESSION['user']['name']) ?> <button type="submit">Sign out</button></p>
    </form>
    <?php endif ?>
    <?= $flash ? psp()->tag('flash-message', $flash, e($flash['message'])) : '' ?>

    <main>
    <h1><?= e($title) ?></h1>
    <?php $content() ?>
    </main>
    <?= psp()->tag('cookie-consent', ['policy_url' => '/cookies/']) ?>

</body>
</html>
    <?php
    return ['status' => $status, 'headers' => $headers, 'body' => ob_get_clean()];
}

function loginPage(): array
{
    return page('Sign in', function () { ?>
    <p>Name and password are <b>demo</b>.</p>
    <form method="post" action="/login">
        <input type="hidden" name="_token" value="<?= e($_SESSION['token']) ?>">
        <input type="hidden" name="next" value="<?= e(is_string($_GET['next'] ?? null) ? $_GET['next'] : '/') ?>">
        <p><label>Name <input name="name" autocomplete="username" required></label></p>
        <p><label>Password <input name="password" type="password" autocomplete="current-password" required></label></p>
        <button type="submit">Sign in</button>
    </form>
    <?php });
}

function cookiePage(): array
{
    return page('Cookies', function () { ?>
    <p>One cookie holds the session, one that you have closed the banner.</p>
    <?php });
}

function dashboard(): array
{
    return page('Dashboard', function () {
        $site = sites()[0] + ['enableQuickActions' => true];
        $studies = array_map(fn($study) => only($study, 'id', 'studyName') + ['siteId' => $site['siteId']], data('studies'));
        ?>
    <?= psp()->tag('sponsor-logo', ['sponsor_id' => data('sponsor')['id'], 'alt' => data('sponsor')['name']]) ?>

    <?= psp()->tag('create-err', ['site_id' => $site['id']], "To begin a request, open the patient's page.") ?>

    <?= psp()->tag('pending-actions', ['site_id' => $site['id']]) ?>

    <?= psp()->tag('quick-actions', ['sites' => [$site], 'studies' => $studies]) ?>

    <?php });
}

function listPage(): array
{
    return page('Reimbursements', function () {
        $breadcrumbs = [['label' => 'Start', 'href' => '/'], ['label' => 'Reimbursement List']];
        ?>
    <?= psp()->tag('reimbursement-list', [
        'endpoint' => '/direct/reimbursement/site/12/api/list/',
        'list_title' => data('site')['siteId'],
        'paging' => 'host',
        'breadcrumbs' => $breadcrumbs,
    ], 'The list could not be shown.') ?>

    <?php });
}

function reviewPage(): array
{
    return page('Review', function () { ?>
    <?= psp()->tag('breadcrumbs', ['items' => [['label' => 'Start', 'href' => '/'], ['label' => 'Review']]]) ?>

    <?= psp()->tag('review-queue', [
        'endpoint' => '/direct/reimbursement/site/12/review/api/list/',
    ], 'The queue could not be shown.') ?>

    <?php });
}

function notesPage(): array
{
    return page('Notes', function () { ?>
    <?= psp()->tag('table', [
        'endpoint' => '/direct/reimbursement/site/12/notes/api/list/',
        'save_url' => '/direct/reimbursement/site/12/notes/',
        'label' => 'Notes',
    ], 'The table could not be shown.') ?>

    <?php });
}

function reimbursementPage(string $id): array
{
    $found = row('SELECT * FROM reimbursements WHERE id = ?', [$id])
        ?? throw new Refusal('There is no such reimbursement.', 404);
    return page("ERR-$id", function () use ($found) {
        $patient = record('patients', $found['patient']);
        $actions = [
            ['href' => "/patient/{$patient['id']}/", 'title' => 'Patient'],
            ['href' => '/direct/reimbursement/site/12/list/', 'title' => 'All'],
        ];
        $shown = reimbursement($found);
        ?>
    <p>Reference <?= psp()->tag('copy-text', ['text' => "ERR-{$found['id']}"], e("ERR-{$found['id']}")) ?></p>
    <?= psp()->tag('row-actions', ['actions' => $actions, 'label' => "ERR-{$found['id']}"]) ?>

    <?= psp()->tag('reimbursement-detail', ['reimbursement' => [
        'id' => (string) $found['id'],
        'reimbursementId' => "ERR-{$found['id']}",
        'status' => $found['status'],
        'totalUSD' => amount($found['total']),
        'totalPayable' => amount($found['total']),
        'paymentCurrency' => 'USD',
        'paymentPreference' => $patient['payType'],
        'patientId' => $patient['patientId'],
        'patientProfileURL' => "/patient/{$patient['id']}/",
        'studyName' => $shown['studyName'],
        'scoutNumber' => $shown['scoutNumber'],
        'siteId' => $shown['site'],
        'visitType' => $found['visit_type'],
        'visitDate' => $found['visit_date'],
        'createdOn' => $found['submitted_on'],
        'notes' => $found['note'],
        'travelRequest' => 'n/a',
        'expenses' => [[
            'type' => 'Taxi',
            'invoiceDate' => $found['visit_date'],
            'currency' => 'USD',
            'amountFormatted' => amount($found['total']),
            'amountUSDFormatted' => amount($found['total']),
        ]],
    ]]) ?>

    <?php });
}

function patientPage(string $id): array
{
    $patient = record('patients', $id);
    return page($patient['name'], function () use ($patient) { ?>
    <p>Number <?= psp()->tag('copy-text', ['text' => $patient['patientId']], e($patient['patientId'])) ?>

    <a href="/direct/reimbursement/assignedPatient/<?= e($patient['id']) ?>/create">New reimbursement</a></p>
    <?= psp()->tag('patient-payments', ['patient_id' => $patient['id'], 'tab' => 'reimbursement']) ?>

    <?= psp()->tag('travel-requests', ['owner' => 'patient', 'id' => $patient['id']]) ?>

    <?php });
}

function createPage(string $patientId): array
{
    $patient = record('patients', $patientId);
    return page('New reimbursement', function () use ($patient) { ?>
    <p>For <?= e($patient['name']) ?>, <?= e($patient['patientId']) ?>.</p>
    <form method="post">
        <input type="hidden" name="_token" value="<?= e($_SESSION['token']) ?>">
        <p><label>Visit <input name="visitType" required maxlength="60"></label></p>
        <p><label>Total in USD <input name="total" required pattern="\d{1,7}\.\d\d" placeholder="84.20"></label></p>
        <button type="submit">Create</button>
    </form>
    <?php });
}

function travelPage(string $id): array
{
    $request = record('travelRequests', $id);
    $patient = record('patients', $request['patient']);
    $study = record('studies', $patient['study']);
    return page($request['requestId'], function () use ($request, $patient, $study) {
        $shown = $request + only($patient, 'patientId') + only($study, 'studyName', 'scoutNumber');
        ?>
    <?= psp()->tag('travel-request', ['request' => $shown, 'patient' => only($patient, 'name')]) ?>

    <?php });
}

function depositPage(string $siteId): array
{
    return page('Deposit', function () {
        $site = data('site');
        $children = array_map(fn($found) => [
            'id' => $found['study'],
            'name' => record('studies', $found['study'])['studyName'],
            'depositBalance' => amount($found['funds']),
            'depositThresholdAmount' => amount($found['threshold']),
        ], rows('SELECT * FROM allocations ORDER BY study'));
        ?>
    <?= psp()->tag('deposit-form', [
        'site_id' => $site['id'],
        'parent' => ['id' => $site['id'], 'depositBalance' => amount($site['depositBalance'])],
        'children' => $children,
    ], 'The balances cannot be edited in this browser.') ?>

    <?php });
}

function budgetPage(string $siteId, string $studyId): array
{
    return page(record('studies', $studyId)['studyName'], function () use ($siteId, $studyId) {
        $found = row('SELECT * FROM allocations WHERE study = ?', [$studyId]);
        $breadcrumbs = [['label' => 'Deposit', 'href' => "/direct/site/$siteId/deposit/"], ['label' => 'Budget']];
        ?>
    <?= psp()->tag('breadcrumbs', ['items' => $breadcrumbs]) ?>

    <p>Funds: <?= e(amount($found['funds'])) ?> USD. Refilled below <?= e(amount($found['threshold'])) ?> USD.</p>
    <?php });
}

function reportPage(string $siteId): array
{
    return page('Reports', function () use ($siteId) { ?>
    <?= psp()->tag('report-form', [
        'level' => 'site',
        'site_id' => $siteId,
        'submit_url' => '/report/',
        'report_types' => reportTypes(),
    ]) ?>

    <?php });
}

function reportHistory(): array
{
    return page('Report history', function () { ?>
    <?= psp()->tag('table', [
        'endpoint' => '/report/api/list/',
        'label' => 'Reports',
    ], 'The table could not be shown.') ?>

    <?php });
}

function myStudies(): array
{
    return page('My studies', function () { ?>
    <?= psp()->tag('my-studies', ['user_id' => $_SESSION['user']['id']]) ?>

    <?= psp()->tag('study-list', ['user_id' => $_SESSION['user']['id']]) ?>

    <?php });
}

// ---- The library's files; a web server does the same by two lines of its configuration ------------------------------

function sendLibraryFile(string $name): void
{
    $types = ['js' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json', 'map' => 'application/json'];
    $type = $types[pathinfo($name, PATHINFO_EXTENSION)] ?? null;
    $file = LIBRARY . '/' . $name;
    // A name has no slash, so it cannot leave the folder.
    if (!$type || !preg_match('/^[\w-]+(\.[\w-]+)+$/D', $name) || !is_file($file)) {
        http_response_code(404);
        return;
    }
    $etag = '"' . hash_file('xxh128', $file) . '"';
    $isHashed = preg_match('/\.[0-9a-z]{8}\.(js|css)(\.map)?$/D', $name);
    header("Content-Type: $type; charset=utf-8");
    header('Cache-Control: ' . ($isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'));
    header("ETag: $etag");
    if (($_SERVER['HTTP_IF_NONE_MATCH'] ?? '') === $etag) {
        http_response_code(304);
    } else {
        readfile($file);
    }
}

// ---- Data -----------------------------------------------------------------------------------------------------------

function data(string $name): array
{
    static $data = null;
    $data ??= json_decode(file_get_contents(__DIR__ . '/../../example-data.json'), true, flags: JSON_THROW_ON_ERROR);
    return $data[$name];
}

function record(string $list, string $id): array
{
    return array_column(data($list), null, 'id')[$id] ?? throw new Refusal('There is no such record.', 404);
}

function ofPatient(string $list, string $patientId): array
{
    return array_values(array_filter(data($list), fn($found) => $found['patient'] === $patientId));
}

/** Money is whole cents: 18450 is shown and sent as 184.50. */
function amount(int $cents): string
{
    return sprintf('%d.%02d', intdiv($cents, 100), $cents % 100);
}

function cents(string $amount): int
{
    if (!preg_match('/^\d{1,9}\.\d\d$/D', $amount)) {
        throw new Refusal('Please enter an amount with two decimals.', 422);
    }
    return (int) str_replace('.', '', $amount);
}

function row(string $sql, array $values = []): ?array
{
    return query($sql, $values)->fetch() ?: null;
}

function rows(string $sql, array $values = []): array
{
    return query($sql, $values)->fetchAll();
}

/** Values never become part of the SQL. */
function query(string $sql, array $values = []): PDOStatement
{
    $statement = database()->prepare($sql);
    $statement->execute($values);
    return $statement;
}

function database(): PDO
{
    static $database = null;
    if ($database) {
        return $database;
    }
    $file = getenv('EXAMPLE_DATA') ?: __DIR__ . '/.data/portal.sqlite';
    @mkdir(dirname($file), 0700, true);
    $database = new PDO("sqlite:$file", options: [
        PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
        PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
        PDO::ATTR_TIMEOUT => 10,
    ]);
    seed();
    return $database;
}

function seed(): void
{
    query('BEGIN IMMEDIATE');
    if (!row("SELECT 1 FROM sqlite_master WHERE name = 'users'")) {
        query('CREATE TABLE users (id TEXT, name TEXT UNIQUE, password TEXT, full_name TEXT)');
        query('CREATE TABLE reimbursements (id INTEGER PRIMARY KEY, patient TEXT, visit_type TEXT, visit_date TEXT,
               submitted_on TEXT, total INTEGER, status TEXT, note TEXT)');
        query('CREATE TABLE patients (id TEXT PRIMARY KEY, label TEXT, study TEXT)');
        query('CREATE TABLE allocations (study TEXT PRIMARY KEY, funds INTEGER, threshold INTEGER)');
        query('CREATE TABLE reports (id INTEGER PRIMARY KEY, label TEXT, first_day TEXT, last_day TEXT)');
        query('CREATE TABLE idempotent_answers (owner TEXT, path TEXT, idempotency_key TEXT, answer TEXT,
               created_at TEXT DEFAULT CURRENT_TIMESTAMP, PRIMARY KEY (owner, path, idempotency_key))');
        ['id' => $id, 'name' => $name, 'password' => $password, 'fullName' => $fullName] = data('user');
        query('INSERT INTO users VALUES (?, ?, ?, ?)', [$id, $name, password_hash($password, PASSWORD_DEFAULT), $fullName]);
        foreach (data('reimbursements') as $found) {
            query('INSERT INTO reimbursements VALUES (?, ?, ?, ?, ?, ?, ?, ?)', array_values($found));
        }
        foreach (data('patients') as $patient) {
            $study = record('studies', $patient['study'])['studyName'];
            query('INSERT INTO patients VALUES (?, ?, ?)', [$patient['id'], $patient['patientId'], $study]);
        }
        foreach (data('studies') as $study) {
            query('INSERT INTO allocations VALUES (?, ?, ?)', [$study['id'], $study['funds'], $study['threshold']]);
        }
    }
    query('COMMIT');
}
