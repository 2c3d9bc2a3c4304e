package psp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.temporal.Temporal;
import java.util.Collection;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Writes the tags of PSP Widgets.
 *
 * <p>What a tag may say is read once from custom-elements.json. A mistake raises a PspMistake in development; in
 * production it is logged, and the fallback takes the place of the tag.
 */
public final class Psp {
    private static final Set<String> GLOBAL_ATTRIBUTES = Set.of("id", "class", "lang", "dir", "slot", "title", "hidden");
    private static final Logger LOG = Logger.getLogger(Psp.class.getName());

    private final JsonNode manifest;
    private final Map<String, JsonNode> elements = new LinkedHashMap<>();
    private final String url;
    private final Map<String, String> settings;
    private final boolean isDevelopment;

    /**
     * @param dist the folder of the release on this server
     * @param url its public address, such as /psp/
     * @param settings {@code data-psp-*} of the script: languages, api-base, debug
     */
    public Psp(Path dist, String url, Map<String, String> settings, boolean isDevelopment) throws IOException {
        this.url = url;
        this.settings = settings;
        this.isDevelopment = isDevelopment;
        manifest = PspJson.mapper().readTree(dist.resolve("manifest.json").toFile());
        for (var module : PspJson.mapper().readTree(dist.resolve("custom-elements.json").toFile()).get("modules")) {
            var element = module.get("declarations").get(0);
            elements.put(element.get("tagName").asText(), element);
        }
    }

    /** A tag with its attributes, such as siteId for data-site-id. The fallback is HTML; the token may be null. */
    public String tag(String name, Map<String, ?> values, String fallback, String token) {
        return unlessRefused(() -> {
            var tag = knownTag(name);
            return "<" + tag + html(attributes(tag, values, token)) + ">" + fallback + "</" + tag + ">";
        }, fallback);
    }

    /** Style sheet, script, and preloads of what these tags need. The nonce may be null. */
    public String head(Collection<String> tags, String nonce) {
        var files = new LinkedHashSet<String>();
        for (var tag : tags)
            this.<JsonNode>unlessRefused(() -> manifest.path("tags").path(knownTag(tag)), MissingNode.getInstance())
                    .forEach(file -> files.add(file.asText()));
        files.remove("psp.js");
        var script = new LinkedHashMap<String, String>();
        if (nonce != null) script.put("nonce", nonce);
        var style = new LinkedHashMap<>(script);
        settings.forEach((name, value) -> script.put("data-psp-" + name.replace('_', '-'), value));
        return element("link rel=\"stylesheet\"", "href", "psp.css", style)
                + files.stream().map(file -> element("link rel=\"modulepreload\"", "href", file, Map.of()))
                        .collect(Collectors.joining())
                + element("script type=\"module\"", "src", "psp.js", script) + "</script>";
    }

    private <T> T unlessRefused(Supplier<T> write, T otherwise) {
        try {
            return write.get();
        } catch (PspMistake mistake) {
            if (isDevelopment) throw mistake;
            LOG.severe(mistake.getMessage());
            return otherwise;
        }
    }

    private String element(String start, String kind, String file, Map<String, String> attributes) {
        var integrity = manifest.path("files").path(file).path("integrity").asText();
        return "<" + start + html(Map.of(kind, url + file)) + html(Map.of("integrity", integrity)) + html(attributes) + ">";
    }

    private Map<String, String> attributes(String tag, Map<String, ?> values, String token) {
        var element = elements.get(tag);
        var known = StreamSupport.stream(element.get("attributes").spliterator(), false)
                .collect(Collectors.toMap(each -> each.get("name").asText(), each -> each, (a, b) -> a, LinkedHashMap::new));
        var written = new LinkedHashMap<String, String>();
        values.forEach((key, value) -> {
            var name = attributeName(tag, key, known);
            var isFlag = !known.containsKey(name) || typeOf(known.get(name)).equals("boolean");
            if (value == null || (Boolean.FALSE.equals(value) && isFlag)) return;
            written.put(name, textOf(tag + ": " + name, known.get(name), value));
        });
        if (element.get("posts").asBoolean() && token != null && !written.containsKey("data-token-cookie"))
            written.putIfAbsent("data-token", token);
        known.values().forEach(attribute -> requireValue(tag, attribute, written));
        return written;
    }

    private static void requireValue(String tag, JsonNode attribute, Map<String, String> written) {
        var other = attribute.has("requiredUnless") ? attribute.get("requiredUnless").asText() : null;
        if (other == null && !attribute.has("required")) return;
        var names = Stream.of(attribute.get("name").asText(), other).filter(Objects::nonNull).toList();
        if (names.stream().allMatch(name -> written.getOrDefault(name, "").isEmpty()))
            throw new PspMistake(tag + ": " + String.join(" or ", names) + " is missing.");
    }

