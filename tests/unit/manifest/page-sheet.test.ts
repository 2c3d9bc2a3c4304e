import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { pageSheet } from '../../../src/manifest/page-sheet.ts';

const dark = await readFile('src/ui/styles/dark.css', 'utf8');
const rooms = [
  { tag: 'psp-narrow', reservedSpace: { narrow: 300, wide: 184 } },
  { tag: 'psp-inline', reservedSpace: { mouse: 28, finger: 44 } },
  { tag: 'psp-phone-only', reservedSpace: { narrow: 640, wide: 400, below: 992 } },
  { tag: 'psp-message', reservedSpace: { narrow: 66, wide: 44, where: '[data-message]' } },
  {
    tag: 'psp-roles',
    reservedSpace: { narrow: 90, wide: 80, also: [{ narrow: 120, wide: 110, where: '[data-internal]' }] },
  },
] as const;
const sheet = pageSheet(rooms, '.psp-note { margin: 0; }', dark);

describe('psp.css', () => {
  it('[EMB-01] reserves a tag’s height before and after it is ready, another one in wide windows', () => {
    expect(sheet).toContain(':where(psp-narrow) { min-block-size: 300px; }');
    expect(sheet).toContain('@media (width >= 560px) { :where(psp-narrow) { min-block-size: 184px; } }');
    expect(sheet).toContain(':where(psp-narrow):not(:defined, [hidden]) { display: flow-root; }');
  });

  it('[EMB-01] reserves space on screens only, since it would leave gaps in print', () => {
    const kept = sheet.match(/^.*\{ min-block-size: \d+px; \}$/gm);
    expect(kept).toHaveLength(5);
    expect(kept?.filter(rule => !rule.startsWith('@media screen {'))).toEqual([]);
  });

  it('[EMB-01] reserves nothing for a tag that will render nothing', () => {
    expect(sheet).toContain(':where(psp-message):where([data-message]) { min-block-size: 66px; }');
    expect(sheet).not.toContain(':where(psp-message) {');
  });

  it('[EMB-01] reserves another height for tags that show more, after the rule for all', () => {
    const [all, more] = [':where(psp-roles) {', ':where(psp-roles):where([data-internal]) {'].map(rule =>
      sheet.lastIndexOf(`${rule} min-block-size`),
    );
    expect(all).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(Number(all));
    expect(sheet).toContain(
      '(width >= 560px) { :where(psp-roles):where([data-internal]) { min-block-size: 110px; } }',
    );
  });

  it('[PD-03] reserves nothing and hides the fallback in windows where a tag shows nothing', () => {
    expect(sheet).toContain('@media (width < 992px) { :where(psp-phone-only):not(:defined, [hidden])');
    expect(sheet).toContain('@media (width >= 992px) { :where(psp-phone-only) { display: none; } }');
    expect(sheet.match(/\(psp-phone-only\) \{ min-block-size/g)).toHaveLength(2);
  });

  it('[EMB-01] reserves width after the fallback of an inline tag', () => {
    expect(sheet).toContain(':where(psp-inline):not(:defined, [hidden]) { display: inline-block; }');
    expect(sheet).toContain('psp-inline:not(:defined) { padding-inline-end: 28px;');
    expect(sheet).toContain(
      '@media (pointer: coarse) { psp-inline:not(:defined) { padding-inline-end: 44px; } }',
    );
    expect(sheet).not.toContain('(psp-inline) { min-block-size');
  });

  it('[EMB-09] contains the dark theme by choice and by system setting, on screens only', () => {
    expect(sheet).toContain(`@media screen { ${dark} }`);
    expect(sheet).toContain('@media screen and (prefers-color-scheme: dark)');
    expect(sheet.match(/\[data-psp-theme="(dark|auto)"\] \{/g)).toEqual([
      '[data-psp-theme="dark"] {',
      '[data-psp-theme="auto"] {',
    ]);
  });

  it('[EMB-01] parses without errors', () => {
    const { warnings } = transform({ filename: 'psp.css', code: Buffer.from(sheet) });
    expect(warnings).toEqual([]);
  });
});
