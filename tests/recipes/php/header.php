<!doctype html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <title><?= e($site['name']) ?></title>
    <link rel="stylesheet" href="/psp/psp.css">
    <script type="module" src="/psp/psp.js" nonce="<?= e($cspNonce) ?>"></script>
</head>
<body>
    <?php if ($flash): ?>
    <psp-flash-message data-message="<?= e($flash['text']) ?>" data-level="<?= e($flash['level']) ?>"><?= e($flash['text']) ?></psp-flash-message>
    <?php endif ?>
