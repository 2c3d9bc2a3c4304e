<?php

/** A text, escaped for HTML: between tags and in quoted attributes. */
function e(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** JSON, escaped for a quoted attribute. Throws for a text that is not UTF-8; else the attribute would be empty. */
function json(mixed $value): string
{
    return e(json_encode($value, JSON_THROW_ON_ERROR));
}
