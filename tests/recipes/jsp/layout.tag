<%@ tag language="java" pageEncoding="UTF-8" %>
<%@ attribute name="title" required="true" %>
<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<%@ taglib prefix="fn" uri="http://java.sun.com/jsp/jstl/functions" %>
<!doctype html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <title>${fn:escapeXml(title)}</title>
    <link rel="stylesheet" href="/psp/psp.css">
    <script type="module" src="/psp/psp.js" nonce="${fn:escapeXml(cspNonce)}"></script>
</head>
<body>
    <c:if test="${not empty flash}">
    <psp-flash-message data-message="${fn:escapeXml(flash.text)}" data-level="${fn:escapeXml(flash.level)}"><c:out value="${flash.text}"/></psp-flash-message>
    </c:if>
    <jsp:doBody/>
</body>
</html>
