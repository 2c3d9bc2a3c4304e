import { readdirSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { BaseIssue, BaseSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../src/api/docs/calls.ts';
import type { Endpoint } from '../../../src/http/request.ts';

describe('the calls', () => {
  it('[NET-09] are all in the list, under the names of their constants', async () => {
    const folder = new URL('../../../src/api/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
      file.endsWith('.ts'),
    );
    const modules = await Promise.all(files.map(file => import(new URL(file, folder).href)));
    const endpoints = modules
      .flatMap(exports => Object.entries<Partial<Endpoint>>(exports))
      .filter(([, e]) => e.method);
    expect(endpoints.map(([name]) => name).sort()).toEqual(calls.map(({ name }) => name).sort());
    for (const [name, endpoint] of endpoints) expect(endpoint.name).toBe(name);
  });

  it.each(calls.map(call => [call.name, call] as const))(
    '[NET-06] can express the answer of %s as JSON Schema',
    (_, call) => {
      const schema = call.answer as unknown as BaseSchema<unknown, unknown, BaseIssue<unknown>>;
      expect(() => toJsonSchema(schema, { typeMode: 'input', errorMode: 'throw' })).not.toThrow();
      expect(call.summary).toMatch(/^[A-Z].*\.$/);
    },
  );
});
