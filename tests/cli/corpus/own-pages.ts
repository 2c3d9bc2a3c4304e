// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are templates of other languages.

import type { DialectName } from './dialects.ts';
import { curlyPages } from './own-pages-curly.ts';
import { percentPages } from './own-pages-percent.ts';
import type { Page } from './plant.ts';

/** Pages that only one engine can express, with its own idioms. */
export const ownPages: Readonly<Record<DialectName, Readonly<Record<string, Page>>>> = {
  ...curlyPages,
  ...percentPages,
  thymeleaf: {
    'own attributes': plant => `<!DOCTYPE html>
<html xmlns:th="http://www.thymeleaf.org" xmlns:layout="http://www.ultraq.net.nz/thymeleaf/layout" layout:decorate="~{layout}">
<body>
<section layout:fragment="content">
  <psp-table th:data-endpoint="@{/direct/{id}/list(id=\${site.id},x='>')}" th:attr="data-label=\${title},data-page-size=\${size > 5 ? 25 : 10}"
             th:if="\${rows > 0 and user.name != 'x'}" th:classappend="\${wide} ? 'wide'"></psp-table>
  <psp-activity-units ${plant('unknown-attribute', 'th:data-moed="${mode}"', 'th:data-mode="${mode}"')} th:data-id="\${site.id}"></psp-activity-units>
  <psp-patient-payments data-th-data-patient-id="\${patient.id}" ${plant('unknown-attribute', 'th:data-patientid="${p.id}"', 'th:data-tab="${tab}"')}></psp-patient-payments>
</section>
</body>
</html>
`,
    'JSON scripts': plant => `<div th:fragment="deposit(children)">
<psp-deposit-form th:data-site-id="\${site.id}" th:data-parent="\${parentJson}">
  <script type="application/json" data-prop="children" ${plant('unescaped-json', 'th:text="${children}"', 'th:utext="${childrenInScript}"')}></script>
</psp-deposit-form>
<psp-my-studies data-user-id="12">
  <script type="application/json" data-prop="profiles" th:inline="javascript">[[\${profiles}]]</script>
</psp-my-studies>
<!--/*/ <psp-table th:data-endpoint="@{/a}" ${plant('unknown-attribute', 'data-pagesize="5"', 'data-page-size="5"')}></psp-table> /*/-->
<!-- an ordinary comment with <psp-tabel> -->
<script th:inline="javascript">/*<![CDATA[*/ var sites = /*[[\${sites}]]*/ []; if (sites.length < 1 && "<psp-x>") {} /*]]>*/</script>
</div>
`,
    blocks: plant => `<th:block th:each="s : \${studies}" xmlns:th="http://www.thymeleaf.org">
  <div th:if="\${s.logo}"><psp-sponsor-logo th:data-sponsor-id="\${s.id}"></psp-sponsor-logo></div>
  <psp-copy-text ${plant('invalid-value', 'data-notice="on"', 'data-notice')} th:data-text="|\${s.code} (\${s.name})|"></psp-copy-text>
  [[\${s.name}]] [(\${s.html})]
</th:block>
`,
  },
  razor: {
    'code blocks': plant => `@page
@model Portal.Pages.SiteModel
@using System.Text.Json
@addTagHelper *, Microsoft.AspNetCore.Mvc.TagHelpers
@{
    ViewData["Title"] = "Site <b>";
    List<string> names = new List<string>();
    var mode = Model.IsDirect ? "direct" : "study"; // don't
    if (names.Count < 3 && Model.Count > 2)
    {
        <p class="note">Few names: @names.Count of @(Model.Count > 5 ? "many" : "some")</p>
        <psp-copy-text data-text="@Model.Number" ${plant('unknown-attribute', 'data-notise', 'data-notice')}></psp-copy-text>
    }
}
<psp-activity-units data-mode="@mode" data-id="@Model.Id" @(Model.Wide ? "class=wide" : null)></psp-activity-units>
<p>Mail: help@clinic.test, @@example, @Model.Price.ToString("0.00") EUR (@Model.Sites[0].Name)</p>
@section Scripts {
    <script>if (1 < 2) { console.log('<psp-tabel>'); }</script>
}
`,
    branches: plant =>
      `@model ListModel
@if (Model.Rows.Any(r => r.Total > 0))
{
    <psp-table data-endpoint="@Url.Action("List", "Site", new { id = Model.Id })" data-page-size="@(Model.Size > 0 ? Model.Size : 10)"></psp-table>
}
else if (Model.IsEmpty)
{
    @* <psp-tabel></psp-tabel> *@
    <text>No rows &amp; no payments</text>
    <img src="/empty.png" alt="none">
    <br/>
}
else
{
    @foreach (var study in Model.Studies)
    {
        var label = $"{study.Name} <{study.Id}>";
        @:<hr> @study.Name
        ${plant('missing-attribute', '<psp-patient-payments', '<psp-patient-payments data-patient-id="@study.PatientId"')} hidden></psp-patient-payments>
    }
}
@switch (Model.Level) { case 1: <psp-flash-message data-message="@Model.Text" ${plant('invalid-value', 'data-level="warn"', 'data-level="warning"')}></psp-flash-message> break; default: break; }
@await Html.PartialAsync("_Nav", Model)
<psp-copy-text ${plant('unquoted-expression', 'data-text=@Model.Number', 'data-text="@Model.Number"')}></psp-copy-text>
`,
    JSON: plant => `@model DepositModel
<form method="post" asp-antiforgery="true">@Html.AntiForgeryToken()</form>
<psp-deposit-form data-site-id="@Model.SiteId" ${plant('raw-json-attribute', 'data-parent="@Html.Raw(JsonSerializer.Serialize(Model.Parent))"', 'data-parent="@JsonSerializer.Serialize(Model.Parent)"')}>
    <script type="application/json" data-prop="children">${plant('unescaped-json', '@Model.Children', '@Html.Raw(JsonSerializer.Serialize(Model.Children, options))')}</script>
</psp-deposit-form>
<psp-my-studies>
    <script type="application/json" data-prop="profiles">@Json.Serialize(Model.Profiles)</script>
</psp-my-studies>
`,
  },
};
