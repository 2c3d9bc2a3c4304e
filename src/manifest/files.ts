import { calls } from '../api/calls.ts';
import type { ElementDefinition } from '../embed/definition.ts';
import { customElements } from './custom-elements.ts';
import { vscodeData, webTypes } from './editor-data.ts';
import { errorCatalogue } from './error-catalogue.ts';
import { callErrors, elementErrors } from './errors.ts';
import { openApi } from './openapi.ts';
import { elementReference } from './reference.ts';
import { publicSurface } from './surface.ts';
import { tokensIn } from './tokens.ts';

/** What the generated files are made from. */
export interface Sources {
  readonly definitions: readonly ElementDefinition[];
  /** Texts of src/ui/tokens.css and src/http/errors.ts. */
  readonly tokensCss: string;
  readonly errorsSource: string;
  readonly library: { readonly name: string; readonly version: string };
}

/** The text of every generated file by its path from the root: those of docs are committed, those of dist are not. */
export function generatedFiles({ definitions, tokensCss, errorsSource, library }: Sources) {
  const tokens = tokensIn(tokensCss);
  const { name: title, version } = library;
  return {
    'docs/elements.md': elementReference(definitions, calls, tokens),
    'docs/errors.md': errorCatalogue(callErrors(errorsSource), elementErrors),
    'docs/surface.txt': publicSurface(definitions, calls, tokens),
    'dist/custom-elements.json': json(customElements(definitions, tokens)),
    'dist/vscode.html-custom-data.json': json(vscodeData(definitions)),
    'dist/web-types.json': json(webTypes(definitions, tokens, library)),
    'dist/openapi.json': json(openApi(calls, { title, version })),
  } as const satisfies Record<`${'docs' | 'dist'}/${string}`, string>;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
