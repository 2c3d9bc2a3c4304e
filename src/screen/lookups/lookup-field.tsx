import { Button } from '../../ui/controls/button.tsx';
import { SelectField, type SelectFieldProps } from '../../ui/select/select.tsx';

export interface LookupFieldProps extends Omit<SelectFieldProps, 'loading'> {
  /** Where the lookup of the options stands; the fetch layer's lookups are of this shape. */
  readonly lookup: { readonly state: string; readonly retry: () => void };
  /** What the field says when there is nothing to choose. */
  readonly emptyText: string;
}

/** A select whose options are looked up: it says that they load, are none or failed, and then asks again on demand. [NET-04] */
export function LookupField({ lookup, placeholder, emptyText, error, ...field }: LookupFieldProps) {
  const isEmpty = lookup.state === 'ready' && field.options.length === 0;
  const failed = lookup.state === 'failed' && 'The choices could not be loaded.';
  return (
    <div>
      <SelectField
        {...field}
        emptyText={failed || emptyText}
        placeholder={isEmpty ? emptyText : placeholder}
        loading={lookup.state === 'loading'}
        error={failed || error}
      />
      {failed && (
        <Button tone="quiet" onClick={lookup.retry}>
          Retry
        </Button>
      )}
    </div>
  );
}
