// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are templates of other languages.
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { definitions } from '../../src/cli/definitions.ts';
import { lintTemplate } from '../../src/cli/lint/lint-template.ts';

const rulesIn = (file: string, text: string): string[] =>
  lintTemplate(file, text, { definitions }).problems.map(({ rule }) => rule);

const inScript = (expression: string): string =>
  `<psp-breadcrumbs><script type="application/json" data-prop="items">${expression}</script></psp-breadcrumbs>`;

describe('JSON in a script', () => {
  it.each([
    ['page.php', '<?= json_encode($crumbs) ?>'],
    ['page.php', '<?php echo json_encode($crumbs, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES); ?>'],
    ['page.php', '<?= wp_json_encode(rows($a, $b)) ?>'],
    ['page.php', '<?= htmlspecialchars(json_encode($crumbs, JSON_HEX_TAG)) ?>'],
    ['page.php', '<?= $crumbs ?>'],
    ['page.twig', '{{ crumbs|json_encode|raw }}'],
    ['page.twig', "{{ crumbs|json_encode(constant('JSON_THROW_ON_ERROR'))|raw }}"],
    ['page.twig', "{{ crumbs|json_encode(constant('JSON_HEX_TAG')) }}"],
    ['page.njk', '{{ crumbs | dump | safe }}'],
    ['page.njk', '{{ crumbs | dump | replace("<", "\\u003c") }}'],
    ['page.j2', '{{ crumbs|safe }}'],
    ['page.j2', '{{ json.dumps(crumbs)|safe }}'],
    ['page.djhtml', '{{ crumbs|safe }}'],
    ['page.blade.php', '{!! json_encode($crumbs) !!}'],
    ['page.blade.php', '@json($crumbs, JSON_PRETTY_PRINT)'],
    ['page.blade.php', '{!! $crumbs->toJson() !!}'],
    ['page.blade.php', '{{ json_encode($crumbs, JSON_HEX_TAG) }}'],
    ['page.erb', '<%= raw JSON.generate(@crumbs) %>'],
    ['page.erb', '<%= json_escape(@crumbs.to_json) %>'],
    ['page.jsp', '<%= mapper.writeValueAsString(crumbs) %>'],
    ['page.jsp', '<%= site.getCrumbs() %>'],
    ['page.cshtml', '@Html.Raw(JsonConvert.SerializeObject(Model.Crumbs))'],
    ['page.cshtml', '@JsonSerializer.Serialize(Model.Crumbs)'],
    ['page.hbs', '{{{crumbs}}}'],
  ])('[CLI-01] %s: names %s', (file, expression) => {
    expect(rulesIn(file, inScript(expression))).toEqual(['unescaped-json']);
  });

  it.each([
    ['page.php', '<?= jsonInScript($crumbs) ?>'],
    ['page.php', '<?= $view->script($crumbs) ?>'],
    ['page.php', '<?= Json::inScript($crumbs) ?>'],
    ['page.php', '<?= $crumbsInScript ?>'],
    ['page.php', '<?= json_encode($crumbs, $flags) ?>'],
    ['page.php', '<?= json_encode(rows($a, $b), JSON_HEX_TAG) ?>'],
    ['page.php', '{"label": "x", "count": <?= (int) $count ?>}'],
    ['page.twig', '{{ json_in_script(crumbs) }}'],
    ['page.twig', '{{ crumbs|in_script }}'],
    ['page.twig', '{{ crumbs_in_script|raw }}'],
    ['page.twig', '{{ crumbs|json_encode(flags)|raw }}'],
    ['page.njk', '{{ crumbs | inScript }}'],
    ['page.njk', '{{ crumbs | dump | escapeTags | safe }}'],
    ['page.j2', '{{ crumbs_in_script }}'],
    ['page.j2', '{{ in_script(crumbs) }}'],
    ['page.djhtml', '{{ crumbs|in_script }}'],
    ['page.blade.php', '{!! jsonInScript($crumbs) !!}'],
    ['page.blade.php', '{{ jsonInScript($crumbs) }}'],
    ['page.blade.php', '{!! $crumbs->toJson(JSON_HEX_TAG) !!}'],
    ['page.erb', '<%= json_in_script(@crumbs) %>'],
    ['page.erb', '<%= json_in_script @crumbs %>'],
    ['page.jsp', '${my:script(crumbs)}'],
    ['page.jsp', '<%= Json.script(crumbs) %>'],
    ['page.jsp', '<%= gson.toJson(crumbs) %>'],
    ['page.jsp', '<my:script value="${crumbs}"/>'],
    ['page.th.html', '[(${@scripts.write(crumbs)})]'],
    ['page.cshtml', '@Html.JsonInScript(Model.Crumbs)'],
    ['page.hbs', '{{{inScript crumbs}}}'],
  ])('[CLI-01] %s: finds nothing in %s', (file, expression) => {
    expect(rulesIn(file, inScript(expression))).toEqual([]);
  });
});

