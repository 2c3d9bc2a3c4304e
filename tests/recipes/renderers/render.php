<?php

// Renders a recipe of PHP, Twig or Blade, or a template of tests/hosts: {engine, pages: [{context, template}, …]} on stdin, [{html} or {error}, …] on stdout.

declare(strict_types=1);

use Illuminate\Events\Dispatcher;
use Illuminate\Filesystem\Filesystem;
use Illuminate\View\Compilers\BladeCompiler;
use Illuminate\View\Engines\CompilerEngine;
use Illuminate\View\Engines\EngineResolver;
use Illuminate\View\Factory;
use Illuminate\View\FileViewFinder;

require __DIR__ . '/../../../hosts/php/Psp.php';

// Debian's Laravel is older than its PHP.
error_reporting(E_ALL & ~E_DEPRECATED);

const TAGS = __DIR__ . '/../../hosts/templates';

function helper(array $context): Psp
{
    return new Psp('dist', token: $context['token'], nonce: $context['cspNonce'], isDevelopment: true);
}

$engines = [
    'twig' => function (array $context, string $template): string {
        require_once '/usr/share/php/Twig/autoload.php';
        $environment = new Twig\Environment(new Twig\Loader\FilesystemLoader([__DIR__ . '/../twig', TAGS]));
        if ($template === 'tag') {
            $psp = helper($context);
            $environment->addFunction(new Twig\TwigFunction('psp', $psp->tag(...), ['is_safe' => ['html']]));
            $environment->addFunction(new Twig\TwigFunction('psp_head', $psp->head(...), ['is_safe' => ['html']]));
        }
        return $environment->render("$template.html.twig", $context);
    },
    'blade' => function (array $context, string $template): string {
        require_once '/usr/share/php/Illuminate/View/autoload.php';
        $compiled = sys_get_temp_dir() . '/psp-recipes-' . getmypid();
        @mkdir($compiled);
        $files = new Filesystem();
        $resolver = new EngineResolver();
        $compiler = new BladeCompiler($files, $compiled);
        $compiler->directive('psp', fn($arguments) => "<?= \$psp->tag($arguments) ?>");
        $resolver->register('blade', fn() => new CompilerEngine($compiler));
        $factory = new Factory($resolver, new FileViewFinder($files, [__DIR__ . '/../blade', TAGS]), new Dispatcher());
        try {
            $values = $template === 'tag' ? ['psp' => helper($context)] : [];
            return $factory->make($template, $context + $values)->render();
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
    try {
        return ['html' => $engines[$input['engine']]($context, $page['template'])];
    } catch (Throwable $error) {
        return ['error' => $error->getMessage()];
    }
}, $input['pages']), JSON_THROW_ON_ERROR);
