<?php

declare(strict_types=1);

/**
 * Answers the calls of a list from a query: batches, and single pages with `data-paging="host"`.
 *
 *     $list = new PspList($db, 'reimbursements r JOIN patients p ON p.id = r.patient', 'r.id', [
 *         'patient' => 'p.name',
 *         'status' => ['sql' => 'r.status', 'labels' => ['inReview' => 'In Review', 'paid' => 'Paid'], 'filter' => true],
 *         'total' => ['sql' => 'r.total', 'search' => false],
 *     ], 'r.site = ?', [$siteId]);
 *     $answer = $list->answer($_GET);
 *
 * Names from a request never become SQL: an unknown one raises an InvalidArgumentException, which is a 400.
 */
final class PspList
{
    private const MAX_LIMIT = 10_000;

    /**
     * @param string $id the unique column, which is last in every order
     * @param array<string, string|array> $columns key => expression, or its `sql`, the `labels` that people see and
     *        search for, `filter` (has a filter with these labels) and `search` (false: is not searched)
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
            + ['labels' => [], 'filter' => false, 'search' => true], $columns);
    }

    /**
     * {data, total, totalAll, filters}; a row has its `id` and one value per column, or what `$row` makes of `$record`,
     * an SQL list such as `r.*`.
     */
    public function answer(array $query, ?callable $row = null, string $record = '*'): array
    {
        [$condition, $values] = $this->condition($query);
        $total = $this->count($condition, $values);
        $rows = $this->rows($query, $condition, $values, $total, $row ? $record : $this->selected());
        return [
            'data' => $row ? array_map($row, $rows) : $rows,
            'total' => $total,
            'totalAll' => $this->count($this->where, $this->values),
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

    private function rows(array $query, string $condition, array $values, int $total, string $selected): array
    {
        $skip = $this->number($query, 'skip', 0);
        $limit = min($this->number($query, 'limit', 10), self::MAX_LIMIT, max(0, $total - $skip));
        // Past the middle, counting from the end is faster.
        $isLate = $skip > $total / 2;
        $offset = $isLate ? max(0, $total - $skip - $limit) : $skip;
        [$order, $reversed] = $this->orders($query);
        $ids = "SELECT {$this->id} AS psp_id FROM {$this->from} WHERE $condition ORDER BY "
            . ($isLate ? $reversed : $order) . " LIMIT $limit OFFSET $offset";
        $sql = "SELECT $selected FROM {$this->from} JOIN ($ids) psp_page ON psp_page.psp_id = {$this->id} ORDER BY $order";
        return $this->query($sql, $values)->fetchAll(PDO::FETCH_ASSOC);
    }

    private function orders(array $query): array
    {
        $key = $query['sort'] ?? null;
        $isDescending = $key === null ? $this->isNewestFirst : ($query['order'] ?? '') === 'desc';
        $column = $key === null ? $this->id : $this->column($key)['sql'];
        $by = fn(string $direction) => $column === $this->id ? "$this->id $direction" : "$column $direction, $this->id $direction";
        return $isDescending ? [$by('DESC'), $by('ASC')] : [$by('ASC'), $by('DESC')];
    }

    /** @return array{string, list<mixed>} */
    private function condition(array $query): array
    {
        $conditions = ["($this->where)"];
        $values = $this->values;
        foreach (preg_split('/\s+/u', (string) ($query['search'] ?? ''), -1, PREG_SPLIT_NO_EMPTY) as $word) {
            [$conditions[], $found] = $this->wordCondition($word);
            array_push($values, ...$found);
        }
        foreach ((array) ($query['filter'] ?? []) as $key => $value) {
            $conditions[] = $this->column((string) $key)['sql'] . ' = ?';
            $values[] = $value;
        }
        return [implode(' AND ', $conditions), $values];
    }

    /** A word may be part of any column; of one with labels, of what people see. */
    private function wordCondition(string $word): array
    {
        // Not escaped with a backslash, which means something else in MySQL.
        $like = '%' . preg_replace('/[!%_]/', '!$0', mb_strtolower($word)) . '%';
        $conditions = $values = [];
        foreach (array_filter($this->columns, fn($column) => $column['search']) as $column) {
            $labelled = array_keys(array_filter($column['labels'], fn($label) => mb_stripos($label, $word) !== false));
            if (!$column['labels']) {
                $conditions[] = "LOWER({$column['sql']}) LIKE ? ESCAPE '!'";
                $values[] = $like;
            } elseif ($labelled) {
                $conditions[] = "{$column['sql']} IN (" . implode(', ', array_fill(0, count($labelled), '?')) . ')';
                array_push($values, ...$labelled);
            }
        }
        return [$conditions ? '(' . implode(' OR ', $conditions) . ')' : '1 = 0', $values];
    }

    private function column(mixed $key): array
    {
        return is_string($key) && isset($this->columns[$key])
            ? $this->columns[$key]
            : throw new InvalidArgumentException('The list has no such column.');
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
