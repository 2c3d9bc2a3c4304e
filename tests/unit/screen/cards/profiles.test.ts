import { describe, expect, it } from 'vitest';
import {
  incompleteProfileCount,
  type Profile,
  visibleProfiles,
} from '../../../../src/screen/cards/profiles.ts';
import { profile } from '../../../support/answers/lists.ts';

/** A visible profile with another value at a path such as `site.enabled`. */
function but(path: string, value: unknown): Profile {
  const changed = structuredClone(profile(1)) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce((at, name) => at[name] as Record<string, unknown>, changed);
  place[last] = value;
  return changed as unknown as Profile;
}

const seen = (one: Profile) => {
  const { own, others } = visibleProfiles([one]);
  return own.length + others.length;
};

const rules = [
  ['enabled', false],
  ['site.enabled', false],
  ['site.configuration.restricted', true],
  ['study.configuration.restricted', true],
  ['study.archived', true],
  ['study.status', 'closing'],
] as const;

describe('profiles', () => {
  it('[PD-02] are shown when all conditions are met', () => {
    expect(seen(profile(1))).toBe(1);
    expect(incompleteProfileCount([profile(1)])).toBe(0);
  });

  it.each(rules)('[PD-02] are hidden by %s: %s, which does not count as incomplete', (path, value) => {
    expect(seen(but(path, value))).toBe(0);
    expect(incompleteProfileCount([but(path, value)])).toBe(0);
  });

  it.each([...rules.map(([path]) => path), 'site', 'site.configuration', 'study', 'study.configuration'])(
    '[PD-02] are hidden when %s is missing, which counts as incomplete',
    path => {
      for (const nothing of [undefined, null]) {
        expect(seen(but(path, nothing))).toBe(0);
        expect(incompleteProfileCount([but(path, nothing)])).toBe(1);
      }
    },
  );

  it.each(['Closing', ' closing ', 'CLOSING'])('[PD-02] of a study with the status %j are hidden', status => {
    expect(seen(but('study.status', status))).toBe(0);
  });

  it.each(['active', 'closed', 'enclosing'])('[PD-02] of a study with the status %j are shown', status => {
    expect(seen(but('study.status', status))).toBe(1);
  });

  it.each([
    [true, 1, 0],
    [false, 0, 1],
    [undefined, 0, 1],
  ])(
    '[PD-02] with isPrimary %s are listed %i times under own and %i times under others',
    (primary, own, others) => {
      const { own: mine, others: theirs } = visibleProfiles([but('isPrimary', primary)]);
      expect([mine.length, theirs.length]).toEqual([own, others]);
    },
  );
});
