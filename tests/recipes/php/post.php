<?php

$token = $_SERVER['HTTP_X_CSRF_TOKEN'] ?? $_POST['_token'] ?? '';
if (!hash_equals($_SESSION['token'], $token)) {
    http_response_code(403);
    exit(json_encode(['message' => 'The form has expired. Please reload the page.']));
}
allocateDeposit($_POST);
$_SESSION['flash'] = ['level' => 'success', 'text' => 'The deposit was allocated.'];
$url = '/direct/site/12/deposit/';
if (($_SERVER['HTTP_X_REQUESTED_WITH'] ?? '') === 'XMLHttpRequest') {
    header('Content-Type: application/json');
    echo json_encode(['redirect' => $url]);
} else {
    header("Location: $url", true, 303);
}
