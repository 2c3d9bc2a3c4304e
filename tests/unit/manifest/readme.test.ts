// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sources } from '../../../scripts/sources.ts';
import { documents, shippedTexts } from '../../../src/manifest/files.ts';

const known = await sources();
const readme = readFileSync('README.md', 'utf8');
const [, files = ''] = /\n## Files\n([\s\S]*?)\n## /.exec(readme) ?? [];

describe('README', () => {
  it.each(['psp.js', 'core.{hash}.js', '*.js.map', 'manifest.json', ...Object.keys(shippedTexts(known))])(
    '[SHIP-02] says what %s is for',
    name => {
      const line = files.split('\n').find(each => each.startsWith(`| \`${name}\``));
      expect(line).toMatch(/\| .{20,} \|$/);
    },
  );

  it('[EMB-11] shows how a template pins psp.js with its integrity', () => {
    expect(files).toContain('integrity="{{ manifest.files[');
  });

  it('[SHIP-02] links only to existing chapters', () => {
    const headings = documents(known)['docs/elements.md'].matchAll(/^## (.+)$/gm);
    const anchors = [...headings].map(([, heading]) => heading?.toLowerCase().replaceAll(' ', '-'));
    for (const [, anchor] of readme.matchAll(/docs\/elements\.md#([\w-]+)/g))
      expect(anchors).toContain(anchor);
  });
});
