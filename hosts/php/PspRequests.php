<?php

declare(strict_types=1);

use Symfony\Component\HttpFoundation\Response;

/**
 * What every host answers alike: an ended session, a refused token, a repeated post, a message for the next page.
 *
 * An answer is an array: `['status' => 200, 'headers' => ['Location' => …], 'body' => '…']`.
 */
final class PspRequests
{
    /** @param string $signIn the path of the sign-in page */
    public function __construct(private PDO $db, private string $signIn = '/login')
    {
        $db->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
    }

    /** A call of an element, which wants JSON; otherwise a browser that wants a page. */
    public static function isCall(): bool
    {
        return ($_SERVER['HTTP_X_REQUESTED_WITH'] ?? '') === 'XMLHttpRequest';
    }

    /** The answer to a request without a session. A post has no page to come back to. */
    public function signedOut(): array
    {
        $next = $_SERVER['REQUEST_METHOD'] === 'GET' ? '?next=' . rawurlencode($_SERVER['REQUEST_URI']) : '';
        return self::isCall()
            ? self::json(['message' => 'Please sign in.', 'signIn' => $this->signIn], 401)
            : self::redirect($this->signIn . $next);
    }

    /** Null if a post has this session's token; otherwise the refusal, whose token an element then uses. */
    public static function tokenRefusal(?string $token): ?array
    {
        $sent = $_SERVER['HTTP_X_CSRF_TOKEN'] ?? $_POST['_token'] ?? '';
        if ($token && is_string($sent) && hash_equals($token, $sent)) {
            return null;
        }
        return self::refusal('The form has expired. Please reload the page and try again.', 403, ['token' => $token]);
    }

    /** A post that cannot be carried out; `$errors` are messages by the names of the posted fields. */
    public static function invalid(string $message, array $errors = [], int $status = 422): array
    {
        return self::refusal($message, $status, ['errors' => (object) array_map(fn($each) => (array) $each, $errors)]);
    }

    /** After a post that was carried out: calls read JSON, native forms follow a redirect. */
    public static function done(string $url): array
    {
        return self::isCall() ? self::json(['success' => true, 'result' => 'success', 'redirect' => $url]) : self::redirect($url);
    }

    /** Keeps a message until the next page that a person sees. */
    public static function flash(string $level, string $message): void
    {
        $_SESSION['psp_flash'] = ['level' => $level, 'message' => $message];
    }

    /** The message to show, as attributes of psp-flash-message. What `fetch` follows uses nothing up. */
    public static function flashed(): ?array
    {
        $isSeen = ($_SERVER['HTTP_SEC_FETCH_MODE'] ?? 'navigate') === 'navigate';
        $flash = $_SESSION['psp_flash'] ?? null;
        if ($isSeen) {
            unset($_SESSION['psp_flash']);
        }
        return $isSeen ? $flash : null;
    }

    /**
     * Carries out a post once per Idempotency-Key; a repetition gets the first answer, also while the first is at work.
     *
     * The work and its answer are one transaction, or a savepoint in yours; the work begins none itself. A refusal, or a
     * redirect to the sign-in page, has changed nothing and is not kept.
     *
     * @param callable(): array $work
     */
    public function once(string|int $owner, callable $work): array
    {
        $key = $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '';
        $name = [(string) $owner, (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH), $key];
        // SQLite takes its lock at once, so that a second post waits instead of failing.
        $isSqlite = $this->db->getAttribute(PDO::ATTR_DRIVER_NAME) === 'sqlite';
        [$begin, $commit, $rollBack] = $this->db->inTransaction()
            ? ['SAVEPOINT psp_once', 'RELEASE SAVEPOINT psp_once', 'ROLLBACK TO SAVEPOINT psp_once']
            : [$isSqlite ? 'BEGIN IMMEDIATE' : 'BEGIN', 'COMMIT', 'ROLLBACK'];
        $this->db->exec($begin);
        $isKept = false;
        try {
            // Waits while a request with the same key is at work.
            if ($key !== '' && !$this->reserve($name)) {
                return $this->stored($name);
            }
            $answer = $work();
            if ($this->isCarriedOut($answer)) {
                $this->keep($name, $answer);
                $isKept = true;
            }
            return $answer;
        } finally {
            $this->db->exec($isKept ? $commit : $rollBack);
        }
    }

    /**
     * The same with the responses of Symfony and Laravel.
     *
     * @param callable(): Response $work
     */
    public function respondOnce(string|int $owner, callable $work): Response
    {
        $response = null;
        $answer = $this->once($owner, function () use ($work, &$response): array {
            $response = $work();
            $kept = ['Content-Type' => $response->headers->get('Content-Type'), 'Location' => $response->headers->get('Location')];
            return ['status' => $response->getStatusCode(), 'headers' => array_filter($kept), 'body' => $response->getContent()];
        });
        return $response ?? new Response($answer['body'], $answer['status'], $answer['headers']);
    }

    private function reserve(array $name): bool
    {
        $this->db->exec('SAVEPOINT psp');
        try {
            $this->query('INSERT INTO idempotent_answers (owner, path, idempotency_key) VALUES (?, ?, ?)', $name);
            return true;
        } catch (PDOException $error) {
            $this->db->exec('ROLLBACK TO SAVEPOINT psp');
            // 23…: the unique key exists.
            return str_starts_with((string) $error->getCode(), '23') ? false : throw $error;
        }
    }

    private function keep(array $name, array $answer): void
    {
        $this->query(
            'UPDATE idempotent_answers SET answer = ? WHERE owner = ? AND path = ? AND idempotency_key = ?',
            [json_encode($answer, JSON_THROW_ON_ERROR), ...$name],
        );
    }

    private function stored(array $name): array
    {
        $sql = 'SELECT answer FROM idempotent_answers WHERE owner = ? AND path = ? AND idempotency_key = ?';
        $answer = $this->query($sql, $name)->fetchColumn();
        return is_string($answer) ? json_decode($answer, true) : self::refusal('Please try again.', 409);
    }

    private function isCarriedOut(array $answer): bool
    {
        $path = parse_url($answer['headers']['Location'] ?? '', PHP_URL_PATH);
        return $answer['status'] < 400 && $path !== $this->signIn;
    }

    private function query(string $sql, array $values): PDOStatement
    {
        $statement = $this->db->prepare($sql);
        $statement->execute($values);
        return $statement;
    }

    private static function refusal(string $message, int $status, array $more = []): array
    {
        return self::isCall()
            ? self::json(['message' => $message] + $more, $status)
            : ['status' => $status, 'headers' => ['Content-Type' => 'text/plain; charset=utf-8'], 'body' => $message];
    }

    private static function redirect(string $url): array
    {
        return ['status' => 303, 'headers' => ['Location' => $url], 'body' => ''];
    }

    /** An answer as JSON, of an array or an object; large integers are texts. */
    public static function json(array|object $body, int $status = 200): array
    {
        $text = json_encode(Psp::jsonValue($body), JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
        return ['status' => $status, 'headers' => ['Content-Type' => 'application/json'], 'body' => $text];
    }

    public static function send(array $answer): void
    {
        http_response_code($answer['status']);
        foreach ($answer['headers'] as $name => $value) {
            header("$name: $value");
        }
        echo $answer['body'];
    }
}
