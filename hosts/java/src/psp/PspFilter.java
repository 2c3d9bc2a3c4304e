package psp;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import javax.sql.DataSource;

/**
 * What every host answers alike: an ended session, a refused token, a repeated post, a message for the next page.
 *
 * <p>A post runs in one transaction with its kept answer. The servlet has to work on this connection:
 * {@code (Connection) request.getAttribute(PspFilter.CONNECTION)}; it neither commits nor closes it.
 */
public final class PspFilter extends HttpFilter {
    public static final String CONNECTION = "psp.connection";
    private static final long serialVersionUID = 1;
    private static final String SAME_KEY = " WHERE owner = ? AND path = ? AND idempotency_key = ?";

    private final transient DataSource database;
    private final transient Function<HttpServletRequest, String> owner;
    private final String signIn;

    /**
     * @param owner the person of a request, null if nobody is signed in
     * @param signIn the path of the sign-in page
     */
    public PspFilter(DataSource database, Function<HttpServletRequest, String> owner, String signIn) {
        this.database = database;
        this.owner = owner;
        this.signIn = signIn;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (!request.getMethod().equals("POST") || owner.apply(request) == null) {
            chain.doFilter(request, response);
            return;
        }
        var sent = Objects.requireNonNullElseGet(
                request.getHeader("X-CSRF-Token"), () -> Objects.requireNonNullElse(request.getParameter("_token"), ""));
        if (!MessageDigest.isEqual(sent.getBytes(StandardCharsets.UTF_8), token(request).getBytes(StandardCharsets.UTF_8))) {
            refuse(request, response, 403, "The form has expired. Please reload the page and try again.",
                    Map.of("token", token(request)));
            return;
        }
        try {
            once(request, response, chain);
        } catch (SQLException error) {
            throw new ServletException(error);
        }
    }

    /** A call of an element, which wants JSON; otherwise a browser that wants a page. */
    public static boolean isCall(HttpServletRequest request) {
        return "XMLHttpRequest".equals(request.getHeader("X-Requested-With"));
    }

    /** The CSRF token of the session. Drop the session at sign-in, and the token changes. */
    public static String token(HttpServletRequest request) {
        var session = request.getSession();
        if (session.getAttribute("psp.token") == null) {
            var random = new byte[16];
            new SecureRandom().nextBytes(random);
            session.setAttribute("psp.token", HexFormat.of().formatHex(random));
        }
        return (String) session.getAttribute("psp.token");
    }

    /** Answers a request without a session. A post has no page to come back to. */
    public void signedOut(HttpServletRequest request, HttpServletResponse response) throws IOException {
        var query = request.getQueryString() == null ? "" : "?" + request.getQueryString();
        var page = URLEncoder.encode(request.getRequestURI() + query, StandardCharsets.UTF_8);
        var next = request.getMethod().equals("GET") ? "?next=" + page : "";
        if (isCall(request)) json(response, 401, Map.of("message", "Please sign in.", "signIn", signIn));
        else response.sendRedirect(signIn + next);
    }

    /** After a post that was carried out: calls read JSON, native forms follow a redirect. */
    public static void done(HttpServletRequest request, HttpServletResponse response, String url) throws IOException {
        if (isCall(request)) json(response, 200, Map.of("success", true, "result", "success", "redirect", url));
        else redirect(response, url);
    }

    /** Refuses a post; the errors are messages by the names of the posted fields. */
    public static void invalid(
            HttpServletRequest request, HttpServletResponse response, String message, Map<String, List<String>> errors)
            throws IOException {
        refuse(request, response, 422, message, Map.of("errors", errors));
    }

    /** Keeps a message until the next page that a person sees. */
    public static void flash(HttpServletRequest request, String level, String message) {
        request.getSession().setAttribute("psp.flash", Map.of("level", level, "message", message));
    }

    /** The message to show, or null. A page that fetch follows uses nothing up. */
    public static Object flashed(HttpServletRequest request) {
        var mode = Objects.requireNonNullElse(request.getHeader("Sec-Fetch-Mode"), "navigate");
        if (!mode.equals("navigate")) return null;
        var flash = request.getSession().getAttribute("psp.flash");
        request.getSession().removeAttribute("psp.flash");
        return flash;
    }