    private static String attributeName(String tag, String key, Map<String, JsonNode> known) {
        var name = key.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").replace('_', '-').toLowerCase();
        var data = name.startsWith("data-") ? name : "data-" + name;
        if (known.containsKey(data)) return data;
        if (GLOBAL_ATTRIBUTES.contains(name) || name.startsWith("aria-")) return name;
        throw new PspMistake(tag + ": " + data + " is not an attribute." + suggestion(data, known.keySet()));
    }

    private static String typeOf(JsonNode attribute) {
        return attribute == null ? "string" : attribute.get("type").get("text").asText();
    }

    /** The text of a value, which has to be of the attribute's type. */
    private static String textOf(String subject, JsonNode attribute, Object value) {
        var type = typeOf(attribute);
        var isJson = type.startsWith("object");
        var text = exactText(subject, isJson, value);
        if (text == null) throw new PspMistake(subject + " is a record. Use a text or a number.");
        if (text.indexOf('\ufffd') >= 0) throw new PspMistake(subject + " is not UTF-8.");
        var expected = expectation(type, attribute, value, text);
        if (expected == null) return text;
        var shown = !isJson ? '"' + text + '"' : text.startsWith("[") ? "a list" : text.startsWith("{") ? "a record" : "a text";
        throw new PspMistake(subject + " is " + shown + ". Use " + expected + ".");
    }

    private static String exactText(String subject, boolean isJson, Object value) {
        try {
            return isJson ? jsonText(value) : scalarText(value);
        } catch (ArithmeticException mistake) {
            throw new PspMistake(subject + " has " + mistake.getMessage());
        } catch (IOException error) {
            // Jackson wraps what a value throws while it is written.
            if (error.getCause() instanceof ArithmeticException mistake) throw new PspMistake(subject + " has " + mistake.getMessage());
            throw new PspMistake(subject + " is not JSON.");
        }
    }

    /** What has to be used in place of a value; null if it may stay. */
    private static String expectation(String type, JsonNode attribute, Object value, String text) {
        if (attribute != null && attribute.has("values")) return choices(attribute.get("values"), text);
        return switch (type) {
            case "object" -> text.startsWith("{") ? null : "a record";
            case "object[]" -> text.startsWith("[") ? null : "a list of records";
            case "boolean" -> Set.of("", "true", "false", "1", "0").contains(text) ? null : "true or false";
            case "number" -> text.matches("-?\\d+(\\.\\d+)?") ? null : "a number";
            default -> value instanceof Boolean && attribute != null ? "a text or a number" : null;
        };
    }

    private static String choices(JsonNode values, String text) {
        var names = StreamSupport.stream(values.spliterator(), false).map(JsonNode::asText).toList();
        return names.contains(text) ? null : names.stream().map(each -> '"' + each + '"').collect(Collectors.joining(" or "));
    }

    /** Numbers without grouping; times as local time, without a zone. Null for lists and records. */
    private static String scalarText(Object value) {
        if (value instanceof Double || value instanceof Float) return PspJson.certain((Number) value).toPlainString();
        if (value instanceof BigDecimal decimal) return decimal.toPlainString();
        if (value instanceof Temporal time) return PspJson.localTime(time);
        if (value instanceof Date time) return PspJson.localTime(time);
        return value instanceof Map || value instanceof Iterable || value.getClass().isArray() ? null : value.toString();
    }

    /** A text that is JSON already is passed on. */
    private static String jsonText(Object value) throws IOException {
        var text = value instanceof String given ? given.strip() : PspJson.write(value);
        PspJson.mapper().readTree(text);
        return text;
    }

    private String knownTag(String name) {
        var tag = name.startsWith("psp-") ? name : "psp-" + name.replace('_', '-');
        if (elements.containsKey(tag)) return tag;
        throw new PspMistake(tag + " is not an element." + suggestion(tag, elements.keySet()));
    }

    private static String html(Map<String, String> attributes) {
        return attributes.entrySet().stream()
                .map(each -> " " + each.getKey() + "=\"" + escape(each.getValue()) + '"').collect(Collectors.joining());
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    private static String suggestion(String name, Set<String> names) {
        var nearest = names.stream().min((a, b) -> distance(name, a) - distance(name, b)).orElseThrow();
        return distance(name, nearest) <= 3 ? " Did you mean " + nearest + "?" : "";
    }

    /** How many letters have to be added, removed or replaced. */
    private static int distance(String a, String b) {
        var row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int above = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = above + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                above = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
