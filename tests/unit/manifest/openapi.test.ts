import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { sources } from '../../../scripts/sources.ts';
import { calls } from '../../../src/api/docs/calls.ts';
import type { DocumentedElement } from '../../../src/embed/documented-element.ts';
import { post } from '../../../src/http/post.ts';
import { type GetEndpoint, type PostEndpoint, postTo } from '../../../src/http/request.ts';
import { shippedTexts } from '../../../src/manifest/files.ts';
import { openApi } from '../../../src/manifest/openapi.ts';
import { ask } from '../../support/ask.ts';
import { json, startFaultyServer } from '../../support/faulty-server.ts';
import { pageAt } from '../../support/page-at.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly { readonly name?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, object>>;
  readonly 'x-page-supplied'?: { readonly attribute: string };
}

interface Schema {
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, object>>;
  readonly additionalProperties?: { readonly description: string };
}

const shipped = await sources();
const { definitions } = shipped;
const text = shippedTexts(shipped)['openapi.json'];
const { info, paths, components } = JSON.parse(text);
const operations = Object.values(paths as Record<string, Record<string, Operation>>).flatMap(
  ({ get, post }) => [get, post].filter(operation => operation !== undefined),
);
const operationWith = (id: string) =>
  operations.find(({ operationId }) => operationId.split('-').includes(id)) as Operation;

describe('the calls in openapi.json', () => {
  it('[NET-06] are exactly those that the elements make', () => {
    const made = new Set(definitions.flatMap(each => each.calls.map(({ endpoint }) => endpoint.name)));
    const named = operations.flatMap(({ operationId }) => operationId.replace(/-psp-.*/, '').split('-or-'));
    expect(new Set(named)).toEqual(made);
    expect(made).toEqual(new Set(calls.map(({ name }) => name)));
  });

  it('[SHIP-02] name the elements that make them', () => {
    expect(operationWith('studiesOfSite').tags).toEqual(['psp-create-err', 'psp-report-form']);
    const known = new Set(definitions.map(({ tag }) => tag as string));
    expect(operations.flatMap(({ tags }) => tags).filter(tag => !known.has(tag))).toEqual([]);
  });

  it('[NET-01] have an example path and name the attribute if the page supplies the address', () => {
    expect(paths['/direct/site/12/deposit/'].post['x-page-supplied'].attribute).toBe('data-submit-url');
    expect(operationWith('tableBatch')['x-page-supplied']?.attribute).toBe('data-endpoint');
    expect(operationWith('studiesOfSite')['x-page-supplied']).toBeUndefined();
  });

  it('[NET-01] fail the build if no attribute supplies the address', () => {
    const call = { endpoint: { name: 'saveDeposits', method: 'POST', path: '{url}' } };
    const silent = [{ ...definitions[0], calls: [call] }] as unknown as DocumentedElement[];
    const message = 'saveDeposits has an address that the page supplies. Name the attribute in its `url`.';
    expect(() => openApi(silent, { title: '', version: '' })).toThrow(message);
  });
});

describe('the request of a call', () => {
  it('[RQ-02] has one of two bodies when approve and deny share a path', () => {
    const { schema } = operationWith('approveReimbursement').requestBody?.content['application/json'] ?? {};
    expect(schema?.oneOf?.map(({ required }) => required)).toEqual([
      ['quickApprove'],
      ['quickDeny', 'reason'],
    ]);
    expect(schema?.oneOf?.[0]?.properties).toEqual({ quickApprove: { const: true } });
  });

  it('[DEP-04] describes fields whose names contain ids as additional properties', () => {
    const { schema } = operationWith('saveDeposits').requestBody?.content['multipart/form-data'] ?? {};
    expect(Object.keys(schema?.properties ?? {})).toEqual(['parentBalance', '_token']);
    expect(schema?.additionalProperties?.description).toContain(
      '`{childId}`: The funds of one child document',
    );
  });

  it('[NET-09] sends only headers that are described', async () => {
    await using server = await startFaultyServer();
    server.answer('/', json({ redirect: '/', result: 'success' }));
    pageAt(`${server.origin}/`);
    const page = { token: 'f3b1' };
    await post(
      postTo(calledAs('saveDeposits') as PostEndpoint, { url: '/', fields: [], page } as never),
      'k1',
    );
    await post(
      postTo(calledAs('approveReimbursement') as PostEndpoint, { url: '/', json: {}, page } as never),
      'k1',
    );
    await ask({ ...calledAs('saveDeposits'), method: 'GET' } as GetEndpoint, { url: '/', page } as never);
    const sent = server.hits('/').flatMap(({ headers }) => Object.keys(headers).filter(isOwn));
    const described = Object.values(components.parameters as Record<string, { name: string }>);
    expect(new Set(described.map(({ name }) => name.toLowerCase()))).toEqual(new Set(sent));
    for (const { headers } of server.hits('/')) expect(info.description).toContain(headers.accept);
  });
});

describe('the answers of a call', () => {
  it('[NET-10] include a redirect for forms only', () => {
    const redirected = operations.filter(({ responses }) => responses[303]);
    expect(redirected.map(({ operationId }) => operationId).toSorted()).toEqual([
      'removeActivityUnit',
      'removeRow-psp-table',
      'requestReport-psp-report-form',
      'saveDeposits-psp-deposit-form',
      'saveTable-psp-table',
      'startQuickAction',
    ]);
    expect(Object.keys(components.schemas.FormAnswer.anyOf[0].properties)).toContain('redirect');
  });

  it('[NET-08] describe the items of a list once, whether bare or under `data`', () => {
    expect(JSON.stringify(components.schemas.StudiesOfSiteAnswer).match(/StudiesOfSiteItem/g)).toHaveLength(
      2,
    );
    expect(Object.keys(components.schemas.StudiesOfSiteItem.properties)).toContain('studyName');
  });
});

it('[NET-06] an OpenAPI linter finds no problems in openapi.json', async () => {
  expect(await problemsOf(text)).toEqual([]);
});

const calledAs = (name: string) => ({ ...calls.find(call => call.name === name), path: '{url}' });

/** Whether a header is set by our code, not by every browser or for the body's type. */
const isOwn = (name: string): boolean => /^(x-|idempotency)/.test(name);

// Off: these are style rules or apply to public APIs. The portal's paths end in a slash, and it has no licence.
const rules = {
  'no-path-trailing-slash': 'off',
  'info-license': 'off',
  'info-license-strict': 'off',
} as const;
const config = createConfig({ extends: ['recommended-strict'], rules });
const problemsOf = async (source: string) =>
  (await lintFromString({ source, config: await config })).map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
  );
