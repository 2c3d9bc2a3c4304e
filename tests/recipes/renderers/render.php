<?php

// Renders a recipe of PHP, Twig or Blade: {engine, pages: [context, …]} on stdin, [{html} or {error}, …] on stdout.

declare(strict_types=1);

use Illuminate\Events\Dispatcher;
use Illuminate\Filesystem\Filesystem;
use Illuminate\View\Compilers\BladeCompiler;
use Illuminate\View\Engines\CompilerEngine;
use Illuminate\View\Engines\EngineResolver;
use Illuminate\View\Factory;
use Illuminate\View\FileViewFinder;

// Debian's Laravel is older than its PHP.
error_reporting(E_ALL & ~E_DEPRECATED);

$engines = [
    'twig' => function (array $context): string {
        require_once '/usr/share/php/Twig/autoload.php';
        $environment = new Twig\Environment(new Twig\Loader\FilesystemLoader(__DIR__ . '/../twig'));
        return $environment->render('page.html.twig', $context);
    },
    'blade' => function (array $context): string {
        require_once '/usr/share/php/Illuminate/View/autoload.php';
        $compiled = sys_get_temp_dir() . '/psp-recipes-' . getmypid();
        @mkdir($compiled);
        $files = new Filesystem();
        $resolver = new EngineResolver();
        $resolver->register('blade', fn() => new CompilerEngine(new BladeCompiler($files, $compiled)));
        $factory = new Factory($resolver, new FileViewFinder($files, [__DIR__ . '/../blade']), new Dispatcher());
        try {
            return $factory->make('page', $context)->render();
        } finally {
            $files->deleteDirectory($compiled);
        }
    },
    'php' => function (array $context): string {
        require_once __DIR__ . '/../php/escaping.php';
        extract($context);
        ob_start();
        try {
            require __DIR__ . '/../php/page.php';
            return (string) ob_get_contents();
        } finally {
            ob_end_clean();
        }
    },
];

/** As an old database sends it. */
function inLatin1(mixed $value): mixed
{
    return is_array($value) ? array_map('inLatin1', $value) : (is_string($value) ? mb_convert_encoding($value, 'ISO-8859-1', 'UTF-8') : $value);
}

/** The conversion of docs/recipes.md. */
function fromLatin1(mixed $value): mixed
{
    return is_array($value) ? array_map('fromLatin1', $value) : (is_string($value) ? mb_convert_encoding($value, 'UTF-8', 'ISO-8859-1') : $value);
}

$input = json_decode(stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
echo json_encode(array_map(function (array $page) use ($engines, $input): array {
    $context = match ($page['encoding']) {
        'utf-8' => $page['context'],
        'latin-1' => inLatin1($page['context']),
        'latin-1, converted' => fromLatin1(inLatin1($page['context'])),
    };
    $context['csp_nonce'] = $context['cspNonce'];
    try {
        return ['html' => $engines[$input['engine']]($context)];
    } catch (Throwable $error) {
        return ['error' => $error->getMessage()];
    }
}, $input['pages']), JSON_THROW_ON_ERROR);
