import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { pageSheet } from '../../../src/manifest/page-sheet.ts';

const dark = await readFile('src/ui/styles/dark.css', 'utf8');
const rooms = [
  { tag: 'psp-narrow', reservedSpace: { narrow: 300, wide: 184 } },
  { tag: 'psp-content', reservedSpace: { narrow: 1, wide: 1 }, keepsContent: true },
  { tag: 'psp-inline', reservedSpace: { mouse: 28, finger: 44 } },
  { tag: 'psp-buttons', reservedSpace: { mouse: 36, finger: 44, line: { mouse: 28, finger: 44 } } },
  { tag: 'psp-phone-only', reservedSpace: { narrow: 640, wide: 400, below: 992 } },
  { tag: 'psp-message', reservedSpace: { narrow: 66, wide: 44, where: '[data-message]' } },
  {
    tag: 'psp-roles',
    reservedSpace: { narrow: 90, wide: 80, also: [{ narrow: 120, wide: 110, where: '[data-internal]' }] },
  },
] as const;
const sheet = pageSheet(rooms, '.psp-note { margin: 0; }', dark);

describe('psp.css', () => {
  it('[ROOM-01] reserves a height for a tag before and after it is ready, a different one in wide windows', () => {
    expect(sheet).toContain(':where(psp-narrow) { min-block-size: 300px; }');
    expect(sheet).toContain('@media (width >= 560px) { :where(psp-narrow) { min-block-size: 184px; } }');
    expect(sheet).toContain(':where(psp-narrow):not(:defined, [hidden]) { display: flow-root; }');
  });

  it('[ROOM-03] ends the reserved height when the content is shown, in a rule after all others', () => {
    const rule = ':where(:state(psp-settled)) { min-block-size: 0; }';
    expect(sheet.indexOf(rule)).toBeGreaterThan(sheet.lastIndexOf('px; }'));
  });

  it('[ROOM-01] reserves heights on screens only, since they would leave gaps on paper', () => {
    const kept = sheet.match(/^.*\{ min-block-size: \d+px; \}$/gm);
    expect(kept).toHaveLength(6);
    expect(kept?.filter(rule => !rule.startsWith('@media screen {'))).toEqual([]);
  });

  it('[ROOM-01] reserves no height for a tag that shows nothing', () => {
    expect(sheet).toContain(':where(psp-message):where([data-message]) { min-block-size: 66px; }');
    expect(sheet).not.toContain(':where(psp-message) {');
  });

  it('[ROOM-01] reserves another height for tags that show more, in a later rule', () => {
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

  it('[ROOM-01] reserves a width after the fallback of an inline tag', () => {
    expect(sheet).toContain(':where(psp-inline):not(:defined, [hidden]) { display: inline-block; }');
    const floatOf = (width: number) =>
      `psp-inline:not(:defined)::after { content: ""; float: right; float: inline-end; width: ${width}px; height: 1lh; }`;
    expect(sheet).toContain(`\n${floatOf(28)}`);
    expect(sheet).toContain(`@media (pointer: coarse) { ${floatOf(44)} }`);
    expect(sheet).not.toContain('(psp-inline) { min-block-size');
  });

  it('[ROOM-01] reserves width and height for an inline tag that is higher than its line', () => {
    expect(sheet).toContain('psp-buttons:not(:defined) { padding-inline-end: 36px; }');
    expect(sheet).toContain(':where(psp-buttons) { min-block-size: 28px; vertical-align: middle; }');
  });

  it('[EMB-05] hides fallbacks at first, but neither content nor the text of an inline element', () => {
    const [, hidden] = /:is\(([^)]*)\):not\(:defined, :has\(> \.psp-note\)\)/.exec(sheet) ?? [];
    expect(hidden?.split(',')).toEqual(['psp-narrow', 'psp-phone-only', 'psp-message', 'psp-roles']);
  });

  it('[EMB-09] contains the dark theme by choice and by system setting, on screens only', () => {
    expect(sheet).toContain(`@media screen { ${dark} }`);
    expect(sheet).toContain('@media screen and (prefers-color-scheme: dark)');
    expect(sheet.match(/\[data-psp-theme="(dark|auto)"\] \{/g)).toEqual([
      '[data-psp-theme="dark"] {',
      '[data-psp-theme="auto"] {',
    ]);
  });

  it('[ROOM-01] is a sheet without errors', () => {
    const { warnings } = transform({ filename: 'psp.css', code: Buffer.from(sheet) });
    expect(warnings).toEqual([]);
  });
});
