<%@ page contentType="text/html;charset=UTF-8" pageEncoding="UTF-8" %>
<%@ taglib prefix="psp" uri="psp-widgets" %>
<!doctype html>
<html lang="en">
<head><title>Host</title><psp:head tags="deposit-form review-queue"/></head>
<body>
<% if (request.getAttribute("flash") != null) { %>
<psp:tag name="flash-message" message="${flash.message}" level="${flash.level}"/>
<% } if (request.getAttribute("children") != null) { %>
<psp:tag name="deposit-form" siteId="${12}" submitUrl="/deposit" parent="${parent}" children="${children}">Fallback</psp:tag>
<% } else { %>
<psp:tag name="review-queue" endpoint="/queue" paging="host"/>
<% } %>
</body>
</html>
