import type { DocumentedElement } from '../embed/documented-element.ts';
import { customElements } from './custom-elements.ts';
import { definitionsListSource } from './definitions-list.ts';
import { vscodeData, webTypes } from './editor-data.ts';
import { errorCatalogue } from './errors.ts';
import { openApi } from './openapi.ts';
import { pageSheet } from './page-sheet.ts';
import { recordSchemasSource } from './record-schemas.ts';
import { elementIndex, elementReference } from './reference.ts';
import { publicSurface } from './surface.ts';
import { tokensIn } from './tokens.ts';
import { declarations } from './types/declarations.ts';
import { jsxDeclarations } from './types/jsx-types.ts';

/** The input of the generated files: the definitions and the texts of some source files. */
export interface Sources {
  readonly definitions: readonly DocumentedElement[];
  /** src/ui/styles/tokens.css */
  readonly tokensCss: string;
  /** src/ui/styles/dark.css */
  readonly darkCss: string;
  /** src/psp.css */
  readonly pageCss: string;
  readonly library: { readonly name: string; readonly version: string };
}

/** The generated files that are committed: pages of docs and two modules, by path from the root. */
export function documents({ definitions, tokensCss }: Sources): Readonly<Record<string, string>> {
  const tokens = tokensIn(tokensCss);
  return {
    'docs/elements.md': elementIndex(definitions, tokens),
    ...Object.fromEntries(definitions.map(each => [`docs/elements/${each.tag}.md`, elementReference(each)])),
    'docs/errors.md': errorCatalogue(),
    'docs/surface.txt': publicSurface(definitions, tokens),
    'src/diagnostics/record-schemas.generated.ts': recordSchemasSource(definitions),
    'src/cli/definitions.generated.ts': definitionsListSource(definitions.map(({ tag }) => tag)),
  };
}

/** The files that the build ships besides psp.js and its chunks, by their name in dist. */
export function shippedTexts({ definitions, tokensCss, pageCss, darkCss, library }: Sources) {
  const tokens = tokensIn(tokensCss);
  const { name: title, version } = library;
  return {
    'psp.css': pageSheet(definitions, pageCss, darkCss),
    'psp.d.ts': declarations(definitions),
    'psp-jsx.d.ts': jsxDeclarations(),
    'custom-elements.json': json(customElements(definitions, tokens)),
    'vscode.html-custom-data.json': json(vscodeData(definitions)),
    'web-types.json': json(webTypes(definitions, tokens, library)),
    'openapi.json': json(openApi(definitions, { title, version })),
  } as const;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
