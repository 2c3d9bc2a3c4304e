package psp;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Answers the calls of a list from a query: batches, and single pages with {@code data-paging="host"}.
 *
 * <p>Names from a request never become SQL: an unknown one raises an IllegalArgumentException, which is a 400.
 *
 * @param from a table, a view or a join
 * @param id the unique column, which is last in every order
 * @param where the host's own condition, with {@code values}
 */
public record PspList(String from, String id, Map<String, Column> columns, String where, List<?> values) {
    private static final int MAX_LIMIT = 10_000;
    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

    /**
     * @param labels value to what people see and search for; empty if they see the value
     * @param isFilter whether it has a filter with these values
     * @param isDate whether it is found as {@code 5 Jul 2026}
     */
    public record Column(String sql, Map<String, String> labels, boolean isFilter, boolean isSearched, boolean isDate) {
        public Column(String sql, Map<String, String> labels, boolean isFilter, boolean isSearched) {
            this(sql, labels, isFilter, isSearched, false);
        }

        public Column(String sql) {
            this(sql, Map.of(), false, true);
        }

        public static Column date(String sql) {
            return new Column(sql, Map.of(), false, true, true);
        }
    }

    private record Condition(String sql, List<?> values) {
    }

    /** {data, total, totalAll, filters}; a row has its id and one value per column. */
    public Map<String, Object> answer(Connection connection, Map<String, String[]> query) throws SQLException {
        var matching = condition(query);
        var skip = number(query, "skip", 0);
        var limit = (int) Math.min(number(query, "limit", 10), MAX_LIMIT);
        // One row more than the page has tells whether others follow.
        var found = rows(connection, matching, order(query), limit + 1, skip);
        var rows = found.subList(0, Math.min(found.size(), limit));
        var total = total(connection, matching, skip, limit, found.size());
        var filters = new LinkedHashMap<String, Object>();
        columns.forEach((key, column) -> {
            if (column.isFilter) filters.put(key, column.labels.keySet());
        });
        var all = Math.max(total, count(connection, condition(Map.of())));
        return Map.of("data", rows, "total", total, "totalAll", all, "filters", filters);
    }

    private List<Map<String, Object>> rows(Connection connection, Condition matching, String order, int limit, long skip)
            throws SQLException {
        var ids = "SELECT " + id + " AS psp_id FROM " + from + " WHERE " + matching.sql
                + " ORDER BY " + order + " LIMIT " + limit + " OFFSET " + skip;
        var selected = columns.values().stream().map(Column::sql).collect(Collectors.joining(", "));
        var sql = "SELECT " + id + ", " + selected + " FROM " + from + " JOIN (" + ids + ") psp_page ON psp_page.psp_id = "
                + id + " ORDER BY " + order;
        return read(connection, sql, matching.values, row -> {
            var values = new LinkedHashMap<String, Object>();
            values.put("id", row.getObject(1));
            var index = 2;
            for (var key : columns.keySet()) values.put(key, row.getObject(index++));
            return values;
        });
    }

    /** Rows may be added or removed between reading and counting: the rows that were found decide. */
    private long total(Connection connection, Condition matching, long skip, int limit, int found) throws SQLException {
        if (found > 0 && found <= limit) return skip + found;
        var counted = count(connection, matching);
        return found > 0 ? Math.max(counted, skip + found) : Math.min(counted, skip);
    }

    /** The id is last in every order: otherwise equal values change places between two pages. */
    private String order(Map<String, String[]> query) {
        var key = first(query, "sort");
        var isDescending = key == null || "desc".equals(first(query, "order"));
        var direction = isDescending ? " DESC" : " ASC";
        return (key == null ? "" : column(key).sql + direction + ", ") + id + direction;
    }

    private Condition condition(Map<String, String[]> query) {
        var conditions = new ArrayList<String>(List.of("(" + where + ")"));
        var all = new ArrayList<Object>(values);
        for (var word : Objects.requireNonNullElse(first(query, "search"), "").trim().split("\\s+"))
            if (!word.isEmpty()) conditions.add(wordCondition(word, all));
        query.forEach((name, given) -> {
            if (!name.startsWith("filter[") || !name.endsWith("]")) return;
            conditions.add(column(name.substring("filter[".length(), name.length() - 1)).sql + " = ?");
            all.add(given[0]);
        });
        return new Condition(String.join(" AND ", conditions), all);
    }

    /** A word may be part of any column; of one with labels, of what people see. */
    private String wordCondition(String word, List<Object> values) {
        var conditions = new ArrayList<String>();
        for (var column : columns.values()) {
            if (!column.isSearched) continue;
            var found = column.labels.entrySet().stream()
                    .filter(each -> each.getValue().toLowerCase().contains(word.toLowerCase())).map(Map.Entry::getKey).toList();
            if (column.labels.isEmpty()) {
                var text = column.isDate ? "CAST(" + column.sql + " AS CHAR(30))" : column.sql;
                var patterns = patterns(word, column.isDate);
                conditions.addAll(Collections.nCopies(patterns.size(), "LOWER(" + text + ") LIKE LOWER(?) ESCAPE '!'"));
                values.addAll(patterns);
            } else if (!found.isEmpty()) {
                conditions.add(column.sql + " IN (" + String.join(", ", Collections.nCopies(found.size(), "?")) + ")");
                values.addAll(found);
            }
        }
        return conditions.isEmpty() ? "1 = 0" : "(" + String.join(" OR ", conditions) + ")";
    }

    /** What texts are like that contain a word. A date is kept as 2026-07-05 and seen as 5 Jul 2026. */
    private static List<String> patterns(String word, boolean isDate) {
        // Not escaped with a backslash, which means something else in MySQL.
        var patterns = new ArrayList<>(List.of("%" + word.replaceAll("[!%_]", "!$0") + "%"));
        for (int month = 1; isDate && month <= 12; month++)
            if (MONTHS.get(month - 1).contains(word.toLowerCase())) patterns.add("%%-%02d-%%".formatted(month));
        return patterns;
    }

    private Column column(String key) {
        var column = columns.get(key);
        if (column == null) throw new IllegalArgumentException("The list has no such column.");
        return column;
    }

    private static long number(Map<String, String[]> query, String name, long otherwise) {
        var text = Objects.requireNonNullElse(first(query, name), String.valueOf(otherwise));
        if (!text.matches("[0-9]{1,12}")) throw new IllegalArgumentException(name + " is not a number of rows.");
        return Long.parseLong(text);
    }

    private static String first(Map<String, String[]> query, String name) {
        return query.containsKey(name) ? query.get(name)[0] : null;
    }

    private long count(Connection connection, Condition condition) throws SQLException {
        var sql = "SELECT COUNT(*) FROM " + from + " WHERE " + condition.sql;
        return read(connection, sql, condition.values, row -> row.getLong(1)).get(0);
    }

    private interface Reader<T> {
        T read(ResultSet row) throws SQLException;
    }

    private static <T> List<T> read(Connection connection, String sql, List<?> values, Reader<T> reader) throws SQLException {
        try (var statement = connection.prepareStatement(sql)) {
            for (int index = 0; index < values.size(); index++) statement.setObject(index + 1, values.get(index));
            try (var rows = statement.executeQuery()) {
                var found = new ArrayList<T>();
                while (rows.next()) found.add(reader.read(rows));
                return found;
            }
        }
    }
}
