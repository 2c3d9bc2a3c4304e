// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are templates of other languages.

/** The syntax of one engine for everything that the pages of the corpus have in common. */
export interface Dialect {
  /** The extension of its files. */
  readonly extension: string;
  /** Outputs a value, escaped for HTML. */
  readonly value: (name: string) => string;
  /** An attribute that holds a value. */
  readonly attribute: (name: string, value: string) => string;
  /** A condition within a tag or between tags. */
  readonly when: (condition: string, then: string, otherwise?: string) => string;
  readonly each: (list: string, item: string, body: string) => string;
  readonly comment: (text: string) => string;
  /** The beginning of a page, which makes it part of a layout. */
  readonly head: (title: string) => string;
  readonly foot: string;
  readonly include: (name: string) => string;
  /** An attribute with a value as JSON. */
  readonly jsonAttribute: (name: string, value: string) => string;
  /** The content of a JSON script. */
  readonly jsonScript: (value: string) => string;
}

const curly = (extension: string, json: Pick<Dialect, 'jsonAttribute' | 'jsonScript'>): Dialect => ({
  extension,
  value: name => `{{ ${name} }}`,
  attribute: (name, value) => `${name}="{{ ${value} }}"`,
  when: (condition, then, otherwise) =>
    `{% if ${condition} and total > 0 %}${then}${otherwise === undefined ? '' : `{% else %}${otherwise}`}{% endif %}`,
  each: (list, item, body) => `{% for ${item} in ${list} %}${body}{% endfor %}`,
  comment: text => `{# ${text} #}`,
  head: title =>
    `{% extends "layout/base${extension}" %}\n\n{% block title %}${title}{% endblock %}\n\n{% block content %}\n`,
  foot: '{% endblock %}\n',
  include: name => `{% include "partials/${name}${extension}" %}`,
  ...json,
});

const dotted = (name: string): string => `$${name.replace(/\./g, '->')}`;
const camel = (name: string): string =>
  name.replace(/(^|\.)(\w)/g, (_, dot, letter) => dot + letter.toUpperCase());

