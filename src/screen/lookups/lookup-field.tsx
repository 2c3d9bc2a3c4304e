import { useTexts } from '../../language/language-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField, type SelectFieldProps } from '../../ui/select/select.tsx';
import { sharedCatalogue } from '../../ui/texts.ts';
import { choiceCatalogue } from './texts.ts';

export interface LookupFieldProps extends Omit<SelectFieldProps, 'loading'> {
  /** The state of the lookup that provides the options, as returned by `useRequest`. */
  readonly lookup: { readonly state: string; readonly retry: () => void };
  /** Shown if the lookup returns no options. */
  readonly emptyText: string;
}

/** A select whose options are looked up; shows that they are loading, empty or failed, with a Retry button. [NET-04] */
export function LookupField({ lookup, placeholder, emptyText, error, ...field }: LookupFieldProps) {
  const sharedTexts = useTexts(sharedCatalogue);
  const choiceTexts = useTexts(choiceCatalogue);
  const isEmpty = lookup.state === 'ready' && field.options.length === 0;
  const failed = lookup.state === 'failed' && choiceTexts.choicesNotLoaded;
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
          {sharedTexts.retry}
        </Button>
      )}
    </div>
  );
}
