import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.apache.catalina.Context;
import org.apache.catalina.core.StandardContext;
import org.apache.catalina.startup.Tomcat;
import org.apache.catalina.webresources.DirResourceSet;
import org.apache.catalina.webresources.StandardRoot;
import org.apache.tomcat.util.descriptor.web.FilterDef;
import org.apache.tomcat.util.descriptor.web.FilterMap;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import psp.Psp;
import psp.PspFilter;
import psp.PspList;
import psp.PspTag;

/** A host that uses the Java helper, for the tests of all helpers: java Host 4800. */
public final class Host extends HttpServlet {
    private static final long serialVersionUID = 1;
    private static final Function<HttpServletRequest, String> OWNER =
            request -> (String) request.getSession().getAttribute("user");

    private static final Psp PSP = psp();

    private final transient SQLiteDataSource database;
    private final transient PspFilter filter;

    private Host(SQLiteDataSource database, PspFilter filter) {
        this.database = database;
        this.filter = filter;
    }

    public static void main(String[] arguments) throws Exception {
        var config = new SQLiteConfig();
        config.setBusyTimeout(10_000);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        var database = new SQLiteDataSource(config);
        database.setUrl("jdbc:sqlite:" + System.getenv("HOST_DATABASE"));
        var filter = new PspFilter(database, OWNER, "/login");

        var tomcat = new Tomcat();
        tomcat.setBaseDir(Files.createTempDirectory("host").toString());
        tomcat.setPort(Integer.parseInt(arguments[0]));
        tomcat.getConnector();
        var context = tomcat.addWebapp("", Path.of("tests/hosts/webapp").toAbsolutePath().toString());
        var resources = new StandardRoot(context);
        var library = Path.of("hosts/java/resources/META-INF").toAbsolutePath().toString();
        resources.addPreResources(new DirResourceSet(resources, "/WEB-INF/tlds", library, "/"));
        resources.addPreResources(new DirResourceSet(resources, "/psp", Path.of("dist").toAbsolutePath().toString(), "/"));
        context.setResources(resources);
        context.setAllowCasualMultipartParsing(true);
        ((StandardContext) context).setParentClassLoader(Host.class.getClassLoader());
        context.addServletContainerInitializer((classes, application) -> application.setAttribute(PspTag.HELPER, PSP), null);
        Tomcat.addServlet(context, "host", new Host(database, filter));
        for (var path : List.of("/sign-in", "/sign-out", "/call", "/count", "/page", "/save", "/list", "/login",
                "/deposit", "/deposit-page", "/queue", "/queue-page", "/direct/*"))
            context.addServletMappingDecoded(path, "host");
        addFilter(context, filter);
        tomcat.start();
        tomcat.getServer().await();
    }

