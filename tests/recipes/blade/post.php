<?php

// Laravel checks X-CSRF-Token and _token itself; the token is csrf_token(). With Vite, $cspNonce is Vite::cspNonce().
Route::post('/direct/site/{id}/deposit/', function (Request $request, int $id) {
    app(Deposits::class)->allocate($id, $request->all());
    session()->flash('flash', ['level' => 'success', 'text' => 'The deposit was allocated.']);
    $url = route('deposit', ['id' => $id], absolute: false);

    return $request->ajax() ? ['redirect' => $url] : redirect($url, 303);
});
