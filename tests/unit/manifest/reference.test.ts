import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { sources } from '../../../scripts/sources.ts';
import { documents } from '../../../src/manifest/files.ts';
import { engines } from '../../../src/manifest/guide/json.ts';
import { cellTypes } from '../../../src/table/engine/cell.ts';

const text = documents(await sources())['docs/elements.md'];
const chapter = (heading: string): string =>
  text.split(/^## /m).find(each => each.startsWith(`${heading}\n`)) ?? '';

describe('the reference of elements', () => {
  it('[SHIP-02] is deterministic', async () => {
    expect(documents(await sources())['docs/elements.md']).toBe(text);
  });

  it('[DEP-05] tells which thresholds are derived, and how they are rounded', () => {
    expect(chapter('psp-deposit-form')).toContain(
      'An absent threshold becomes 25% of the funds, half a cent rounded up',
    );
  });

  it('[EMB-08] says what a policy with nonces needs', () => {
    expect(chapter('Content Security Policy')).toContain("'strict-dynamic'");
  });

  it('[SHIP-02] tells the limits: XHTML, browsers, batches', () => {
    expect(chapter('Limits')).toMatch(/Browsers[\s\S]*XHTML[\s\S]*application\/xhtml\+xml[\s\S]*Batches/);
  });

  it('[SHIP-02] links to all its chapters', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) =>
      heading?.toLowerCase().replaceAll(' ', '-'),
    );
    for (const [, anchor] of text.matchAll(/\]\(#([\w-]+)\)/g)) expect(headings).toContain(anchor);
    expect(text).toContain('](#rows-and-cells)');
  });
});

describe('the chapter on rows and cells', () => {
  const rows = chapter('Rows and cells');

  it.each(['display', 'sort', 'type', 'href', 'class', 'preview', 'details', 'editConfig'])(
    '[TBL-10] describes the field %s of a cell',
    field => expect(rows).toMatch(new RegExp(`^\\| \`${field}\` \\| .+ \\| .{10,} \\|$`, 'm')),
  );

  it.each(cellTypes)('[TBL-10] describes the type %s', type =>
    expect(rows).toMatch(new RegExp(`^\\| \`${type}\` \\| .{10,} \\|$`, 'm')),
  );

  it('[NET-17] says where a row’s id may be and what happens to rows without one', () => {
    expect(rows).toContain('`id` (or `_id.$oid`, or an entry in `rowIds`)');
    expect(rows).toContain('Rows without an id are shown');
  });
});

describe('the chapters on hosts', () => {
  it.each([
    ['Django', "CSRF_HEADER_NAME = 'HTTP_X_CSRF_TOKEN'"],
    ['Rails', 'form_authenticity_token'],
    ['Laravel', 'csrf_token()'],
    ['Spring Security', 'setHeaderName("X-CSRF-TOKEN")'],
  ])('[NET-09] contain the settings of %s', (framework, setting) => {
    const line = chapter('Settings of a host')
      .split('\n')
      .find(each => each.startsWith(`| ${framework} |`));
    expect(line).toContain(setting);
  });

  it('[NET-15] name every sign-in address of the requirement', async () => {
    const requirement = /\*\*NET-15\*\*.*/.exec(await readFile('docs/requirements.md', 'utf8'))?.[0] ?? '';
    const names = /is (login,.*?), or new/.exec(requirement)?.[1]?.split(/, | or /) ?? [];
    expect(names).toContain('sign_in');
    for (const name of names) expect(chapter('Sign-in')).toContain(name);
    expect(chapter('Sign-in')).toContain('`data-login-path`');
  });
});

describe('the chapter on JSON in a template', () => {
  const hostile = '</script><!--<script>"&';
  const inScript = (json: string): Document =>
    new DOMParser().parseFromString(
      `<psp-x><script type="application/json">${json}</script></psp-x><p id="after"></p>`,
      'text/html',
    );
  const json = JSON.stringify([hostile]);

  it.each(engines.map(({ name }) => [name]))(
    '[EMB-07] shows an attribute and a child script for %s',
    name => {
      const written = text.split(`### ${name}\n`)[1]?.split(/^##/m)[0];
      expect(written).toMatch(
        / (th:)?data-children=["'].+\n\n<script type="application\/json" data-prop="children"/,
      );
    },
  );

  it.each(engines)('[EMB-07] escapes text that would end the script of $name', ({ child }) => {
    expect(child).toMatch(/JSON_HEX_TAG|@json\(|json_escape|in_?script\b/i);
  });

  it('[EMB-07] is right that unescaped JSON can end the script, and that `\\u003c` prevents it', () => {
    expect(inScript(json).querySelector('psp-x > script')?.textContent).toBe('["');
    const escaped = inScript(json.replaceAll('<', '\\u003c'));
    expect(JSON.parse(escaped.querySelector('psp-x > script')?.textContent ?? '')).toEqual([hostile]);
    expect(escaped.querySelector('#after')).not.toBeNull();
  });

  it('[EMB-07] is right that `<\\/script>` alone does not make `<!--` safe', () => {
    expect(inScript(json.replaceAll('</', '<\\/')).querySelector('#after')).toBeNull();
  });
});
