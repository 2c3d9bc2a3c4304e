import { type FormEvent, useId, useState } from 'react';
import { numberText } from '../../../domain/display/numbers.ts';
import { useTexts } from '../../../language/language-context.ts';
import type { TableState } from '../table.state.ts';
import { catalogue } from '../texts.ts';

/** A form to go to a page by number, for lists with many pages; on narrow pages it also shows the current page. [TBL-02] */
export function GoToPage({ paging: { page, pageCount, turn } }: { readonly paging: TableState['paging'] }) {
  const texts = useTexts(catalogue);
  const id = useId();
  const [refusedOn, setRefusedOn] = useState<number>();
  const goToPage = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const number = parsePageNumber(field?.value ?? '');
    if (!number || number > pageCount) return setRefusedOn(page);
    turn(number - 1);
    setRefusedOn(undefined);
    event.currentTarget.reset();
  };
  // On narrow pages the field stands where the sentence has the current page.
  const [before, after] = texts.paging.pageOf({ page: '\n', count: pageCount }).split(fieldMark);
  return (
    <form className="go-to" noValidate onSubmit={goToPage} onInput={() => setRefusedOn(undefined)}>
      <label htmlFor={id}>{texts.paging.goTo}</label>
      {before && (
        <bdi className="of" aria-hidden="true">
          {before}
        </bdi>
      )}
      <input
        id={id}
        aria-label={texts.paging.goToPage}
        className="input"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={9}
        placeholder={numberText(page + 1)}
      />
      <bdi className="of" aria-hidden="true">
        {after}
      </bdi>
      <span className="page-error" role="status">
        {refusedOn === page && texts.paging.noSuchPage({ count: pageCount })}
      </span>
    </form>
  );
}

// Right-to-left languages isolate values.
const fieldMark = /\u2068?\n\u2069?/;

/** Accepts digits in groups of three, such as `1,024`, `1 024` or `1.024`; undefined for any other text. */
const parsePageNumber = (input: string): number | undefined =>
  /^\s*\d+([\s,.]\d{3})*\s*$/.test(input) ? Number(input.replace(/\D/g, '')) : undefined;
