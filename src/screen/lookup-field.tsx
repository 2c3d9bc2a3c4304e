import { Button } from '../ui/button.tsx';
import { SelectField, type SelectFieldProps } from '../ui/select/select.tsx';

export interface LookupFieldProps extends Omit<SelectFieldProps, 'loading'> {
  /** Where the lookup of the options stands; the fetch layer's lookups are of this shape. */
  readonly lookup: { readonly state: string; readonly retry: () => void };
  /** What the field says when there is nothing to choose. */
  readonly emptyText: string;
}

/** A select whose options are looked up: it says that they load, are none or failed, and then asks again on demand. [NET-04] */
export function LookupField({ lookup, placeholder, emptyText, error, ...field }: LookupFieldProps) {
  const isEmpty = lookup.state === 'ready' && field.options.length === 0;
  const hasFailed = lookup.state === 'failed';
  return (
    <div>
      <SelectField
        {...field}
        emptyText={emptyText}
        placeholder={isEmpty ? emptyText : placeholder}
        loading={lookup.state === 'loading'}
        error={hasFailed ? 'The choices could not be loaded.' : error}
      />
      {hasFailed && (
        <Button tone="quiet" onClick={lookup.retry}>
          Retry
        </Button>
      )}
    </div>
  );
}