export const dialects = {
  twig: {
    ...curly('.html.twig', {
      jsonAttribute: (name, value) => `${name}="{{ ${value}|json_encode }}"`,
      jsonScript: value => `{{ ${value}|json_encode(constant('JSON_HEX_TAG'))|raw }}`,
    }),
    when: (condition, then, otherwise) =>
      `{% if ${condition} is not empty and app.user.level > 2 %}${then}${otherwise === undefined ? '' : `{% else %}${otherwise}`}{% endif %}`,
  },
  nunjucks: curly('.njk', {
    jsonAttribute: (name, value) => `${name}="{{ ${value} | dump }}"`,
    jsonScript: value => `{{ ${value} | dump | replace("<", "\\\\u003c") | safe }}`,
  }),
  jinja: curly('.html.j2', {
    jsonAttribute: (name, value) => `${name}='{{ ${value}|tojson }}'`,
    jsonScript: value => `{{ ${value}|tojson }}`,
  }),
  django: {
    ...curly('.djhtml', {
      jsonAttribute: (name, value) => `${name}="{{ ${value.replace('.', '_')}_json }}"`,
      jsonScript: value => `{{ ${value.replace('.', '_')}_in_script }}`,
    }),
    head: title =>
      `{% extends "layout/base.html" %}\n{% load static i18n %}\n\n{% block title %}{% translate "${title}" %}{% endblock %}\n\n{% block content %}\n`,
  },
  blade: {
    extension: '.blade.php',
    value: name => `{{ ${dotted(name)} }}`,
    attribute: (name, value) => `${name}="{{ ${dotted(value)} }}"`,
    when: (condition, then, otherwise) =>
      `@if (${dotted(condition)} && count($rows) > 0) ${then} ${otherwise === undefined ? '' : `@else ${otherwise} `}@endif`,
    each: (list, item, body) => `@foreach (${dotted(list)} as $${item}) ${body} @endforeach`,
    comment: text => `{{-- ${text} --}}`,
    head: title => `@extends('layout.base')\n\n@section('title', '${title}')\n\n@section('content')\n`,
    foot: '@endsection\n',
    include: name => `@include('partials.${name}')`,
    jsonAttribute: (name, value) => `${name}='@json(${dotted(value)})'`,
    jsonScript: value => `@json(${dotted(value)})`,
  },
  erb: {
    extension: '.html.erb',
    value: name => `<%= ${name} %>`,
    attribute: (name, value) => `${name}="<%= ${value} %>"`,
    when: (condition, then, otherwise) =>
      `<% if ${condition} && @rows.count > 0 %>${then}${otherwise === undefined ? '' : `<% else %>${otherwise}`}<% end %>`,
    each: (list, item, body) => `<% ${list}.each do |${item}| %>${body}<% end %>`,
    comment: text => `<%# ${text} %>`,
    head: title => `<% content_for :title, "${title}" %>\n`,
    foot: '',
    include: name => `<%= render "partials/${name}" %>`,
    jsonAttribute: (name, value) => `${name}="<%= ${value}.to_json %>"`,
    jsonScript: value => `<%= raw json_escape(${value}.to_json) %>`,
  },
  jsp: {
    extension: '.jsp',
    value: name => `\${fn:escapeXml(${name})}`,
    attribute: (name, value) => `${name}="<c:out value="\${${value}}"/>"`,
    when: (condition, then, otherwise) =>
      otherwise === undefined
        ? `<c:if test="\${not empty ${condition} and total > 0}">${then}</c:if>`
        : `<c:choose><c:when test="\${not empty ${condition}}">${then}</c:when><c:otherwise>${otherwise}</c:otherwise></c:choose>`,
    each: (list, item, body) => `<c:forEach items="\${${list}}" var="${item}">${body}</c:forEach>`,
    comment: text => `<%-- ${text} --%>`,
    head: title =>
      `<%@ page contentType="text/html;charset=UTF-8" %>\n<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>\n<%@ include file="/WEB-INF/jsp/header.jspf" %>\n<h1>${title}</h1>\n`,
    foot: '<%@ include file="/WEB-INF/jsp/footer.jspf" %>\n',
    include: name => `<jsp:include page="/WEB-INF/jsp/partials/${name}.jsp"/>`,
    jsonAttribute: (name, value) => `${name}="\${fn:escapeXml(${value.replace('.', '')}Json)}"`,
    jsonScript: value => `\${${value.replace('.', '')}InScript}`,
  },
  thymeleaf: {
    extension: '.th.html',
    value: name => `[[\${${name}}]]`,
    attribute: (name, value) => `th:${name}="\${${value}}"`,
    when: (condition, then) =>
      then.startsWith('<') ? `<!--/* only with ${condition} > 0 */-->${then}` : then,
    each: (list, item, body) => `<th:block th:each="${item} : \${${list}}">${body}</th:block>`,
    comment: text => `<!--/* ${text} */-->`,
    head: title =>
      `<div xmlns:th="http://www.thymeleaf.org" th:fragment="content(title)">\n<h1 th:text="#{page.title}">${title}</h1>\n`,
    foot: '</div>\n',
    include: name => `<div th:replace="~{partials/${name} :: main}"></div>`,
    jsonAttribute: (name, value) => `th:${name}="\${${value.replace('.', '')}Json}"`,
    jsonScript: value => `[(\${${value.replace('.', '')}InScript})]`,
  },
  razor: {
    extension: '.cshtml',
    value: name => `@Model.${camel(name)}`,
    attribute: (name, value) => `${name}="@Model.${camel(value)}"`,
    when: (condition, then, otherwise) =>
      then.startsWith('<')
        ? `@if (Model.${camel(condition)} != null && Model.Count > 0) { ${then} }${otherwise === undefined ? '' : ` else { ${otherwise} }`}`
        : then,
    each: (list, item, body) => `@foreach (var ${item} in Model.${camel(list)}) { ${body} }`,
    comment: text => `@* ${text} *@`,
    head: title =>
      `@model Portal.PageModel\n@{\n    ViewData["Title"] = "${title}";\n    Layout = "_Layout";\n}\n`,
    foot: '',
    include: name => `<partial name="_${name}" model="Model" />`,
    jsonAttribute: (name, value) => `${name}="@JsonSerializer.Serialize(Model.${camel(value)})"`,
    jsonScript: value => `@Html.Raw(JsonSerializer.Serialize(Model.${camel(value)}))`,
  },
  handlebars: {
    extension: '.hbs',
    value: name => `{{${name}}}`,
    attribute: (name, value) => `${name}="{{${value}}}"`,
    when: (condition, then, otherwise) =>
      `{{#if ${condition}}}${then}${otherwise === undefined ? '' : `{{else}}${otherwise}`}{{/if}}`,
    each: (list, item, body) => `{{#each ${list} as |${item}|}}${body}{{/each}}`,
    comment: text => `{{!-- ${text} --}}`,
    head: title => `{{#> layout title="${title}"}}\n`,
    foot: '{{/layout}}\n',
    include: name => `{{> partials/${name}}}`,
    jsonAttribute: (name, value) => `${name}="{{json ${value}}}"`,
    jsonScript: value => `{{{json ${value}}}}`,
  },
  php: {
    extension: '.php',
    value: name => `<?= htmlspecialchars(${dotted(name)}) ?>`,
    attribute: (name, value) => `${name}="<?= htmlspecialchars(${dotted(value)}) ?>"`,
    when: (condition, then, otherwise) =>
      `<?php if (${dotted(condition)} && $total > 0): ?>${then}${otherwise === undefined ? '' : `<?php else: ?>${otherwise}`}<?php endif; ?>`,
    each: (list, item, body) => `<?php foreach (${dotted(list)} as $${item}): ?>${body}<?php endforeach; ?>`,
    comment: text => `<?php /* ${text} ?> */ ?>`.replace(' ?> */', ' */'),
    head: title => `<?php\n$title = '${title}';\nrequire __DIR__ . '/header.php'; // don't load twice\n?>\n`,
    foot: "<?php require __DIR__ . '/footer.php'; ?>\n",
    include: name => `<?php include 'partials/${name}.php'; ?>`,
    jsonAttribute: (name, value) =>
      `${name}="<?= htmlspecialchars(json_encode(${dotted(value)}), ENT_QUOTES) ?>"`,
    jsonScript: value => `<?= json_encode(${dotted(value)}, JSON_HEX_TAG) ?>`,
  },
} as const satisfies Readonly<Record<string, Dialect>>;

export type DialectName = keyof typeof dialects;
