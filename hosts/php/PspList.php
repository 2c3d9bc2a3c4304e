<?php

declare(strict_types=1);

/**
 * Answers the calls of a list from a query: batches, and single pages with `data-paging="host"`.
 *
 *     $list = new PspList($db, 'reimbursements r JOIN patients p ON p.id = r.patient', 'r.id', [
 *         'patient' => 'p.name',
 *         'status' => ['sql' => 'r.status', 'labels' => ['inReview' => 'In Review', 'paid' => 'Paid'], 'filter' => true],
 *         'visit' => ['sql' => 'r.visit', 'date' => true],
 *         'total' => ['sql' => 'r.total', 'search' => false],
 *     ], 'r.site = ?', [$siteId]);
 *     $answer = $list->answer($_GET);
 *
 * Names from a request never become SQL: an unknown one raises an InvalidArgumentException, which is a 400.
 */
final class PspList
{
    private const MAX_LIMIT = 10_000;
    private const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

    /**
     * @param string $id the unique column, which is last in every order
     * @param array<string, string|array> $columns key => expression, or its `sql`, the `labels` that people see and
     *        search for, `filter` (has a filter with these labels), `date` (is found as `5 Jul 2026`) and `search`
     *        (false: is not searched)
     * @param ?Closure(string, Closure(): int): int $counted keeps a count under a name for up to a minute, since
     *        counting millions of rows takes longer than reading a page of them
     */
    public function __construct(
        private PDO $db,
        private string $from,
        private string $id,
        private array $columns,
        private string $where = '1 = 1',
        private array $values = [],
        private bool $isNewestFirst = true,
        private ?Closure $counted = null,
    ) {
        $this->columns = array_map(fn($column) => (is_array($column) ? $column : ['sql' => $column])
            + ['labels' => [], 'filter' => false, 'date' => false, 'search' => true], $columns);
    }

    /**
     * {data, total, totalAll, filters}; a row has its `id` and one value per column, or what `$row` makes of `$record`,
     * an SQL list such as `r.*`.
     */
    public function answer(array $query, ?callable $row = null, string $record = '*'): array
    {
        [$condition, $values] = $this->condition($query);
        $skip = $this->number($query, 'skip', 0);
        $limit = min($this->number($query, 'limit', 10), self::MAX_LIMIT);
        $order = $this->order($query);
        // One row more than the page has tells whether others follow.
        $ids = "SELECT $this->id AS psp_id FROM $this->from WHERE $condition ORDER BY $order LIMIT " . ($limit + 1) . " OFFSET $skip";
        $selected = $row ? $record : $this->selected();
        $sql = "SELECT $selected FROM $this->from JOIN ($ids) psp_page ON psp_page.psp_id = $this->id ORDER BY $order";
        $found = $this->query($sql, $values)->fetchAll(PDO::FETCH_ASSOC);
        $rows = array_slice($found, 0, $limit);
        $total = $this->total($condition, $values, $skip, $limit, count($found));
        $all = $this->condition([]);
        return [
            'data' => Psp::jsonValue($row ? array_map($row, $rows) : $rows),
            'total' => $total,
            'totalAll' => $all === [$condition, $values] ? $total : max($total, $this->count(...$all)),
            'filters' => (object) array_map(
                fn($column) => array_map(strval(...), array_keys($column['labels'])),
                array_filter($this->columns, fn($column) => $column['filter']),
            ),
        ];
    }

    private function selected(): string
    {
        $named = array_map(fn($key, $column) => "{$column['sql']} AS \"$key\"", array_keys($this->columns), $this->columns);
        return implode(', ', ["$this->id AS id", ...$named]);
    }

    /** A kept count may be out of date; the rows that were found are not. */
    private function total(string $condition, array $values, int $skip, int $limit, int $found): int
    {
        if ($found && $found <= $limit) {
            return $skip + $found;
        }
        $counted = $this->count($condition, $values);
        return $found ? max($counted, $skip + $found) : min($counted, $skip);
    }