    private static Psp psp() {
        try {
            return new Psp(Path.of("dist"), "/psp/", Map.of(), true);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private static void addFilter(Context context, PspFilter filter) {
        var definition = new FilterDef();
        definition.setFilterName("psp");
        definition.setFilter(filter);
        context.addFilterDef(definition);
        var mapping = new FilterMap();
        mapping.setFilterName("psp");
        mapping.addURLPattern("/*");
        context.addFilterMap(mapping);
    }

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException, ServletException {
        try {
            switch (request.getServletPath()) {
                case "/sign-in" -> signIn(request, response);
                case "/sign-out" -> {
                    request.getSession().invalidate();
                    PspFilter.json(response, 200, Map.of("success", true));
                }
                case "/call" -> {
                    if (OWNER.apply(request) == null) filter.signedOut(request, response);
                    else PspFilter.json(response, 200, Map.of("ok", true, "id", 9007199254740995L));
                }
                case "/count" -> PspFilter.json(response, 200, Map.of("count", count()));
                case "/page" -> PspFilter.json(response, 200, PspFilter.flashed(request));
                case "/save" -> save(request, response);
                case "/list" -> list(request, response);
                case "/login" -> response.getWriter().write("Sign in");
                default -> {
                    if (OWNER.apply(request) == null) filter.signedOut(request, response);
                    else forPerson(request, response);
                }
            }
        } catch (SQLException error) {
            throw new ServletException(error);
        }
    }

    private void forPerson(HttpServletRequest request, HttpServletResponse response)
            throws IOException, ServletException, SQLException {
        switch (request.getServletPath()) {
            case "/deposit-page" -> {
                request.setAttribute("parent", Map.of("id", 12, "depositBalance", "1000.00"));
                request.setAttribute("children", List.of(Map.of("id", "7", "name", "BREATHE \"2\" </script><!-- & é",
                        "depositBalance", "100.00", "depositThresholdAmount", "25.00")));
                page(request, response);
            }
            case "/queue-page" -> page(request, response);
            case "/queue" -> queue(request, response);
            case "/deposit" -> deposit(request, response);
            default -> decide(request, response);
        }
    }

    private static void page(HttpServletRequest request, HttpServletResponse response) throws IOException, ServletException {
        request.setAttribute("flash", PspFilter.flashed(request));
        request.getRequestDispatcher("/page.jsp").forward(request, response);
    }

    private static void deposit(HttpServletRequest request, HttpServletResponse response) throws IOException, SQLException {
        var funds = request.getParameter("7");
        if (funds.equals("999.00")) {
            PspFilter.invalid(request, response, "Check the amounts.", Map.of("7", List.of("Not this amount.")));
            return;
        }
        insert(request, funds);
        PspFilter.flash(request, "success", "The deposit was allocated.");
        PspFilter.done(request, response, "/queue-page");
    }

    private static void decide(HttpServletRequest request, HttpServletResponse response) throws IOException, SQLException {
        var isApproved = new ObjectMapper().readTree(request.getInputStream()).path("quickApprove").asBoolean();
        var id = request.getPathInfo().replaceAll("\\D", "");
        var sql = "UPDATE payments SET status = ? WHERE id = ? AND status = 'inReview'";
        var connection = (Connection) request.getAttribute(PspFilter.CONNECTION);
        try (var statement = connection.prepareStatement(sql)) {
            statement.setString(1, isApproved ? "approved" : "denied");
            statement.setString(2, id);
            if (statement.executeUpdate() == 1) PspFilter.json(response, 200, Map.of("result", "success"));
            else PspFilter.json(response, 409, Map.of("message", "Not in review."));
        }
    }

    private void queue(HttpServletRequest request, HttpServletResponse response) throws IOException, SQLException {
        var columns = new LinkedHashMap<String, PspList.Column>();
        columns.put("reference", new PspList.Column("p.id"));
        columns.put("patientId", new PspList.Column("n.name"));
        columns.put("totalUSD", new PspList.Column("p.total"));
        columns.put("status", new PspList.Column("p.status"));
        var list = new PspList("payments p JOIN patients n ON n.id = p.patient", "p.id", columns,
                "p.site = 13 AND p.status = 'inReview'", List.of());
        var shown = List.of(Map.of("data", "reference", "title", "Reference"), Map.of("data", "patientId", "title", "Patient"));
        try (var connection = database.getConnection()) {
            var answer = new LinkedHashMap<>(list.answer(connection, request.getParameterMap()));
            answer.put("columns", shown);
            PspFilter.json(response, 200, answer);
        }
    }

    private static void insert(HttpServletRequest request, String name) throws SQLException {
        var connection = (Connection) request.getAttribute(PspFilter.CONNECTION);
        try (var statement = connection.prepareStatement("INSERT INTO saved (name) VALUES (?)")) {
            statement.setString(1, name);
            statement.executeUpdate();
        }
    }

    private static void signIn(HttpServletRequest request, HttpServletResponse response) throws IOException {
        request.getSession().invalidate();
        request.getSession().setAttribute("user", request.getParameter("name"));
        PspFilter.json(response, 200, Map.of("token", PspFilter.token(request)));
    }

    private int count() throws SQLException {
        try (var connection = database.getConnection();
                var rows = connection.createStatement().executeQuery("SELECT COUNT(*) FROM saved")) {
            return rows.getInt(1);
        }
    }

    private void save(HttpServletRequest request, HttpServletResponse response) throws IOException, SQLException {
        if (OWNER.apply(request) == null) {
            filter.signedOut(request, response);
            return;
        }
        var name = Objects.requireNonNullElse(request.getParameter("name"), "");
        insert(request, name);
        switch (name) {
            case "ended session" -> response.sendRedirect("/login");
            case "crash" -> throw new IllegalStateException("The work fails.");
            case "" -> PspFilter.invalid(request, response, "A name is missing.", Map.of("name", List.of("Enter a name.")));
            default -> {
                PspFilter.flash(request, "success", name + " was saved.");
                PspFilter.done(request, response, "/page");
            }
        }
    }

    private void list(HttpServletRequest request, HttpServletResponse response) throws IOException, SQLException {
        var labels = new LinkedHashMap<String, String>();
        labels.put("inReview", "In Review");
        labels.put("paid", "Paid");
        labels.put("denied", "Denied");
        var columns = new LinkedHashMap<String, PspList.Column>();
        columns.put("patient", new PspList.Column("n.name"));
        columns.put("status", new PspList.Column("p.status", labels, true, true));
        columns.put("total", new PspList.Column("p.total", Map.of(), false, false));
        columns.put("visit", PspList.Column.date("p.visit"));
        var list = new PspList("payments p JOIN patients n ON n.id = p.patient", "p.id", columns, "p.site = ?", List.of(12));
        try (var connection = database.getConnection()) {
            PspFilter.json(response, 200, list.answer(connection, request.getParameterMap()));
        } catch (IllegalArgumentException mistake) {
            PspFilter.json(response, 400, Map.of("message", mistake.getMessage()));
        }
    }
}
