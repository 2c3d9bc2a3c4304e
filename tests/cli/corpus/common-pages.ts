import type { Dialect } from './dialects.ts';
import type { Page } from './plant.ts';

/** Pages of a portal that every engine can express, by name. */
export const commonPages: Readonly<Record<string, (dialect: Dialect) => Page>> = {
  reimbursements: d => plant =>
    `${d.head('Reimbursements')}
<div class="container">
  ${d.comment('<psp-tabel data-old="1"> was here until 2024 > do not bring it back')}
  <h1>Reimbursements of ${d.value('site.name')}</h1>
  <p class="lead">${d.when('site.note', 'Note: 3 < 4 &amp; more')}</p>
  <psp-table ${d.when('wide', 'data-page-size="50"', 'data-page-size="25"')}
             data-endpoint="/direct/reimbursement/site/12/part/1/api/list/"
             ${plant('unknown-attribute', 'data-exportname="a.csv"', 'data-export-name="a.csv"')}
             class="table-${d.value('theme')}" data-turbo-temporary>
    <p>Loading ${d.value('total')} rows…</p>
  </psp-table>
</div>
${d.foot}`,

  dashboard: d => plant =>
    `${d.head('Dashboard')}
<section id="dashboard">
  ${d.include('nav')}
  <div class="row">
    <psp-create-err ${d.attribute('data-site-id', 'site.id')}>To begin, open the patient's page.</psp-create-err>
    ${d.when('canReview', `<psp-pending-actions ${d.attribute('data-site-id', 'site.id')}></psp-pending-actions>`)}
  </div>
  ${plant('unknown-tag', '<psp-sponser-logo data-sponsor-id="7"></psp-sponser-logo>', '<psp-sponsor-logo data-sponsor-id="7"></psp-sponsor-logo>')}
  <style>.dashboard > .row { color: red } @media print { psp-table { display: none } }</style>
</section>
${d.foot}`,

  deposit: d => plant =>
    `${d.head('Deposit')}
<form action="/save" method="post">
  <input type="hidden" name="_token" ${d.attribute('value', 'token')}>
</form>
<psp-deposit-form ${d.attribute('data-site-id', 'site.id')} ${d.jsonAttribute('data-parent', 'parent')}
                  ${d.attribute('data-token', 'token')} data-submit-url="/direct/site/12/deposit/">
  <script type="application/json" data-prop="children">${plant('unescaped-json', d.value('studies'), d.jsonScript('studies'))}</script>
</psp-deposit-form>
<psp-deposit-form data-site-id="12" data-parent='{"id": "12", ${plant('near-key', '"deposit_balance"', '"depositBalance"')}: "1000.00"}'>
  <script type="application/json" data-prop="children">[{"id": "7"}]</script>
</psp-deposit-form>
<psp-deposit-form data-site-id="12" data-children="[]">
  <script type="application/json" data-prop="parent">
    ${plant('missing-key', '{"id": "12"}', '{"id": "12", "depositBalance": null}')}
  </script>
</psp-deposit-form>
${d.foot}`,

  flash: d => plant =>
    `${d.each(
      'messages',
      'message',
      `
  <div class="flash flash-old">${d.value('message.text')}</div>
`,
    )}
<psp-flash-message ${d.attribute('data-message', 'flash.text')} ${plant('invalid-value', 'data-level="critical"', 'data-level="danger"')}></psp-flash-message>
<psp-flash-message
    data-message="Saved: don't reload."
    ${plant('invalid-value', 'data-auto-hide="5s"', 'data-auto-hide="5000"')}></psp-flash-message>
<psp-cookie-consent data-policy-url="/cookies/"></psp-cookie-consent>
`,

  reports: d => plant =>
    `${d.head('Reports')}
<psp-report-form data-level="site" ${d.attribute('data-token', 'token')} data-spooling-allowed
    data-report-types='[{"label": "Payments", "value": "payments"}${plant('invalid-json', ',⟦⟧]', ']')}'></psp-report-form>
<psp-breadcrumbs data-items='[{"label": "Sites", "href": "/direct/site/"}, ${plant('invalid-json', '⟦⟧{"title": "Reports"}', '{"label": "Reports"}')}]'></psp-breadcrumbs>
${d.foot}`,

  patient: d => plant =>
    `${d.head('Patient')}
<table class="facts">
  <tr><th>Number</th><td><psp-copy-text ${d.attribute('data-text', 'patient.number')}></psp-copy-text></td></tr>
  <tr><th>Phone</th><td>${d.value('patient.phone')}</td></tr>
</table>
${plant('missing-attribute', '<psp-patient-payments data-tab="reimbursement"></psp-patient-payments>', `<psp-patient-payments ${d.attribute('data-patient-id', 'patient.id')} data-tab="reimbursement"></psp-patient-payments>`)}
<script>
  if (1 < 2 && document.querySelector('psp-tabel')) { console.log("<psp-unknown>"); }
</script>
${d.foot}`,

  units: d => plant =>
    `${d.head('Units')}
${d.when(
  'isDirect',
  `<psp-activity-units data-mode="direct" ${d.attribute('data-id', 'site.id')}></psp-activity-units>`,
  `<psp-activity-units data-mode="study" ${d.attribute('data-id', 'study.id')}></psp-activity-units>`,
)}
<psp-unit-recognition ${plant('invalid-value', 'data-mode="site"', 'data-mode="direct"')} ${d.attribute('data-id', 'site.id')}></psp-unit-recognition>
${d.foot}`,

  travel: d => plant =>
    `${d.head('Travel')}
<div class="panel"><div class="panel-body">
  ${plant('end-tag', `<psp-travel-requests data-owner="patient" ${d.attribute('data-id', 'patient.id')}>`, `<psp-travel-requests data-owner="patient" ${d.attribute('data-id', 'patient.id')}></psp-travel-requests>`)}
</div></div>
<p>Questions? Write to help@clinic.test or call ${d.value('phone')}.</p>
${d.foot}`,

  breadcrumbs: d => plant =>
    `${d.head('Site')}
<psp-breadcrumbs>
  <script type="application/json" ${plant('unknown-attribute', 'data-prop="itmes"', 'data-prop="items"')}>[
    {"label": "Sites", "href": "/direct/site/"},
    {"label": ${d.jsonScript('site.name')}}
  ]</script>
</psp-breadcrumbs>
<psp-breadcrumbs>
  <script type="application/json" data-prop="items">[
    {"label": "Sites", "href": "/direct/site/"},
    {"label": "This page"}${plant('invalid-json', '⟦⟧}', ']')}</script>
</psp-breadcrumbs>
${d.foot}`,

  copy: d => plant =>
    `${d.head('Card')}
<dl>
  <dt>Card</dt>
  <dd>${plant('unquoted-expression', `<psp-copy-text ⟦⟧data-text=${d.value('card.number')} data-notice></psp-copy-text>`, `<psp-copy-text ${d.attribute('data-text', 'card.number')} data-notice></psp-copy-text>`)}</dd>
  <dt>Active</dt>
  <dd><input type="checkbox" ${d.when('card.active', 'checked')} disabled></dd>
</dl>
${d.foot}`,

  layout: d => plant =>
    `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Portal</title>
  <link rel="stylesheet" href="/psp/psp.css">
  ${plant('script-type', '<script src="/psp/psp.js"></script>', '<script type="module" src="/psp/psp.js"></script>')}
  <script src="/public/jquery.js"></script>
</head>
<body class="page">
  <header>${d.value('user.name')}</header>
  <psp-flash-message ${d.attribute('data-message', 'flash.text')}></psp-flash-message>
  <main>${d.value('content')}</main>
  ${plant('second-script', '<script type="module" src="/psp/psp.js"></script>', '')}
</body>
</html>
`,

  standalone: d => plant =>
    `<!doctype html>
<html lang="en">
<head>
  <title>Studies</title>
  <link rel="stylesheet" href="/psp/psp.css">
  ${plant('elsewhere', '<!-- no script -->', '<script type="module" src="/psp/psp.js"></script>')}
</head>
<body>
  <h1>Studies of ${d.value('user.name')}</h1>
  ${plant('no-script', '', '')}<psp-study-list ${d.attribute('data-user-id', 'user.id')}></psp-study-list>
</body>
</html>
`,

  contact: d => plant =>
    `${d.head('Contact')}
<form action="/contact" method="post" id="contact">
  <label>Country ${plant('end-tag', '<psp-phone-code data-name="code" data-required/>', '<psp-phone-code data-name="code" data-required></psp-phone-code>')}</label>
  <label>Month <psp-month-picker data-name="month" ${plant('invalid-value', 'data-allowed-month="2026-13"', 'data-allowed-month="2026-10"')}></psp-month-picker></label>
  <button type="submit" ${d.when('locked', 'disabled')}>Save</button>
</form>
${d.foot}`,

  sponsors: d => plant =>
    `${d.head('Sponsors')}
<table><tbody>
${d.each(
  'sponsors',
  'sponsor',
  `
  <tr>
    <td><psp-sponsor-logo ${d.attribute('data-sponsor-id', 'sponsor.id')} ${plant('unknown-attribute', 'data-endpoint="/sponsors/"', 'data-alt="Logo"')}></psp-sponsor-logo></td>
    <td><psp-row-actions ${d.jsonAttribute('data-actions', 'sponsor.actions')} ${d.attribute('data-label', 'sponsor.name')}></psp-row-actions></td>
  </tr>
`,
)}
</tbody></table>
${d.foot}`,

  queue: d => plant =>
    `${d.head('Review')}
<psp-review-queue data-endpoint="/direct/reimbursement/review/api/list/" ${d.attribute('data-token', 'token')}>
  <p>The queue needs JavaScript.</p>
${plant('end-tag', '</psp-review-que>', '</psp-review-queue>')}
<psp-table data-endpoint="/api/list/" ${plant('invalid-value', 'data-page-size="0"', 'data-page-size="10"')}
           data-columns='[{"data": "status", "title": "Status", "type": "status"}]'></psp-table>
<psp-card-list ${plant('unknown-attribute', 'data_endpoint="/cards/"', 'data-endpoint="/cards/"')}></psp-card-list>
${d.foot}`,

  texts: d => plant =>
    `${d.head('Texts')}
<script type="application/json" data-psp-texts lang="nl">
{
  "deposit-form.title": "Storting verdelen",
  ${plant('unknown-text', '"selection.selectrow"', '"selection.selectRow"')}: "{row} selecteren",
  "deposit-form.thresholdReplaced": ${plant('unusable-text', '"25% (was {old})"', '"25% (was {previous})"')},
  "create-err.patientCount": {"one": "{count} patiënt", "other": "{count} patiënten"}
}
</script>
<script type="application/json" data-psp-texts ${plant('text-language', 'lang="pt_BR"', 'lang="pt-BR"')}>{}</script>
${plant('text-language', '<script type="application/json" data-psp-texts>', '<script type="application/json" data-psp-texts lang="da">')}{"deposit-form.title": ""}</script>
<script type="application/json" ${plant('unknown-attribute', 'data-psp-text', 'data-psp-texts')} lang="sv">{"deposit-form.title": "Fördela"${plant('invalid-json', ', ⟦⟧}', '}')}</script>
${plant('script-type', '<script data-psp-texts lang="fi">', '<script type="application/json" data-psp-texts lang="fi">')}{"deposit-form.title": ""}</script>
<script ${d.attribute('type', 'json.type')} data-psp-texts lang="el">{"deposit-form.title": ""}</script>
<script type="application/json" data-psp-texts ${d.attribute('lang', 'user.language')}>{"deposit-form.title": ${d.jsonScript('title')}}</script>
<psp-copy-text ${d.attribute('data-text', 'patient.number')}></psp-copy-text>
${d.foot}`,

  detail: d => plant =>
    `${d.head('Reimbursement')}
<psp-reimbursement-detail ${d.jsonAttribute('data-reimbursement', 'reimbursement')} ${plant('invalid-value', 'data-project-manager="yes"', 'data-project-manager="true"')}></psp-reimbursement-detail>
<psp-reimbursement-detail data-reimbursement='{"id": 1, ${plant('near-key', '"totalUsd"', '"totalUSD"')}: "12.00"}'></psp-reimbursement-detail>
<psp-travel-request>
  ${d.comment("the server leaves out the passports; don't add them")}
  <script type="application/json" data-prop="request">${d.jsonScript('request')}</script>
  <script type="application/json" data-prop="travelers">[]</script>
</psp-travel-request>
<psp-card-list ${plant('unknown-attribute', 'endpoint="/cards/"', 'data-endpoint="/cards/"')}></psp-card-list>
${d.foot}`,
};
