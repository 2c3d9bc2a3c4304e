import { describe, expect, it } from 'vitest';
import { fieldRefusals, noRefusals } from '../../../../src/screen/posts/field-refusals.ts';

const posted = [
  ['funds', '5.00'],
  ['7[note]', 'A'],
] as const;
const refusal = {
  message: undefined,
  fields: new Map([
    ['funds', 'Too much.'],
    ['7.note', 'Too short.'],
    ['site', 'Missing.'],
  ]),
};

describe('what the host says about a field', () => {
  const refusals = fieldRefusals(refusal, posted, 3);

  it('[NET-18] is found by the name under which the field was posted', () => {
    expect(refusals.count).toBe(3);
    expect(refusals.messageFor(posted, 'funds')).toBe('Too much.');
    expect(refusals.messageFor(posted, '7[note]')).toBe('Too short.');
    expect(refusals.messageFor(posted, 'other')).toBeUndefined();
  });

  it('[NET-18] is the first message of a field that is posted under several names', () => {
    expect(refusals.messageFor(posted, 'other', '7[note]', 'funds')).toBe('Too short.');
  });

  it('[NET-18] is also shown at a field that was not posted', () => {
    expect(refusals.messageFor(posted, 'site')).toBe('Missing.');
    expect(refusals.messageFor([...posted, ['site', '12']], 'site')).toBeUndefined();
  });

  it('[NET-18] is gone once the field has changed, and back with the refused value', () => {
    expect(refusals.messageFor([['funds', '4.00']], 'funds')).toBeUndefined();
    expect(refusals.messageFor([['funds', '4.00']], 'funds', 'site')).toBe('Missing.');
    expect(refusals.messageFor([['funds', '5.00']], 'funds')).toBe('Too much.');
  });

  it('[NET-18] is nothing before a submission was refused', () => {
    expect(noRefusals.count).toBe(0);
    expect(noRefusals.messageFor(posted, 'funds')).toBeUndefined();
  });
});
