import { fieldName, type Refusal } from '../../domain/refusal.ts';
import type { PostedField } from '../../http/request.ts';

/** What the host says about the fields of the last submission, if it refused it. */
interface FieldRefusals {
  /** How many submissions were refused because of fields that the form shows: after each, the first one gets the focus. */
  readonly count: number;
  /**
   * The message about a field that is posted under these names; undefined if there is none, or once its posted value has
   * changed. `posted` is what the form would post now.
   */
  messageFor(posted: readonly PostedField[], ...names: string[]): string | undefined;
}

export const noRefusals: FieldRefusals = { count: 0, messageFor: () => undefined };

/** The refusals after a submission of these fields. */
export function fieldRefusals(
  { fields: messages }: Refusal,
  refused: readonly PostedField[],
  count: number,
): FieldRefusals {
  return {
    count,
    messageFor: (posted, ...names) =>
      names
        .filter(name => valueIn(posted, name) === valueIn(refused, name))
        .map(name => messages.get(fieldName(name)))
        .find(Boolean),
  };
}

const valueIn = (fields: readonly PostedField[], name: string): string | undefined =>
  fields.find(([other]) => other === name)?.[1];
