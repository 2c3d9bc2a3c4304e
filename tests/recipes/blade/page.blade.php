<psp-copy-text data-text="{{ $site['name'] }}">{{ $site['name'] }}</psp-copy-text>
<psp-deposit-form
    data-site-id="{{ $site['id'] }}"
    data-token="{{ $token }}"
    data-parent="{{ json_encode($parent, JSON_THROW_ON_ERROR) }}"
>
    <script type="application/json" data-prop="children">{!! json_encode($children, JSON_THROW_ON_ERROR | JSON_HEX_TAG) !!}</script>
    <p>The balances cannot be edited in this browser.</p>
</psp-deposit-form>
