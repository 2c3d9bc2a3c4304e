<%@ page contentType="text/html;charset=UTF-8" pageEncoding="UTF-8" %>
<%@ taglib prefix="fn" uri="http://java.sun.com/jsp/jstl/functions" %>
<psp-copy-text data-text="${fn:escapeXml(site.name)}">${fn:escapeXml(site.name)}</psp-copy-text>
<psp-deposit-form
    data-site-id="${fn:escapeXml(site.id)}"
    data-token="${fn:escapeXml(_csrf.token)}"
    data-parent="${fn:escapeXml(parentJson)}"
>
    <script type="application/json" data-prop="children">${childrenInScript}</script>
    <p>The balances cannot be edited in this browser.</p>
</psp-deposit-form>
