<!doctype html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <title>@yield('title')</title>
    <link rel="stylesheet" href="/psp/psp.css">
    <script type="module" src="/psp/psp.js" nonce="{{ $cspNonce }}"></script>
</head>
<body>
    @if ($flash)
    <psp-flash-message data-message="{{ $flash['text'] }}" data-level="{{ $flash['level'] }}">{{ $flash['text'] }}</psp-flash-message>
    @endif
    @yield('content')
</body>
</html>
