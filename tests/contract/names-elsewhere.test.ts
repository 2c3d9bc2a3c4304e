// @vitest-environment node
import { expect, it } from 'vitest';
import { definitions } from '../../scripts/sources.ts';
import { attributeName } from '../../src/embed/attributes.ts';
import { namesElsewhere } from '../../src/embed/names-elsewhere.ts';

// Words that pages may use on any tag for scripts of their own, and ids, which are compared with each other.
const wordsOfPages =
  /^(actions|alt|children|error|id|\w+-id|internal|items|label|level|message|meta|mode|name|notice|parent|patient|request|required|tab|text|token|value)$/;

it('[EMB-10] the attributes that only some elements have are known to advice', async () => {
  const names = (await definitions()).flatMap(({ attributes }) => Object.keys(attributes));
  const stated = new Set(names.map(name => attributeName(name).replace('data-', '')));
  expect(namesElsewhere).toEqual([...stated].filter(name => !wordsOfPages.test(name)).sort());
});
