// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are templates of other languages.
import type { Page } from './plant.ts';

type Engine = 'twig' | 'nunjucks' | 'jinja' | 'django' | 'handlebars' | 'blade';

/** Idioms of the engines with curly brackets. */
export const curlyPages: Readonly<Record<Engine, Readonly<Record<string, Page>>>> = {
  twig: {
    form: plant => `{% extends 'base.html.twig' %}
{% form_theme form 'form/theme.html.twig' %}
{% set title = "Sites > " ~ site.name %}
{% block body %}
  {{ form_start(form, {attr: {'data-x': "}}"}}) }}
  <psp-report-form data-level="{{ level == 'a' ? 'site' : "study" }}" data-token="{{ csrf_token('report') }}"
    {{ attributes|raw }}></psp-report-form>
  {{ form_end(form) }}
  <psp-table {% for key, value in attrs %}{{ key }}="{{ value }}" {% endfor %}></psp-table>
  <{{ tag }} class="x">{{ text }}</{{ tag }}>
  <psp-{{ name }} data-foo="1"></psp-{{ name }}>
  <psp-table ${plant('unknown-attribute', 'data-search_delay="{{ delay }}"', 'data-search-delay="{{ delay }}"')} data-endpoint="{{ path('list', {id: site.id}) }}"></psp-table>
{% endblock %}
`,
    branches:
      plant => `{% if wide %}<psp-table data-endpoint="/a/" data-page-size="50">{% else %}<psp-table data-endpoint="/a/">{% endif %}
  fallback
</psp-table>
{%- verbatim -%}<p>{{ not_twig }}</p>{%- endverbatim -%}
<psp-deposit-form data-site-id="7" ${plant('raw-json-attribute', 'data-parent="{{ parent|json_encode|raw }}"', 'data-parent="{{ parent|json_encode }}"')}>
  {% include 'deposit/children.html.twig' %}
</psp-deposit-form>
<psp-my-studies><script type="application/json" data-prop="profiles">${plant('unescaped-json', '{{ profiles|json_encode|raw }}', '{{ json_in_script(profiles) }}')}</script></psp-my-studies>
<psp-study-list data-user-id="{{ user.id }}">{% if a %}<div>{% endif %}…{% if a %}</div>{% endif %}</psp-study-list>
<psp-table data-endpoint="/a/" ${plant('invalid-json', 'data-params=\'⟦⟧{"limit": 5}\'', 'data-params=\'{"type": 5}\'')}></psp-table>
`,
  },
  nunjucks: {
    macros: plant => `{% macro payments(patient) %}
<psp-patient-payments data-patient-id="{{ patient.id }}"${plant('unknown-attribute', ' ⟦⟧data-tabs="reimbursement"', ' data-tab="reimbursement"')}></psp-patient-payments>
{% endmacro %}
{% raw %}<p>{{ untouched }}</p>{% endraw %}
{{ payments({id: 5, name: "a}}b"}) }}
{% set list %}<psp-study-list data-user-id="{{ user.id }}"></psp-study-list>{% endset %}
<psp-deposit-form data-site-id="{{ site.id }}" ${plant('raw-json-attribute', 'data-parent="{{ parent | dump | safe }}"', "data-parent='{{ parent | dump }}'")} data-children='[{"id": "7"}]'></psp-deposit-form>
`,
  },
  jinja: {
    quotes: plant => `{%- from "macros.html" import card -%}
{% call card(title="<psp-tabel>") %}
<psp-deposit-form data-site-id="{{ site['id'] }}" ${plant('raw-json-attribute', 'data-parent="{{ parent|tojson }}"', 'data-parent="{{ parent|tojson|forceescape }}"')}>
  <script type="application/json" data-prop="children">[{% for c in children %}{"id": {{ c.id|tojson }}, "name": ${plant('unescaped-json', '"⟦⟧{{ c.name }}"', '{{ c.name|tojson }}')}}{{ "," if not loop.last|tojson }}{% endfor %}]</script>
</psp-deposit-form>
{% endcall %}
<psp-breadcrumbs ${plant('unescaped-json', "data-items='{{ crumbs }}'", "data-items='{{ crumbs|tojson }}'")}></psp-breadcrumbs>
<psp-breadcrumbs ${plant('raw-json-attribute', "data-items='{{ crumbs|safe }}'", "data-items='{{ crumbs|own_filter }}'")}></psp-breadcrumbs>
{# <psp-tabel>
   in a long comment #}
`,
  },
  django: {
    tags: plant => `{% load humanize %}
{% comment "Old" %}<psp-tabel data-x="{{ y }}"></psp-tabel>{% endcomment %}
{# one line <psp-tabel> #}
<psp-table data-endpoint="{% url 'list' pk=site.pk %}" ${plant('invalid-value', 'data-limit="20000"', 'data-limit="{% firstof limit 500 %}"')}></psp-table>
{% if user.is_staff and rows|length > 3 %}<psp-review-queue data-endpoint="{% url "queue" %}" data-token="{{ csrf_token }}"></psp-review-queue>{% endif %}
<psp-deposit-form data-site-id="{{ site.pk }}" ${plant('raw-json-attribute', 'data-parent="{{ parent_json|safe }}"', 'data-parent="{{ parent_json }}"')}>
  <script type="application/json" data-prop="children">${plant('unescaped-json', '{{ children }}', '{{ children_in_script }}')}</script>
</psp-deposit-form>
`,
  },
  handlebars: {
    helpers: plant =>
      `{{!-- <psp-tabel> {{x}} --}}
{{#each studies as |study index|}}
  {{#unless study.hidden}}
  <psp-sponsor-logo data-sponsor-id="{{study.sponsor.id}}" {{#if study.alt}}data-alt="{{study.alt}}"{{/if}}></psp-sponsor-logo>
  {{else}}
  <psp-sponsor-logo ${plant('unknown-attribute', 'data-sponsor_id="{{study.sponsor.id}}"', 'data-alt="x" data-sponsor-id="{{study.id}}"')}></psp-sponsor-logo>
  {{/unless}}
{{/each}}
{{{body}}} {{{{raw}}}} <p>{{x}}</p> {{{{/raw}}}}
<psp-my-studies ${plant('raw-json-attribute', 'data-profiles="{{{json profiles}}}"', 'data-profiles="{{json profiles}}"')}></psp-my-studies>
<psp-table data-endpoint="{{url "list" id=site.id}}" {{{attrs}}}></psp-table>
`,
  },
  blade: {
    directives: plant => `@php
  $mode = $direct ? 'direct' : 'study'; // <psp-tabel>
@endphp
<psp-unit-recognition data-mode="{{ $mode }}" data-id="{{ $site->id }}" @class(['wide' => $wide > 3]) @disabled($off)></psp-unit-recognition>
<psp-table @if($wide) data-page-size="50" @else data-page-size="25" @endif data-endpoint="{{ route('list', ['id' => $id]) }}" :class="{}" @click="open = true"></psp-table>
@forelse ($items as $item)
  <psp-copy-text ${plant('unquoted-expression', 'data-text={{ $item->code }}', 'data-text="{{ $item->code }}"')}></psp-copy-text>
@empty
  <p>None, write to help@clinic.test</p>
@endforelse
@verbatim<p>{{ vue }}</p>@endverbatim
<style>@media (max-width: 3px) { a { color: red } }</style>
<psp-table data-endpoint="/a/" {{ $attributes->merge(['class' => 'x']) }}></psp-table>
`,
    JSON: plant => `<psp-deposit-form data-site-id="{{ $site->id }}" ${plant('raw-json-attribute', 'data-parent="@json($parent)"', "data-parent='@json($parent)'")}>
  <script type="application/json" data-prop="children">${plant('unescaped-json', '{{ Js::from($children) }}', '{!! json_encode($children, JSON_HEX_TAG) !!}')}</script>
</psp-deposit-form>
<x-layout.card title="a > b"><psp-study-list data-user-id="{{ auth()->id() }}"></psp-study-list></x-layout.card>
<?php if ($a > 3): ?><psp-cookie-consent ${plant('unknown-attribute', 'data-policyurl="/c/"', 'data-policy-url="/c/"')}></psp-cookie-consent><?php endif ?>
`,
  },
};
