<psp-copy-text data-text="<?= e($site['name']) ?>"><?= e($site['name']) ?></psp-copy-text>
<psp-deposit-form
    data-site-id="<?= e($site['id']) ?>"
    data-token="<?= e($token) ?>"
    data-parent="<?= json($parent) ?>"
>
    <script type="application/json" data-prop="children"><?= json_encode($children, JSON_THROW_ON_ERROR | JSON_HEX_TAG) ?></script>
    <p>The balances cannot be edited in this browser.</p>
</psp-deposit-form>