describe('JSON in an attribute', () => {
  it.each([
    ['page.php', `'<?= json_encode($crumbs) ?>'`],
    ['page.php', `'<?= json_encode($crumbs, JSON_HEX_TAG) ?>'`],
    ['page.php', `'<?= htmlspecialchars(json_encode($crumbs), ENT_COMPAT) ?>'`],
    ['page.twig', `'{{ crumbs|json_encode|raw }}'`],
    ['page.njk', `'{{ crumbs | dump | safe }}'`],
    ['page.j2', `'{{ crumbs|safe }}'`],
    ['page.djhtml', `'{{ crumbs_json|safe }}'`],
    ['page.blade.php', `'{!! json_encode($crumbs) !!}'`],
    ['page.blade.php', `'@json($crumbs, JSON_PRETTY_PRINT)'`],
    ['page.erb', `'<%= raw @crumbs.to_json %>'`],
    ['page.jsp', `'\${crumbsJson}'`],
    ['page.jsp', `"\${crumbsJson}"`],
    ['page.jsp', `'<%= mapper.writeValueAsString(crumbs) %>'`],
    ['page.cshtml', `'@Html.Raw(JsonConvert.SerializeObject(Model.Crumbs))'`],
    ['page.hbs', `'{{{crumbs}}}'`],
    ['page.html', `'{% if a %}{% endif %}{{ crumbs|safe }}'`],
    ['page.html', `"{{ crumbs|tojson }}"`],
  ])('[CLI-01] %s: names %s', (file, value) => {
    expect(rulesIn(file, `<psp-breadcrumbs data-items=${value}></psp-breadcrumbs>`)).toEqual([
      'raw-json-attribute',
    ]);
  });

  it.each([
    ['page.j2', `'{{ crumbs }}'`],
    ['page.j2', `"{{ site.crumbs }}"`],
    ['page.djhtml', `"{{ crumbs }}"`],
    ['page.html', `'{{ crumbs }}'`],
  ])('[CLI-01] %s: names the notation of Python in %s', (file, value) => {
    expect(rulesIn(file, `<psp-breadcrumbs data-items=${value}></psp-breadcrumbs>`)).toEqual([
      'unescaped-json',
    ]);
  });

  it.each([
    ['page.php', `'<?= json_encode($crumbs, JSON_HEX_APOS) ?>'`],
    ['page.php', `'<?= json_encode($crumbs, $flags) ?>'`],
    ['page.php', `"<?= attr(json_encode($crumbs)) ?>"`],
    ['page.php', `'<?= jsonAttribute($crumbs) ?>'`],
    ['page.php', `'<?= htmlspecialchars(json_encode($crumbs)) ?>'`],
    ['page.php', `"<?= $crumbs ?>"`],
    ['page.twig', `'{{ crumbs|json_encode }}'`],
    ['page.twig', `'{{ crumbs|json_encode(constant("JSON_HEX_APOS"))|raw }}'`],
    ['page.twig', `"{{ json_attribute(crumbs)|raw }}"`],
    ['page.twig', `"{{ crumbs }}"`],
    ['page.njk', `'{{ crumbs | dump }}'`],
    ['page.j2', `'{{ crumbs|tojson }}'`],
    ['page.j2', `'{{ crumbs|tojson|safe }}'`],
    ['page.j2', `"{{ crumbs_json }}"`],
    ['page.j2', `"{{ attribute(crumbs) }}"`],
    ['page.djhtml', `"{{ crumbs|as_attribute }}"`],
    ['page.blade.php', `'@json($crumbs)'`],
    ['page.blade.php', `"{{ json_encode($crumbs) }}"`],
    ['page.erb', `'<%= @crumbs.to_json %>'`],
    ['page.jsp', `"\${fn:escapeXml(crumbsJson)}"`],
    ['page.cshtml', `'@Html.Raw(JsonSerializer.Serialize(Model.Crumbs))'`],
    ['page.hbs', `'{{{attribute crumbs}}}'`],
    ['page.hbs', `'{{json crumbs}}'`],
  ])('[CLI-01] %s: finds nothing in %s', (file, value) => {
    expect(rulesIn(file, `<psp-breadcrumbs data-items=${value}></psp-breadcrumbs>`)).toEqual([]);
  });
});
