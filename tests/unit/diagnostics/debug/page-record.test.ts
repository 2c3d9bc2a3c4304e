// @vitest-environment jsdom
import { looseObject, string } from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { PageRecord } from '../../../../src/diagnostics/debug/page-record.ts';

const definition = { tag: 'psp-sample', attributes: {} };
const schema = looseObject({ id: string() });

function recordOf(parent: ParentNode & Node = document.body) {
  const record = new PageRecord();
  const element = document.createElement('psp-sample');
  parent.append(element);
  record.attributesRead(element, { definition, values: { id: '7' }, problems: [] });
  return { record, element };
}

const onlyCall = (record: PageRecord) => record.elements[0]?.calls[0];

afterEach(() => document.body.replaceChildren());

describe('the record of a page', () => {
  it('[EMB-16] keeps status, size and keys of an answer, but none of its values', () => {
    const { record, element } = recordOf();
    const end = record.callStarted(element, 'GET /a/{id}', schema);
    expect(onlyCall(record)).toEqual({ name: 'GET /a/{id}' });
    end({ status: 200, text: '{"id": "Ada", "née": 1}' });
    expect(onlyCall(record)).toMatchObject({
      status: 200,
      bytes: 24,
      milliseconds: expect.any(Number),
      keys: { read: new Map([['id', 1]]), ignored: new Map([['née', 1]]) },
    });
    expect(
      JSON.stringify(onlyCall(record)?.keys, (_, value) => (value instanceof Map ? [...value] : value)),
    ).not.toContain('Ada');
  });

  it('[EMB-16] keeps status and size when the answer is then refused', () => {
    const { record, element } = recordOf();
    const end = record.callStarted(element, 'GET /a/', schema);
    end({ status: 200, text: '<p>' });
    end({ status: 200, code: 'ERR_PARSE' });
    expect(record.elements[0]?.calls).toMatchObject([{ status: 200, bytes: 3, code: 'ERR_PARSE' }]);
    expect(onlyCall(record)?.keys).toBeUndefined();
  });

  it('[EMB-16] keeps the last 50 calls of an element', () => {
    const { record, element } = recordOf();
    const ends = Array.from({ length: 60 }, (_, number) =>
      record.callStarted(element, `GET /${number}/`, schema),
    );
    for (const end of ends) end({ status: 200 });
    const names = record.elements[0]?.calls.map(({ name }) => name);
    expect(names).toHaveLength(50);
    expect(names?.at(-1)).toBe('GET /59/');
  });

  it('[EMB-16] lists elements in the order of the page, without those that have left it', () => {
    const { record, element } = recordOf();
    const first = document.createElement('psp-sample');
    document.body.prepend(first);
    record.attributesRead(first, { definition, values: {}, problems: [] });
    expect(record.elements.map(each => each.element)).toEqual([first, element]);
    first.remove();
    expect(record.elements.map(each => each.element)).toEqual([element]);
  });
});
