import { textOf } from '../cell.ts';

// A character that no id begins with.
const internalPrefix = '\0';

/** Whether an entry of the answer is a row. */
export const isRow = (entry: unknown): entry is object =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry);

/**
 * The id that the host gives a row: as `id`, bare or as a cell, as `_id.$oid`, or in the list of ids that is sent beside the
 * rows (`idBeside`); undefined if it gives none. [NET-08] [NET-17]
 */
export const hostIdOf = (
  { id, _id }: { readonly id?: unknown; readonly _id?: unknown },
  idBeside: unknown,
): string | undefined => textOf(id) || oidIn(_id) || textOf(idBeside) || oidIn(idBeside);

/** The internal name of a row without an id, by its position in the list. It must not be sent to the host. [NET-13] */
export const internalId = (position: number): string => `${internalPrefix}${position}`;

/** Whether this is the internal name of a row without an id. [NET-13] */
export const isInternalId = (id: string): boolean => id.startsWith(internalPrefix);

const oidIn = (value: unknown): string | undefined =>
  (value as { readonly $oid?: string } | null | undefined)?.$oid || undefined;