    public static void json(HttpServletResponse response, int status, Object body) throws IOException {
        response.setStatus(status);
        response.setContentType("application/json;charset=UTF-8");
        response.getWriter().write(PspJson.write(body));
    }

    /**
     * Carries out a post once per Idempotency-Key; a repetition gets the first answer, also while the first is at
     * work. A refusal, or a redirect to the sign-in page, has changed nothing and is not kept.
     */
    private void once(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException, SQLException {
        var key = request.getHeader("Idempotency-Key");
        Object[] name = {owner.apply(request), request.getRequestURI(), key};
        try (var connection = database.getConnection()) {
            connection.setAutoCommit(false);
            var isKept = false;
            try {
                // Waits while a request with the same key is at work.
                if (key != null && !reserve(connection, name)) {
                    repeat(stored(connection, name), request, response);
                    return;
                }
                request.setAttribute(CONNECTION, connection);
                var answer = new PspAnswer(response);
                chain.doFilter(request, answer);
                isKept = answer.getStatus() < 400 && !leadsToSignIn(answer);
                if (isKept) keep(connection, name, answer);
                if (isKept) connection.commit();
                answer.send();
            } finally {
                if (!isKept) connection.rollback();
            }
        }
    }

    private boolean leadsToSignIn(HttpServletResponse response) {
        var location = response.getHeader("Location");
        return location != null && signIn.equals(URI.create(location).getPath());
    }

    private static boolean reserve(Connection connection, Object[] name) throws SQLException {
        var before = connection.setSavepoint();
        try {
            update(connection, "INSERT INTO idempotent_answers (owner, path, idempotency_key) VALUES (?, ?, ?)", name);
            return true;
        } catch (SQLException error) {
            connection.rollback(before);
            if (isDuplicate(error)) return false;
            throw error;
        }
    }

    /** Classes 23xxx: the unique key exists. SQLite's driver has no such state. */
    private static boolean isDuplicate(SQLException error) {
        var state = Objects.requireNonNullElse(error.getSQLState(), "");
        return error instanceof SQLIntegrityConstraintViolationException
                || state.startsWith("23") || error.getMessage().contains("UNIQUE");
    }

    private static void keep(Connection connection, Object[] name, PspAnswer answer) throws SQLException, IOException {
        var kept = new LinkedHashMap<String, Object>();
        kept.put("status", answer.getStatus());
        kept.put("type", answer.getContentType());
        kept.put("location", answer.getHeader("Location"));
        kept.put("body", answer.body());
        update(connection, "UPDATE idempotent_answers SET answer = ?" + SAME_KEY, PspJson.write(kept), name[0], name[1], name[2]);
    }

    private static String stored(Connection connection, Object[] name) throws SQLException {
        try (var statement = prepare(connection, "SELECT answer FROM idempotent_answers" + SAME_KEY, name);
                var rows = statement.executeQuery()) {
            return rows.next() ? rows.getString(1) : null;
        }
    }

    private static void repeat(String stored, HttpServletRequest request, HttpServletResponse response) throws IOException {
        if (stored == null) {
            refuse(request, response, 409, "Please try again.", Map.of());
            return;
        }
        var answer = PspJson.mapper().readTree(stored);
        response.setStatus(answer.get("status").asInt());
        if (answer.hasNonNull("type")) response.setContentType(answer.get("type").asText());
        if (answer.hasNonNull("location")) response.setHeader("Location", answer.get("location").asText());
        response.getWriter().write(answer.get("body").asText());
    }

    private static void refuse(
            HttpServletRequest request, HttpServletResponse response, int status, String message, Map<String, ?> more)
            throws IOException {
        var body = new LinkedHashMap<String, Object>(more);
        body.put("message", message);
        if (isCall(request)) json(response, status, body);
        else response.sendError(status, message);
    }

    private static void redirect(HttpServletResponse response, String url) {
        response.setStatus(HttpServletResponse.SC_SEE_OTHER);
        response.setHeader("Location", url);
    }

    private static void update(Connection connection, String sql, Object... values) throws SQLException {
        try (var statement = prepare(connection, sql, values)) {
            statement.executeUpdate();
        }
    }

    private static PreparedStatement prepare(Connection connection, String sql, Object... values) throws SQLException {
        var statement = connection.prepareStatement(sql);
        for (int index = 0; index < values.length; index++) statement.setObject(index + 1, values[index]);
        return statement;
    }
}
