<?php

// A minimal host of PSP Widgets, to read and to copy: php -S 127.0.0.1:4701 examples/php/index.php

declare(strict_types=1);

const LIBRARY = __DIR__ . '/../../dist';
const ONE_DAY = 24 * 60 * 60;

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
    readfile(__DIR__ . '/../style.css');
    exit;
}
startSession();
try {
    [$route, $argument] = matchingRoute($openPages + $pages + $answers + $posts, $path);
    $function = ($openPages + $pages + $answers + $posts)[$route];
    if (!isset($openPages[$route])) {
        requireUser($path);
    }
    if ($_SERVER['REQUEST_METHOD'] === 'POST') {
        requireToken();
        sendResult(once($path, fn() => $function(...$argument)));
    } elseif (isset($answers[$route])) {
        sendJson($function(...$argument));
    } else {
        $function(...$argument);
    }
} catch (Refusal $refusal) {
    http_response_code($refusal->getCode());
    if (isCall()) {
        sendJson(['message' => $refusal->getMessage()]);
    } else {
        page('Not possible', function () use ($refusal) { ?>
            <p><?= e($refusal->getMessage()) ?></p>
        <?php });
    }
} catch (Throwable $error) {
    error_log((string) $error);
    http_response_code(500);
    sendJson(['message' => 'The portal has met an unexpected error.']);
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

/** A call of an element, which wants JSON; without it, a browser that wants a page. */
function isCall(): bool
{
    return ($_SERVER['HTTP_X_REQUESTED_WITH'] ?? '') === 'XMLHttpRequest';
}

function sendJson(array $answer): void
{
    header('Content-Type: application/json; charset=utf-8');
    header('Cache-Control: no-store');
    echo json_encode($answer, JSON_THROW_ON_ERROR);
}

/** Of a post: elements read JSON, native forms follow a redirect. */
function sendResult(array $result): void
{
    if (isset($result['redirect']) && !isCall()) {
        header("Location: {$result['redirect']}", true, 303);
    } else {
        sendJson($result);
    }
}

// ---- Escaping, at one place -----------------------------------------------------------------------------------------

/** A text, escaped for HTML: between tags and in quoted attributes. */
function e(string|int $text): string
{
    return htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** JSON, escaped for a quoted attribute. Throws rather than writing an empty attribute. */
function json(array $value): string
{
    return e(json_encode($value, JSON_THROW_ON_ERROR));
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

/** 401 tells an element that the session has ended; a page goes to the sign-in form. */
function requireUser(string $path): void
{
    if (isset($_SESSION['user'])) {
        return;
    }
    if (!isCall()) {
        header('Location: /login?next=' . rawurlencode($path), true, 303);
        exit;
    }
    throw new Refusal('Please sign in.', 401);
}

function requireToken(): void
{
    $token = $_SERVER['HTTP_X_CSRF_TOKEN'] ?? $_POST['_token'] ?? '';
    if (!is_string($token) || !hash_equals($_SESSION['token'], $token)) {
        throw new Refusal('The form has expired. Please reload the page and try again.', 403);
    }
}

function signIn(): array
{
    $user = row('SELECT * FROM users WHERE name = ?', [posted('name')]);
    if (!$user || !password_verify(posted('password'), $user['password'])) {
        flash('danger', 'Name or password is wrong.');
        return ['redirect' => '/login'];
    }
    session_regenerate_id(true);
    $_SESSION['user'] = ['id' => $user['id'], 'name' => $user['full_name']];
    $next = posted('next');
    // Only a path of this site: //elsewhere.test is another one.
    return ['redirect' => preg_match('~^/(?![/\\\\])~', $next) ? $next : '/'];
}

function signOut(): array
{
    unset($_SESSION['user'], $_SESSION['flash']);
    session_regenerate_id(true);
    return ['redirect' => '/login'];
}

/** Shown on the next page. */
function flash(string $level, string $text): void
{
    $_SESSION['flash'] = ['level' => $level, 'text' => $text];
}

/** A field of the form, as text. */
function posted(string $name): string
{
    return is_string($_POST[$name] ?? null) ? $_POST[$name] : '';
}

// ---- Posts: carried out once per Idempotency-Key --------------------------------------------------------------------

/**
 * Carries out a post once. The work and its answer are stored in one transaction: a repetition, also one that arrives
 * at the same moment, waits and gets the first answer. A refusal has changed nothing, and is not stored.
 */
function once(string $path, callable $work): array
{
    $key = [$_SESSION['user']['id'] ?? '', $path, $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? ''];
    query('BEGIN IMMEDIATE');
    try {
        query('DELETE FROM answers WHERE stored_at < ?', [time() - ONE_DAY]);
        $stored = row('SELECT answer FROM answers WHERE user = ? AND path = ? AND key = ?', $key);
        $answer = $stored ? json_decode($stored['answer'], true) : $work();
        if (!$stored && $key[2] !== '') {
            query('INSERT INTO answers VALUES (?, ?, ?, ?, ?)', [...$key, json_encode($answer), time()]);
        }
        query('COMMIT');
        return $answer;
    } catch (Throwable $error) {
        query('ROLLBACK');
        throw $error;
    }
}

/** Approves or denies; the body is JSON, so it is not in $_POST. */
function decide(string $id): array
{
    $body = json_decode(file_get_contents('php://input'), true);
    $reason = trim((string) ($body['reason'] ?? ''));
    if (($body['quickDeny'] ?? false) === true && $reason === '') {
        throw new Refusal('Please say why this request is denied.', 422);
    }
    $isApproved = ($body['quickApprove'] ?? false) === true;
    $changed = query(
        "UPDATE reimbursements SET status = ?, note = ? WHERE id = ? AND status = 'inReview'",
        [$isApproved ? 'approved' : 'denied', $reason, $id],
    )->rowCount();
    if (!$changed) {
        throw new Refusal("ERR-$id is not in review any more.", 409);
    }
    return ['result' => 'success'];
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
    flash('success', 'The deposit was allocated.');
    return ['redirect' => "/direct/site/$siteId/deposit/"];
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
    flash('success', "Report requested: $label.");
    return ['redirect' => '/direct/report/list/'];
}

function createReimbursement(string $patientId): array
{
    $today = date('Y-m-d');
    query(
        "INSERT INTO reimbursements (patient, visit_type, visit_date, submitted_on, total, status, note)
         VALUES (?, ?, ?, ?, ?, 'inReview', '')",
        [record('patients', $patientId)['id'], posted('visitType'), $today, $today, cents(posted('total'))],
    );
    flash('success', 'The reimbursement was created.');
    return ['redirect' => '/request/' . database()->lastInsertId() . '/view'];
}

/** Edited cells arrive as 700401[note], which PHP reads as $_POST[700401]['note']. */
function saveNotes(string $siteId): array
{
    foreach ($_POST as $id => $cells) {
        if (is_array($cells) && is_string($cells['note'] ?? null)) {
            query('UPDATE reimbursements SET note = ? WHERE id = ?', [$cells['note'], $id]);
        }
    }
    return ['saved' => true];
}

function quickAction(): array
{
    if (posted('action') === 'createErr') {
        $patient = record('patients', posted('patient'));
        return ['redirect' => "/direct/reimbursement/assignedPatient/{$patient['id']}/create"];
    }
    flash('info', 'This example can only create reimbursements.');
    return ['redirect' => '/'];
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
    return batch('reimbursements', '1', 'reimbursement', [
        'reference' => 'Reference',
        'patientId' => 'Patient ID',
        'studyName' => 'Study',
        'visitType' => 'Visit',
        'visitDate (CT)' => 'Visit Date (CT)',
        'total' => 'Total',
        'status' => 'Status',
        'actions' => 'Actions',
    ], [
        'reference' => 'id',
        'patientId' => '(SELECT label FROM patients WHERE patients.id = patient)',
        'studyName' => '(SELECT study FROM patients WHERE patients.id = patient)',
        'visitType' => 'visit_type',
        'visitDate (CT)' => 'visit_date',
        'total' => 'total',
        'status' => 'status',
    ]);
}

function reviewRows(): array
{
    return batch('reimbursements', "status = 'inReview'", 'reimbursement', [
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
    return batch('reimbursements', '1', $cells, ['reference' => 'Reference', 'note' => 'Note']);
}

function reportRows(): array
{
    $cells = fn(array $found) => [
        'id' => $found['id'],
        'label' => $found['label'],
        'from' => ['display' => $found['first_day'], 'type' => 'date', 'sort' => $found['first_day']],
        'to' => ['display' => $found['last_day'], 'type' => 'date', 'sort' => $found['last_day']],
    ];
    return batch('reports', '1', $cells, ['label' => 'Report', 'from' => 'From', 'to' => 'To']);
}

/**
 * One batch of a table, always in the same order; for a tag with data-paging="host" one page, of the rows that match.
 * $columns: key → what to search, sort and filter by, in SQL. Names and conditions are written in this file, never sent.
 */
function batch(string $table, string $condition, callable $cells, array $titles, array $columns = []): array
{
    $all = row("SELECT count(*) AS total FROM $table WHERE $condition")['total'];
    [$matching, $values] = matching($columns);
    $condition .= $matching;
    $by = $columns[$_GET['sort'] ?? ''] ?? 'id';
    $direction = ($_GET['order'] ?? 'desc') === 'asc' ? 'ASC' : 'DESC';
    $limit = min(10000, max(1, (int) ($_GET['limit'] ?? 2500)));
    $skip = max(0, (int) ($_GET['skip'] ?? 0));
    // The id comes last: otherwise rows with equal values change places between two pages.
    $order = "$by $direction, id $direction";
    $found = rows("SELECT * FROM $table WHERE $condition ORDER BY $order LIMIT ? OFFSET ?", [...$values, $limit, $skip]);
    return [
        'data' => array_map($cells, $found),
        'columns' => array_map(fn($key, $title) => ['data' => $key, 'title' => $title], array_keys($titles), $titles),
        'total' => row("SELECT count(*) AS total FROM $table WHERE $condition", $values)['total'],
        'totalAll' => $all,
        'skip' => $skip,
    ];
}

/** The conditions of search and filters, with their values: each word in some column, each filter in its own. */
function matching(array $columns): array
{
    $condition = '';
    $values = [];
    $texts = implode(" || ' ' || ", $columns);
    foreach ($columns ? preg_split('/\s+/', $_GET['search'] ?? '', -1, PREG_SPLIT_NO_EMPTY) : [] as $word) {
        $condition .= " AND instr(lower($texts), lower(?)) > 0";
        $values[] = $word;
    }
    foreach ((array) ($_GET['filter'] ?? []) as $key => $value) {
        if (isset($columns[$key])) {
            $condition .= " AND {$columns[$key]} = ?";
            $values[] = $value;
        }
    }
    return [$condition, $values];
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

function page(string $title, callable $content): void
{
    $nonce = base64_encode(random_bytes(16));
    header('Content-Type: text/html; charset=utf-8');
    header('Cache-Control: no-store');
    header('X-Content-Type-Options: nosniff');
    header('Referrer-Policy: same-origin');
    header("Content-Security-Policy: default-src 'self'; script-src 'nonce-$nonce' 'strict-dynamic'; style-src 'self'; "
        . "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        . "require-trusted-types-for 'script'; trusted-types 'none'");
    $flash = $_SESSION['flash'] ?? null;
    // Elements look ahead with fetch; only a page that a person sees uses the message up.
    if (($_SERVER['HTTP_SEC_FETCH_MODE'] ?? 'navigate') === 'navigate') {
        unset($_SESSION['flash']);
    }
    ?>
<!doctype html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title><?= e($title) ?></title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/style.css">
    <link rel="stylesheet" href="/psp/psp.css">
    <script type="module" src="/psp/psp.js" nonce="<?= e($nonce) ?>"></script>
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
    <?php if ($flash): ?>
    <psp-flash-message data-message="<?= e($flash['text']) ?>" data-level="<?= e($flash['level']) ?>">
        <?= e($flash['text']) ?>
    </psp-flash-message>
    <?php endif ?>
    <main>
    <h1><?= e($title) ?></h1>
    <?php $content() ?>
    </main>
    <psp-cookie-consent data-policy-url="/cookies/"></psp-cookie-consent>
</body>
</html>
    <?php
}

function loginPage(): void
{
    page('Sign in', function () { ?>
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

function cookiePage(): void
{
    page('Cookies', function () { ?>
    <p>One cookie holds the session, one that you have closed the banner.</p>
    <?php });
}

function dashboard(): void
{
    page('Dashboard', function () {
        $site = sites()[0] + ['enableQuickActions' => true];
        $studies = array_map(fn($study) => only($study, 'id', 'studyName') + ['siteId' => $site['siteId']], data('studies'));
        ?>
    <psp-sponsor-logo
        data-sponsor-id="<?= e(data('sponsor')['id']) ?>"
        data-alt="<?= e(data('sponsor')['name']) ?>"
    ></psp-sponsor-logo>
    <psp-create-err data-site-id="<?= e($site['id']) ?>">To begin a request, open the patient's page.</psp-create-err>
    <psp-pending-actions data-site-id="<?= e($site['id']) ?>"></psp-pending-actions>
    <psp-quick-actions
        data-token="<?= e($_SESSION['token']) ?>"
        data-sites="<?= json([$site]) ?>"
        data-studies="<?= json($studies) ?>"
    ></psp-quick-actions>
    <?php });
}

function listPage(): void
{
    page('Reimbursements', function () {
        $breadcrumbs = [['label' => 'Start', 'href' => '/'], ['label' => 'Reimbursement List']];
        ?>
    <psp-reimbursement-list
        data-endpoint="/direct/reimbursement/site/12/api/list/"
        data-list-title="<?= e(data('site')['siteId']) ?>"
        data-paging="host"
        data-breadcrumbs="<?= json($breadcrumbs) ?>"
    >The list could not be shown.</psp-reimbursement-list>
    <?php });
}

function reviewPage(): void
{
    page('Review', function () { ?>
    <psp-breadcrumbs data-items="<?= json([['label' => 'Start', 'href' => '/'], ['label' => 'Review']]) ?>"></psp-breadcrumbs>
    <psp-review-queue
        data-endpoint="/direct/reimbursement/site/12/review/api/list/"
        data-token="<?= e($_SESSION['token']) ?>"
    >The queue could not be shown.</psp-review-queue>
    <?php });
}

function notesPage(): void
{
    page('Notes', function () { ?>
    <psp-table
        data-endpoint="/direct/reimbursement/site/12/notes/api/list/"
        data-save-url="/direct/reimbursement/site/12/notes/"
        data-label="Notes"
        data-token="<?= e($_SESSION['token']) ?>"
    >The table could not be shown.</psp-table>
    <?php });
}

function reimbursementPage(string $id): void
{
    $found = row('SELECT * FROM reimbursements WHERE id = ?', [$id])
        ?? throw new Refusal('There is no such reimbursement.', 404);
    page("ERR-$id", function () use ($found) {
        $patient = record('patients', $found['patient']);
        $actions = [
            ['href' => "/patient/{$patient['id']}/", 'title' => 'Patient'],
            ['href' => '/direct/reimbursement/site/12/list/', 'title' => 'All'],
        ];
        $shown = reimbursement($found);
        ?>
    <p>Reference <psp-copy-text data-text="ERR-<?= e($found['id']) ?>">ERR-<?= e($found['id']) ?></psp-copy-text></p>
    <psp-row-actions data-actions="<?= json($actions) ?>" data-label="ERR-<?= e($found['id']) ?>"></psp-row-actions>
    <psp-reimbursement-detail data-reimbursement="<?= json([
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
    ]) ?>"></psp-reimbursement-detail>
    <?php });
}

function patientPage(string $id): void
{
    $patient = record('patients', $id);
    page($patient['name'], function () use ($patient) { ?>
    <p>Number <psp-copy-text data-text="<?= e($patient['patientId']) ?>"><?= e($patient['patientId']) ?></psp-copy-text>
    <a href="/direct/reimbursement/assignedPatient/<?= e($patient['id']) ?>/create">New reimbursement</a></p>
    <psp-patient-payments data-patient-id="<?= e($patient['id']) ?>" data-tab="reimbursement"></psp-patient-payments>
    <psp-travel-requests data-owner="patient" data-id="<?= e($patient['id']) ?>"></psp-travel-requests>
    <?php });
}

function createPage(string $patientId): void
{
    $patient = record('patients', $patientId);
    page('New reimbursement', function () use ($patient) { ?>
    <p>For <?= e($patient['name']) ?>, <?= e($patient['patientId']) ?>.</p>
    <form method="post">
        <input type="hidden" name="_token" value="<?= e($_SESSION['token']) ?>">
        <p><label>Visit <input name="visitType" required maxlength="60"></label></p>
        <p><label>Total in USD <input name="total" required pattern="\d{1,7}\.\d\d" placeholder="84.20"></label></p>
        <button type="submit">Create</button>
    </form>
    <?php });
}

function travelPage(string $id): void
{
    $request = record('travelRequests', $id);
    $patient = record('patients', $request['patient']);
    $study = record('studies', $patient['study']);
    page($request['requestId'], function () use ($request, $patient, $study) {
        $shown = $request + only($patient, 'patientId') + only($study, 'studyName', 'scoutNumber');
        ?>
    <psp-travel-request
        data-request="<?= json($shown) ?>"
        data-patient="<?= json(only($patient, 'name')) ?>"
    ></psp-travel-request>
    <?php });
}

function depositPage(string $siteId): void
{
    page('Deposit', function () {
        $site = data('site');
        $children = array_map(fn($found) => [
            'id' => $found['study'],
            'name' => record('studies', $found['study'])['studyName'],
            'depositBalance' => amount($found['funds']),
            'depositThresholdAmount' => amount($found['threshold']),
        ], rows('SELECT * FROM allocations ORDER BY study'));
        ?>
    <psp-deposit-form
        data-site-id="<?= e($site['id']) ?>"
        data-token="<?= e($_SESSION['token']) ?>"
        data-parent="<?= json(['id' => $site['id'], 'depositBalance' => amount($site['depositBalance'])]) ?>"
        data-children="<?= json($children) ?>"
    >The balances cannot be edited in this browser.</psp-deposit-form>
    <?php });
}

function budgetPage(string $siteId, string $studyId): void
{
    page(record('studies', $studyId)['studyName'], function () use ($siteId, $studyId) {
        $found = row('SELECT * FROM allocations WHERE study = ?', [$studyId]);
        $breadcrumbs = [['label' => 'Deposit', 'href' => "/direct/site/$siteId/deposit/"], ['label' => 'Budget']];
        ?>
    <psp-breadcrumbs data-items="<?= json($breadcrumbs) ?>"></psp-breadcrumbs>
    <p>Funds: <?= e(amount($found['funds'])) ?> USD. Refilled below <?= e(amount($found['threshold'])) ?> USD.</p>
    <?php });
}

function reportPage(string $siteId): void
{
    page('Reports', function () use ($siteId) { ?>
    <psp-report-form
        data-level="site"
        data-site-id="<?= e($siteId) ?>"
        data-submit-url="/report/"
        data-token="<?= e($_SESSION['token']) ?>"
        data-report-types="<?= json(reportTypes()) ?>"
    ></psp-report-form>
    <?php });
}

function reportHistory(): void
{
    page('Report history', function () { ?>
    <psp-table data-endpoint="/report/api/list/" data-label="Reports">The table could not be shown.</psp-table>
    <?php });
}

function myStudies(): void
{
    page('My studies', function () { ?>
    <psp-my-studies data-user-id="<?= e($_SESSION['user']['id']) ?>"></psp-my-studies>
    <psp-study-list data-user-id="<?= e($_SESSION['user']['id']) ?>"></psp-study-list>
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
    $data ??= json_decode(file_get_contents(__DIR__ . '/../data.json'), true, flags: JSON_THROW_ON_ERROR);
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
        query('CREATE TABLE answers (user TEXT, path TEXT, key TEXT, answer TEXT, stored_at INTEGER,
               PRIMARY KEY (user, path, key))');
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
