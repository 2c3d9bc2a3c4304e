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

/**
 * A select whose options are looked up. Says in the place of the choice that they are loading, empty or failed; a
 * failure is no mistake of the user's, so the field is not marked as invalid, and a Retry button follows. [NET-04]
 */
export function LookupField({ lookup, placeholder, emptyText, ...field }: LookupFieldProps) {
  const sharedTexts = useTexts(sharedCatalogue);
  const choiceTexts = useTexts(choiceCatalogue);
  const hasFailed = lookup.state === 'failed';
  const noOptions = hasFailed ? choiceTexts.choicesNotLoaded : emptyText;
  const isEmpty = (hasFailed || lookup.state === 'ready') && field.options.length === 0;
  return (
    <div>
      <SelectField
        {...field}
        emptyText={noOptions}
        placeholder={isEmpty ? noOptions : placeholder}
        loading={lookup.state === 'loading'}
      />
      {hasFailed && (
        <Button tone="quiet" onClick={lookup.retry}>
          {sharedTexts.retry}
        </Button>
      )}
    </div>
  );
}
