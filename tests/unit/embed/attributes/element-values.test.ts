// @vitest-environment jsdom
import { array, object, string } from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { PageRecord } from '../../../../src/diagnostics/debug/page-record.ts';
import { startRecording } from '../../../../src/diagnostics/debug/page-recorder.ts';
import { loadRules } from '../../../../src/diagnostics/warn.ts';
import {
  attributeKeys,
  defineTag,
  ElementValues,
  isProperty,
} from '../../../../src/embed/attributes/element-values.ts';
import type { ElementDefinition } from '../../../../src/embed/definition.ts';
import { forgetPage } from '../../../../src/platform/page.ts';
import { expectLogged } from '../../../support/console.ts';

const text = { type: 'text', description: 'A text.', example: 'x' } as const;
const definition: ElementDefinition = {
  tag: 'psp-sample',
  description: 'A sample.',
  attributes: {
    heading: text,
    siteId: text,
    rows: {
      type: 'json',
      description: 'Rows.',
      example: '[]',
      shape: '[{name}]',
      schema: array(object({ name: string() })),
    },
  },
  events: {},
  calls: [],
  parts: {},
} as unknown as ElementDefinition;

const rows = [{ name: 'A' }];

function sample(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as HTMLElement;
}
const valuesOf = (element: HTMLElement) => new ElementValues(element, definition);
const valuesIn = (markup: string) => valuesOf(sample(markup));

describe('the names', () => {
  it('[EMB-13] of an element include the common ones', () => {
    expect(attributeKeys(definition)).toEqual([
      'apiBase',
      'token',
      'tokenCookie',
      'loginPath',
      'heading',
      'siteId',
      'rows',
    ]);
  });

  it('[EMB-13] leaves the properties that every HTML element has alone', () => {
    expect(['siteId', 'title', 'id'].map(isProperty)).toEqual([true, false, false]);
  });
});

it('[EMB-01] [EMB-13] a tag is registered once, observes its attributes and has its own as properties', () => {
  class Base extends HTMLElement {
    static property = (name: string) => ({ value: `property ${name}` });
  }
  const registered = {
    ...definition,
    tag: 'psp-registered' as const,
    attributes: { siteId: text, title: text },
  };
  for (const version of ['1.0.1', '1.0.2']) defineTag(Base, registered, version);
  expect({ ...customElements.get(registered.tag) }).toMatchObject({
    version: '1.0.1',
    observedAttributes: expect.arrayContaining(['data-site-id', 'data-title']),
  });
  expect(document.createElement(registered.tag)).toMatchObject({ siteId: 'property siteId', title: '' });
});

describe('the values', () => {
  it('[EMB-07] come from child scripts, of which an attribute takes the place', () => {
    const script = '<script type="application/json" data-prop="rows">[{"name":"A"}]</script>';
    const others = '<p data-prop="heading">no</p><script>no</script>';
    expect(valuesIn(`<psp-sample>${others}${script}</psp-sample>`).read().attributes).toEqual({ rows });
    const both = valuesIn(`<psp-sample data-rows="[]">${script}</psp-sample>`);
    expect(both.get('rows')).toEqual([]);
  });

  it('[EMB-07] keep their identity as long as the text is the same, or no property is set again', () => {
    const element = sample(`<psp-sample data-rows='[{"name":"A"}]'></psp-sample>`);
    const values = valuesOf(element);
    const first = values.get('rows');
    expect(values.get('rows')).toBe(first);
    element.setAttribute('data-rows', '[{"name":"B"}]');
    expect(values.get('rows')).toEqual([{ name: 'B' }]);
    const changing = [{ name: 'C' }];
    values.set('rows', changing);
    const given = values.get('rows');
    expect(values.get('rows')).toBe(given);
    changing.push({ name: 'D' });
    values.set('rows', changing);
    expect(values.get('rows')).toEqual([{ name: 'C' }, { name: 'D' }]);
    values.unset('rows');
    expect(values.get('rows')).toEqual([{ name: 'B' }]);
  });

  it('[NET-23] are reported where a number has lost digits', () => {
    expectLogged('psp-sample: data-rows: "name" (row 1): a number beyond 2^53 has lost digits');
    const values = valuesIn(`<psp-sample data-rows='[{"name":9007199254740993}]'></psp-sample>`);
    expect(values.get('rows')).toEqual([{ name: '–' }]);
  });

  it('[EMB-13] come from a property first, until it is unset', () => {
    const values = valuesIn('<psp-sample data-heading="One"></psp-sample>');
    expect(values.isSet('heading')).toBe(false);
    values.set('heading', 'Two');
    expect([values.isSet('heading'), values.get('heading')]).toEqual([true, 'Two']);
    values.unset('heading');
    expect([values.isSet('heading'), values.get('heading')]).toEqual([false, 'One']);
  });

  it('[EMB-05] include properties that were set before the upgrade, which then shadow nothing', () => {
    const element = Object.assign(sample('<psp-sample></psp-sample>'), { heading: 'Early', title: 'Tip' });
    const values = valuesOf(element);
    expect([values.get('heading'), values.isSet('siteId')]).toEqual(['Early', false]);
    expect(Object.keys(element)).not.toContain('heading');
    expect(element.title).toBe('Tip');
  });
});

