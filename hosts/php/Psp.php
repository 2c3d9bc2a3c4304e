<?php

declare(strict_types=1);

/**
 * Writes the tags of PSP Widgets: `$psp->tag('deposit-form', ['site_id' => 12, …])` and `$psp->head(['deposit-form'])`.
 *
 * What a tag may say is read once from custom-elements.json. A mistake raises an InvalidArgumentException in
 * development; in production it is logged, and the fallback takes the place of the tag.
 */
final class Psp
{
    private const GLOBAL_ATTRIBUTES = ['id', 'class', 'lang', 'dir', 'slot', 'title', 'hidden'];
    /** Beyond this, JavaScript's numbers lose digits. */
    private const MAX_INTEGER = 9007199254740991;

    private array $elements = [];
    private array $manifest;

    /**
     * @param string $dist the folder of the release on this server
     * @param string $url its public address
     * @param string|Closure|null $token the CSRF token of this request, for tags that post
     * @param array<string, string> $settings `data-psp-…` of the script: languages, api-base, debug
     */
    public function __construct(
        string $dist,
        private string $url = '/psp/',
        private string|Closure|null $token = null,
        public readonly string $nonce = '',
        private array $settings = [],
        private bool $isDevelopment = false,
    ) {
        $this->manifest = self::json("$dist/manifest.json");
        foreach (self::json("$dist/custom-elements.json")['modules'] as $module) {
            $element = $module['declarations'][0];
            $element['attributes'] = array_column($element['attributes'], null, 'name');
            $this->elements[$element['tagName']] = $element;
        }
    }

    /** A tag with its attributes, such as `site_id` for data-site-id. `$fallback` is HTML. */
    public function tag(string $name, array $values = [], string $fallback = ''): string
    {
        return $this->unlessRefused(function () use ($name, $values, $fallback): string {
            $tag = $this->knownTag($name);
            return "<$tag" . self::html($this->attributes($tag, $values)) . ">$fallback</$tag>";
        }, $fallback);
    }

    /**
     * Style sheet, script, and preloads of what these tags need.
     *
     * @param list<string> $tags
     */
    public function head(array $tags = []): string
    {
        $nonce = $this->nonce === '' ? [] : ['nonce' => $this->nonce];
        $files = [];
        foreach ($tags as $name) {
            $needed = fn(): array => $this->manifest['tags'][$this->knownTag($name)] ?? [];
            $files += array_flip($this->unlessRefused($needed, []));
        }
        unset($files['psp.js']);
        $html = $this->element('link', ['rel' => 'stylesheet', 'href' => 'psp.css'] + $nonce);
        foreach (array_keys($files) as $file) {
            $html .= $this->element('link', ['rel' => 'modulepreload', 'href' => $file]);
        }
        $script = ['type' => 'module', 'src' => 'psp.js'] + $nonce;
        foreach ($this->settings as $setting => $value) {
            $script['data-psp-' . strtr($setting, '_', '-')] = $value;
        }
        return $html . $this->element('script', $script) . '</script>';
    }

    /** A start tag whose href or src is a file of the release, with its integrity. */
    private function element(string $name, array $attributes): string
    {
        $kind = isset($attributes['href']) ? 'href' : 'src';
        $attributes['integrity'] = $this->manifest['files'][$attributes[$kind]]['integrity'];
        $attributes[$kind] = $this->url . $attributes[$kind];
        return "<$name" . self::html($attributes) . '>';
    }

