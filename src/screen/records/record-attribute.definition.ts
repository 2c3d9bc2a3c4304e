import { array, custom, length, looseObject, nullish, pipe, union, unknown } from 'valibot';

/**
 * Any JSON object except an array. Its fields are validated one by one, so that a wrong one affects only its own
 * place. [NET-13]
 */
export const jsonRecord = pipe(
  custom<object>(value => typeof value === 'object' && !Array.isArray(value)),
  looseObject({}),
);

/** A record that may be missing; some hosts send an empty array instead. */
export const optionalRecord = nullish(union([jsonRecord, pipe(array(unknown()), length(0))]));
