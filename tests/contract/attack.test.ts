// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { definitions } from '../../scripts/sources.ts';
import { calls } from '../../src/api/calls.ts';
import { postAnswers } from '../attack/answers.ts';
import { hostileUrls } from '../attack/hostile-urls.ts';
import { postingPlaces } from '../attack/places.ts';
import { hostile } from '../support/hostile-texts.ts';

// The attacks take minutes; this test checks quickly that every call is prepared for it.
describe('the attacks', () => {
  it('press every button that posts something', async () => {
    const posted = (await definitions()).flatMap(({ tag, calls: ofElement }) =>
      ofElement
        .filter(({ endpoint }) => endpoint.method === 'POST')
        .map(({ endpoint }) => `${tag} ${endpoint.name}`),
    );
    const pressed = postingPlaces.map(({ tag, endpoint }) => `${tag} ${endpoint}`);
    expect(pressed.toSorted()).toEqual(posted.toSorted());
  });

  it.each(postingPlaces)('expect of $endpoint what its call counts as success', ({ endpoint, proof }) => {
    expect(calls.find(({ name }) => name === endpoint)).toMatchObject({ method: 'POST', proof });
  });

  it('give every POST at least 43 answers that differ', () => {
    expect(new Set(postAnswers.map(({ title }) => title)).size).toBe(postAnswers.length);
    expect(postAnswers.length).toBeGreaterThanOrEqual(43);
  });

  it('try at least 60 addresses and 400 texts', () => {
    expect(new Set(hostileUrls('http://evil.test', 'http://portal.test')).size).toBeGreaterThanOrEqual(60);
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(400);
  });
});