    /** The id is last in every order: otherwise equal values change places between two pages. */
    private function order(array $query): string
    {
        $key = $query['sort'] ?? null;
        $isDescending = $key === null ? $this->isNewestFirst : ($query['order'] ?? '') === 'desc';
        $direction = $isDescending ? 'DESC' : 'ASC';
        return ($key === null ? '' : "{$this->column($key)['sql']} $direction, ") . "$this->id $direction";
    }

    /** @return array{string, list<mixed>} */
    private function condition(array $query): array
    {
        $conditions = ["($this->where)"];
        $values = $this->values;
        foreach (preg_split('/\s+/u', self::text($query['search'] ?? ''), -1, PREG_SPLIT_NO_EMPTY) as $word) {
            [$conditions[], $found] = $this->wordCondition($word);
            array_push($values, ...$found);
        }
        foreach ((array) ($query['filter'] ?? []) as $key => $value) {
            $conditions[] = $this->column((string) $key)['sql'] . ' = ?';
            $values[] = self::text($value);
        }
        return [implode(' AND ', $conditions), $values];
    }

    /** A word may be part of any column; of one with labels, of what people see. */
    private function wordCondition(string $word): array
    {
        $conditions = $values = [];
        foreach (array_filter($this->columns, fn($column) => $column['search']) as $column) {
            $labelled = array_keys(array_filter($column['labels'], fn($label) => mb_stripos($label, $word) !== false));
            if (!$column['labels']) {
                $patterns = self::patterns($word, $column['date']);
                $text = $column['date'] ? "CAST({$column['sql']} AS CHAR(30))" : $column['sql'];
                array_push($conditions, ...array_fill(0, count($patterns), "LOWER($text) LIKE LOWER(?) ESCAPE '!'"));
                array_push($values, ...$patterns);
            } elseif ($labelled) {
                $conditions[] = "{$column['sql']} IN (" . implode(', ', array_fill(0, count($labelled), '?')) . ')';
                array_push($values, ...$labelled);
            }
        }
        return [$conditions ? '(' . implode(' OR ', $conditions) . ')' : '1 = 0', $values];
    }

    /** What texts are like that contain a word. A date is kept as 2026-07-05 and seen as 5 Jul 2026. */
    private static function patterns(string $word, bool $isDate): array
    {
        // Not escaped with a backslash, which means something else in MySQL.
        $patterns = ['%' . preg_replace('/[!%_]/', '!$0', $word) . '%'];
        foreach ($isDate ? self::MONTHS : [] as $index => $month) {
            if (str_contains($month, mb_strtolower($word))) {
                $patterns[] = sprintf('%%-%02d-%%', $index + 1);
            }
        }
        return $patterns;
    }

    private function column(mixed $key): array
    {
        return is_string($key) && isset($this->columns[$key])
            ? $this->columns[$key]
            : throw new InvalidArgumentException('The list has no such column.');
    }

    private static function text(mixed $value): string
    {
        return is_string($value) ? $value : throw new InvalidArgumentException('A value of the request is a list. Use a text.');
    }

    private function number(array $query, string $name, int $default): int
    {
        $value = $query[$name] ?? (string) $default;
        return is_string($value) && ctype_digit($value) && strlen($value) <= 12
            ? (int) $value
            : throw new InvalidArgumentException("$name is not a number of rows.");
    }

    private function count(string $condition, array $values): int
    {
        $count = fn(): int => (int) $this->query("SELECT COUNT(*) FROM $this->from WHERE $condition", $values)->fetchColumn();
        $name = hash('sha256', json_encode([$this->from, $condition, $values]));
        return $this->counted ? ($this->counted)($name, $count) : $count();
    }

    private function query(string $sql, array $values): PDOStatement
    {
        $statement = $this->db->prepare($sql);
        $statement->execute($values);
        return $statement;
    }
}
