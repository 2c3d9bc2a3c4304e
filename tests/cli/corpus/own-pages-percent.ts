// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are templates of other languages.
import type { Page } from './plant.ts';

/** Idioms of ERB, JSP and PHP. */
export const percentPages: Readonly<Record<'erb' | 'jsp' | 'php', Readonly<Record<string, Page>>>> = {
  erb: {
    helpers: plant => `<%= form_with model: @site, data: { turbo: false } do |f| %>
  <%# <psp-tabel> %>
  <%= f.text_field :name, class: "x > y" %>
  <psp-month-picker data-name="<%= f.field_name(:month) %>" ${plant('invalid-value', 'data-required="maybe"', 'data-required="<%= @required %>"')}></psp-month-picker>
<% end %>
<% if @wide -%>
<psp-table data-endpoint="<%= sites_path(format: "json") %>" <%= 'hidden' if @rows.empty? %>></psp-table>
<%- else -%>
<psp-card-list ${plant('unknown-attribute', 'data-end-point="<%= cards_path %>"', 'data-endpoint="<%= cards_path %>"')}></psp-card-list>
<%- end -%>
<%== @html %> <%% literal %>
<psp-deposit-form data-site-id="<%= @site.id %>" ${plant('raw-json-attribute', 'data-parent="<%= raw @parent.to_json %>"', 'data-parent="<%= @parent.to_json %>"')}>
  <script type="application/json" data-prop="children">${plant('unescaped-json', '<%= @children.to_json %>', '<%== json_escape(@children.to_json) %>')}</script>
</psp-deposit-form>
`,
    layout: plant => `<!DOCTYPE html>
<html>
  <head>
    <%= csrf_meta_tags %>
    <%= stylesheet_link_tag "psp" %>
    <%= javascript_include_tag "/psp/psp.js", type: "module" %>
    ${plant('second-script', '<script type="module" src="/psp/psp.js"></script>', '<%= javascript_importmap_tags %>')}
  </head>
  <body>
    <psp-flash-message data-message="<%= notice %>"></psp-flash-message>
    <%= yield %>
  </body>
</html>
`,
  },
  jsp: {
    JSTL: plant => `<%@ taglib prefix="form" uri="http://www.springframework.org/tags/form" %>
<%-- <psp-tabel> --%>
<c:set var="mode" value="\${direct ? 'direct' : 'study'}"/>
<form:form modelAttribute="site"><form:input path="name" cssClass="a>b"/></form:form>
<psp-activity-units data-mode="\${mode}" data-id="<c:out value="\${site['id']}"/>" <c:if test="\${a > 3 && b < 2}">hidden</c:if>></psp-activity-units>
<c:choose>
  <c:when test="\${fn:length(rows) > 0}"><psp-table data-endpoint="<c:url value="/list"><c:param name="id" value="\${id}"/></c:url>"></psp-table></c:when>
  <c:otherwise>${plant('missing-attribute', '<psp-table', '<psp-table data-endpoint="/x/"')} data-label="none"></psp-table></c:otherwise>
</c:choose>
<psp-travel-requests data-owner="patient" ${plant('unknown-attribute', 'data-patient-id="${p.id}"', 'data-id="${p.id}"')}></psp-travel-requests>
<fmt:message key="hello"><fmt:param value="<%= request.getRemoteUser() %>"/></fmt:message>
`,
    scriptlets: plant => `<%@ page import="java.util.List" %>
<% for (Study s : studies) { if (s.size() > 3) { %>
  <psp-sponsor-logo data-sponsor-id="<%= s.getId() %>"></psp-sponsor-logo>
<% } else { %>
  <psp-copy-text ${plant('unquoted-expression', 'data-text=<%= s.getCode() %>', 'data-text="<%= s.getCode() %>"')}></psp-copy-text>
<% } } %>
<psp-my-studies><script type="application/json" data-prop="profiles">${plant('unescaped-json', '${profiles}', '<%= mapper.writeValueAsString(profiles).replace("<", "\\\\u003c") %>')}</script></psp-my-studies>
<script>var a = "\${name}"; if (1 < 2) document.write("<psp-tabel>");</script>
`,
  },
  php: {
    echo: plant => `<?php
// It's a "page" with <psp-tabel> in a comment
$rows = array_filter($rows, fn ($row) => $row->total > 0 && $row->name !== '?>');
?>
<psp-table data-endpoint="<?php echo esc_url($url); ?>" <?php if ($wide) { ?>data-page-size="50"<?php } else { ?>data-page-size="25"<?php } ?>
  <?= $hidden ? 'hidden' : '' ?>></psp-table>
<?php foreach ($studies as $study) : ?>
  <psp-sponsor-logo ${plant('unknown-attribute', 'data-sponsorId="<?= $study[\'id\'] ?>"', 'data-sponsor-id="<?= $study[\'id\'] ?>"')}></psp-sponsor-logo>
<?php endforeach; ?>
<psp-deposit-form data-site-id="<?= $id ?>" ${plant('raw-json-attribute', 'data-parent="<?= json_encode($parent) ?>"', 'data-parent="<?= htmlspecialchars(json_encode($parent), ENT_QUOTES) ?>"')}>
  <script type="application/json" data-prop="children">${plant('unescaped-json', '<?= $children ?>', '<?= json_encode($children, JSON_HEX_TAG | JSON_THROW_ON_ERROR) ?>')}</script>
</psp-deposit-form>
<psp-breadcrumbs ${plant('raw-json-attribute', "data-items='<?= json_encode($crumbs) ?>'", "data-items='<?= json_encode($crumbs, JSON_HEX_APOS) ?>'")}></psp-breadcrumbs>
<psp-my-studies><script type="application/json" data-prop="profiles">${plant('unescaped-json', '<?= json_encode($profiles) ?>', '<?= jsonInScript($profiles) ?>')}</script></psp-my-studies>
<?php echo '<psp-tabel>';
`,
  },
};
