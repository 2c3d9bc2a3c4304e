<!doctype html><html lang="en"><head><title>Blade</title>{!! $psp->head(['deposit-form']) !!}</head>
<body>@psp('deposit-form', ['site_id' => $site['id'], 'submit_url' => '/', 'parent' => $parent, 'children' => $children], '<p>Balances</p>')</body></html>