it('[NET-23] numbers that have lost digits are reported, also of JSON that is refused', () => {
  expectLogged('psp-sample: data-rows: "id" (row 1): a number beyond 2^53 has lost digits');
  const { problems } = valuesIn(`<psp-sample data-rows='[{"id":9007199254740995}]'></psp-sample>`).read();
  expect(problems).toHaveLength(1);
});

describe('the page', () => {
  it('[EMB-01] has the tag and the common attributes', () => {
    const markup = '<psp-sample data-api-base="/portal" data-token="t" data-login-path="/in"></psp-sample>';
    expect(valuesIn(markup).read().page).toMatchObject({
      tag: 'psp-sample',
      apiBase: '/portal',
      token: 't',
      loginPath: '/in',
    });
  });

  it('[EMB-18] [NET-25] come from the script tag for elements that have none of their own', () => {
    const script = '<script data-psp-api-base="/portal" data-token-cookie="csrftoken"></script>';
    const page = (attributes: string) =>
      valuesIn(`<psp-sample ${attributes}></psp-sample>${script}`).read().page;
    expect(page('')).toMatchObject({ apiBase: '/portal', tokenCookie: 'csrftoken' });
    expect(page('data-api-base="/own" data-token-cookie="own"')).toMatchObject({
      apiBase: '/own',
      tokenCookie: 'own',
    });
    expect(page('data-api-base=""').apiBase).toBe('');
  });

  it.each(['data-api-base', 'data-token', 'data-token-cookie', 'data-login-path'])(
    '[NET-12] is the same object until %s changes',
    name => {
      const element = sample('<psp-sample></psp-sample>');
      const values = valuesOf(element);
      const { page } = values.read();
      element.setAttribute('data-heading', 'New');
      expect(values.read().page).toBe(page);
      element.setAttribute(name, '/new');
      expect(values.read().page).not.toBe(page);
      expect(values.read().page).toBe(values.read().page);
    },
  );
});

describe('whether advice may be needed', () => {
  it.each([
    '<psp-sample></psp-sample>',
    '<psp-sample class="a" id="b" name="c" title="d" data-heading="e" data-token="f"></psp-sample>',
    '<psp-sample><script data-prop="rows">[]</script></psp-sample>',
  ])('[EMB-10] it is not for %s', markup => {
    expect(valuesIn(markup).read().mayNeedAdvice).toBe(false);
  });

  it.each([
    ['an unknown attribute', '<psp-sample class="a" data-headding="x"></psp-sample>'],
    ['an unknown data-prop', '<psp-sample><script data-prop="row">[]</script></psp-sample>'],
    [
      'one unknown data-prop of two',
      '<psp-sample><script data-prop="rows">[]</script><script data-prop="x">[]</script></psp-sample>',
    ],
    ['a script without a name', '<psp-sample><script data-prop>[]</script></psp-sample>'],
    ['an invalid value', '<psp-sample data-rows="x"></psp-sample>'],
  ])('[EMB-10] it is for %s', (_, markup) => {
    expect(valuesIn(markup).read().mayNeedAdvice).toBe(true);
  });

  it('[UI-18] it is for an invalid value that does not keep the element from being shown', () => {
    const message = { ...definition, content: ['heading'] } as ElementDefinition;
    const element = sample('<psp-sample data-heading="x" data-api-base="//evil.test"></psp-sample>');
    const { problems, warnings, mayNeedAdvice } = new ElementValues(element, message).read();
    expect([problems.length, warnings.length, mayNeedAdvice]).toEqual([0, 1, true]);
  });
});

const required = {
  ...definition,
  attributes: { siteId: { ...text, required: true }, studyId: { ...text, required: true } },
} as ElementDefinition;

it('[EMB-10] a missing value is reported with the near miss that the tag has in its place', async () => {
  await loadRules();
  const values = new ElementValues(sample('<psp-sample data-siteid="5"></psp-sample>'), required);
  const { nearMisses, problems } = values.read();
  expect(nearMisses).toEqual([
    {
      written: 'data-siteid',
      advice: 'data-siteid is unknown. Use data-site-id.',
      name: 'siteId',
    },
  ]);
  expect(problems).toEqual([
    'psp-sample: data-site-id is missing; the tag has data-siteid. Add data-site-id="x".',
    'psp-sample: data-study-id is missing. Add data-study-id="x".',
  ]);
});

it('[NET-21] what is written is the text and value of each attribute, without the text where a property was set', () => {
  const values = valuesOf(sample('<psp-sample data-heading="One" data-token="t"></psp-sample>'));
  values.set('token', 'u');
  const { written } = values.read();
  const heading = { name: 'heading', attribute: text, text: 'One', value: 'One' };
  expect(written.find(({ name }) => name === 'heading')).toEqual(heading);
  expect(written.find(({ name }) => name === 'token')).toMatchObject({ text: null, value: 'u' });
});

describe('the debug panel', () => {
  afterEach(forgetPage);

  it('[EMB-16] is told what an element has read', () => {
    const record = new PageRecord();
    startRecording(record);
    const element = sample('<psp-sample data-heading="One" data-rows="x"></psp-sample>');
    document.body.append(element);
    const { problems } = valuesOf(element).read();
    expect(record.elements).toEqual([
      {
        element,
        definition,
        values: { apiBase: '', heading: 'One' },
        problems,
        calls: [],
        lists: new Set(),
      },
    ]);
  });
});
