import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Date;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TimeZone;
import java.util.logging.LogManager;
import psp.Psp;
import psp.PspMistake;

/** Writes the tags of tags.json with the Java helper: [{html} or {error}] on standard output. */
public final class Tags {
    public static void main(String[] arguments) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
        LogManager.getLogManager().reset();
        var results = new ArrayList<Map<String, String>>();
        for (var each : new ObjectMapper().readTree(new File("tests/hosts/tags.json"))) {
            var settings = each.path("settings");
            var psp = new Psp(Path.of(arguments[0]), "/psp/", Map.of(), !settings.has("production"));
            try {
                if (each.has("head")) {
                    var names = new ArrayList<String>();
                    each.get("head").forEach(name -> names.add(name.asText()));
                    results.add(Map.of("html", psp.head(names, null)));
                    continue;
                }
                @SuppressWarnings("unchecked")
                var values = (Map<String, Object>) value(each.get("values"));
                var token = settings.has("token") ? settings.get("token").asText() : null;
                var html = psp.tag(each.get("tag").asText(), values, each.path("fallback").asText(), token);
                results.add(Map.of("html", html));
            } catch (PspMistake mistake) {
                results.add(Map.of("error", mistake.getMessage()));
            }
        }
        new PrintStream(System.out, true, StandardCharsets.UTF_8).println(new ObjectMapper().writeValueAsString(results));
    }

    private static Object value(JsonNode given) {
        if (given.isArray()) {
            var list = new ArrayList<Object>();
            given.forEach(each -> list.add(value(each)));
            return list;
        }
        if (!given.isObject()) return given.isNull() ? null : given.isBoolean() ? (Object) given.asBoolean()
            : given.isNumber() ? (Object) given.asLong() : given.asText();
        var marker = given.fieldNames().hasNext() ? given.fieldNames().next() : "";
        var text = given.path(marker).asText();
        return switch (marker) {
            case "$float" -> Double.valueOf(text);
            case "$integer" -> new BigInteger(text);
            case "$decimal" -> new BigDecimal(text);
            // What JDBC reads from a column of days.
            case "$date" -> Date.valueOf(text);
            case "$time" -> Instant.parse(text);
            // Java's texts are UTF-16: other bytes have become U+FFFD when they were read.
            case "$latin1" -> new String(text.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
            default -> {
                var map = new LinkedHashMap<String, Object>();
                given.fields().forEachRemaining(each -> map.put(each.getKey(), value(each.getValue())));
                yield map;
            }
        };
    }
}
