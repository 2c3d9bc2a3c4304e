/** Markup that has already been escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Content = string | number | Markup | readonly (string | Markup)[];

/** Template tag for markup: escapes texts and joins lists. */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Markup =>
  new Markup(parts.map((part, index) => part + textOf(contents[index] ?? '')).join(''));

const textOf = (content: Content): string => {
  if (content instanceof Markup) return content.text;
  return Array.isArray(content) ? content.map(textOf).join('') : escaped(String(content));
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);

/** A table with a heading for each column, or a sentence if it has no rows. */
export const table = (
  headings: readonly string[],
  rows: readonly (readonly (string | number | Markup)[])[],
  empty = 'None.',
): Markup =>
  rows.length
    ? html`<div class="table"><table><thead><tr>${headings.map(heading => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows.map(row => html`<tr>${row.map(cell => html`<td>${cell}</td>`)}</tr>\n`)}</tbody></table></div>`
    : html`<p>${empty}</p>`;

/** Renders code marks and emphasis of a line of Markdown; other markup is escaped. */
export const inline = (markdown: string): Markup =>
  new Markup(
    escaped(markdown)
      .split(/`([^`]+)`/)
      .map((text, index) =>
        index % 2 ? `<code>${text}</code>` : text.replace(/\*([^*]+)\*/g, '<em>$1</em>'),
      )
      .join(''),
  );

/**
 * A complete HTML document for the screen and for print, without scripts; it needs no other files than its pictures.
 */
export const page = (title: string, body: Markup): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text;

const style = `
body { margin: 0; color: #1b1f27; background: #fff; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #9aa2b1; }
code { font-size: .875em; overflow-wrap: anywhere; }
.table { overflow-x: auto; }
td code { overflow-wrap: anywhere; }
table { width: 100%; max-width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .25rem .5rem; border: 1px solid #c5cad3; text-align: start; vertical-align: top; overflow-wrap: break-word; }
td ul { margin: 0; padding-inline-start: 1.125rem; }
th { background: #f1f3f6; }
img { max-width: 100%; border: 1px solid #c5cad3; }
.pictures { display: flex; flex-wrap: wrap; gap: .5rem; align-items: start; }
.pictures img { max-height: 20rem; max-width: 30rem; }
.failed { color: #a3161c; font-weight: 600; }
@media print {
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  .table { overflow: visible; }
  h2, h3, tr { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
}
`;
