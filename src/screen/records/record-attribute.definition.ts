import { array, custom, length, looseObject, nullish, pipe, union, unknown } from 'valibot';

/** A record whose fields are read one by one: what is wrong in one spoils its own place. A list is none. [NET-13] */
export const sentRecord = pipe(
  custom<object>(sent => typeof sent === 'object' && !Array.isArray(sent)),
  looseObject({}),
);

/** A record that may be missing; some hosts send an empty list for none. */
export const optionalRecord = nullish(union([sentRecord, pipe(array(unknown()), length(0))]));
