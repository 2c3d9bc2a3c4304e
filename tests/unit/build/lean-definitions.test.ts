import { parseAst } from 'rollup/parseAst';
import { expect, it } from 'vitest';
import { leanDefinitions } from '../../../scripts/build/lean-definitions.mjs';

const lean = (code: string): string =>
  leanDefinitions().transform.call({ parse: parseAst }, code, '/src/domain/dates/dates.ts')?.code ?? code;

it('[EMB-02] leaves out what only describes a schema for documents', () => {
  const code = lean("import { formatted } from '../../api/schemas/described.ts';\nformatted(day, 'date');");
  expect(code).toContain('\nday;');
});

it('[EMB-02] keeps calls of other functions of the same name', () => {
  const code =
    "import { described } from '../../api/schemas/described.ts';\nconst formatted = day => day.format();\nformatted(day);";
  expect(lean(code)).toContain('formatted(day);');
});
