/** Markup whose contents are escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Content = string | number | Markup | readonly Markup[];

/** Template tag for markup: escapes texts and joins lists. */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Markup =>
  new Markup(parts.map((part, index) => part + textOf(contents[index] ?? '')).join(''));

function textOf(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(({ text }) => text).join('');
  return String(content).replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}

/** A table with a heading for each column. */
export const table = (
  headings: readonly string[],
  rows: readonly (readonly (string | number | Markup)[])[],
): Markup =>
  html`<table>
<thead><tr>${headings.map(heading => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows.map(row => html`<tr>${row.map(cell => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table>`;

/** A complete HTML document without scripts, for the screen and for print. */
export const page = (title: string, body: Markup): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { max-width: 75rem; margin: 0 auto; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; }
th, td { padding: .25rem .5rem; border: 1px solid #9aa2b1; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
img { max-width: 100%; }
strong { color: #a3161c; }
</style>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`.text;