    private static function html(array $attributes): string
    {
        $text = '';
        foreach ($attributes as $name => $value) {
            $text .= " $name=\"" . htmlspecialchars($value, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8') . '"';
        }
        return $text;
    }

    private function unlessRefused(Closure $write, mixed $otherwise): mixed
    {
        try {
            return $write();
        } catch (InvalidArgumentException $mistake) {
            if ($this->isDevelopment) {
                throw $mistake;
            }
            error_log($mistake->getMessage());
            return $otherwise;
        }
    }

    private function knownTag(string $name): string
    {
        $tag = str_starts_with($name, 'psp-') ? $name : 'psp-' . strtr($name, '_', '-');
        return isset($this->elements[$tag])
            ? $tag
            : self::refuse("$tag is not an element." . self::suggestion($tag, array_keys($this->elements)));
    }

    /** @return array<string, string> HTML name => text */
    private function attributes(string $tag, array $values): array
    {
        $element = $this->elements[$tag];
        $known = $element['attributes'];
        $written = [];
        foreach ($values as $key => $value) {
            $name = self::attributeName($tag, (string) $key, $known);
            if ($value !== null && !($value === false && ($known[$name]['type']['text'] ?? 'boolean') === 'boolean')) {
                $written[$name] = self::text("$tag: $name", $known[$name] ?? null, $value);
            }
        }
        if ($element['posts'] && $this->token !== null && !isset($written['data-token-cookie'])) {
            $written += ['data-token' => $this->token instanceof Closure ? ($this->token)() : $this->token];
        }
        foreach ($known as $name => $attribute) {
            $other = $attribute['requiredUnless'] ?? $name;
            $isRequired = isset($attribute['required']) || isset($attribute['requiredUnless']);
            if ($isRequired && ($written[$name] ?? $written[$other] ?? '') === '') {
                self::refuse("$tag: $name" . ($other === $name ? '' : " or $other") . ' is missing.');
            }
        }
        return $written;
    }

    private static function attributeName(string $tag, string $key, array $known): string
    {
        $name = strtolower(strtr(preg_replace('/(?<=[a-z0-9])(?=[A-Z])/', '-', $key), '_', '-'));
        $data = str_starts_with($name, 'data-') ? $name : "data-$name";
        if (isset($known[$data])) {
            return $data;
        }
        if (in_array($name, self::GLOBAL_ATTRIBUTES, true) || str_starts_with($name, 'aria-')) {
            return $name;
        }
        self::refuse("$tag: $data is not an attribute." . self::suggestion($data, array_keys($known)));
    }

    /** The text of a value, which has to be of the attribute's type. */
    private static function text(string $subject, ?array $attribute, mixed $value): string
    {
        $type = $attribute['type']['text'] ?? 'string';
        $isJson = str_starts_with($type, 'object');
        try {
            $text = $isJson ? self::jsonText($subject, $value) : self::scalarText($value);
        } catch (OverflowException $mistake) {
            self::refuse("$subject has {$mistake->getMessage()}");
        }
        if ($type === 'object' && $value === []) {
            return '{}';
        }
        if ($text === null || preg_match('//u', $text) !== 1) {
            self::refuse($text === null ? "$subject is a record. Use a text or a number." : "$subject is not UTF-8.");
        }
        $expected = match ($type) {
            'object' => $text[0] === '{' ? null : 'a record',
            'object[]' => $text[0] === '[' ? null : 'a list of records',
            'boolean' => in_array($text, ['', 'true', 'false', '1', '0'], true) ? null : 'true or false',
            'number' => is_numeric($text) ? null : 'a number',
            default => self::choices($text, $attribute['values'] ?? [$text]) ?? (is_bool($value) && $attribute ? 'a text or a number' : null),
        };
        $shown = $isJson ? ['[' => 'a list', '{' => 'a record'][$text[0]] ?? 'a text' : "\"$text\"";
        return $expected === null ? $text : self::refuse("$subject is $shown. Use $expected.");
    }

    private static function choices(string $text, array $values): ?string
    {
        return in_array($text, $values, true) ? null : implode(' or ', array_map(fn($each) => "\"$each\"", $values));
    }

    /** Numbers without grouping; dates as the server's local time, without a zone. Null for anything else. */
    private static function scalarText(mixed $value): ?string
    {
        return match (true) {
            is_bool($value) => $value ? 'true' : 'false',
            is_float($value) => rtrim(rtrim(number_format(self::certain($value), 10, '.', ''), '0'), '.'),
            $value instanceof DateTimeInterface => self::localTime($value),
            $value instanceof BackedEnum => (string) $value->value,
            is_scalar($value) || $value instanceof Stringable => (string) $value,
            default => null,
        };
    }

    /** A binary fraction has 15 certain digits. Throws an OverflowException if digits before the point are lost. */
    private static function certain(float $number): float
    {
        if (!(abs($number) <= self::MAX_INTEGER)) {
            throw new OverflowException('a number that has lost digits. Use a text.');
        }
        return floor($number) === $number ? $number : (float) sprintf('%.14e', $number);
    }

    private static function localTime(DateTimeInterface $time): string
    {
        $zone = new DateTimeZone(date_default_timezone_get());
        return DateTimeImmutable::createFromInterface($time)->setTimezone($zone)->format('Y-m-d\TH:i:s');
    }

    /** A text that is JSON already is passed on. */
    private static function jsonText(string $subject, mixed $value): string
    {
        $flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION;
        $text = trim(is_string($value) ? $value : (string) json_encode(self::jsonValue($value), $flags));
        if (json_last_error() === JSON_ERROR_UTF8) {
            self::refuse("$subject is not UTF-8.");
        }
        json_decode($text);
        return json_last_error() === JSON_ERROR_NONE ? $text : self::refuse("$subject is not JSON.");
    }

    /** What can be written as JSON without loss: large integers and times as texts. Throws an OverflowException. */
    public static function jsonValue(mixed $value): mixed
    {
        return match (true) {
            is_float($value) => self::certain($value),
            is_int($value) && abs($value) > self::MAX_INTEGER => (string) $value,
            $value instanceof DateTimeInterface => self::localTime($value),
            $value instanceof JsonSerializable => self::jsonValue($value->jsonSerialize()),
            $value instanceof Stringable => (string) $value,
            is_array($value) => array_map(self::jsonValue(...), $value),
            $value instanceof stdClass => (object) array_map(self::jsonValue(...), (array) $value),
            $value instanceof Traversable => array_map(self::jsonValue(...), iterator_to_array($value)),
            default => $value,
        };
    }

    private static function refuse(string $message): never
    {
        throw new InvalidArgumentException($message);
    }

    private static function suggestion(string $name, array $names): string
    {
        $distances = array_combine($names, array_map(fn($each) => levenshtein($name, $each), $names));
        asort($distances);
        return reset($distances) <= 3 ? ' Did you mean ' . key($distances) . '?' : '';
    }

    private static function json(string $file): array
    {
        return json_decode((string) file_get_contents($file), true, 512, JSON_THROW_ON_ERROR);
    }
}
