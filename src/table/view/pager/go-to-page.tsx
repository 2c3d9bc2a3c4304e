import { type FormEvent, useId, useState } from 'react';
import { numberText } from '../../../domain/display/numbers.ts';
import type { TableState } from '../table.state.ts';

/** A page by its number, where there are too many to be listed; on narrow places it also says which is shown. [TBL-02] */
export function GoToPage({ paging: { page, pages, turn } }: { readonly paging: TableState['paging'] }) {
  const id = useId();
  const [told, setTold] = useState('');
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const wanted = numberIn(field?.value ?? '');
    if (wanted !== undefined) turn(wanted - 1);
    setTold(wanted && wanted > 0 && wanted <= pages ? '' : `There are pages 1 to ${numberText(pages)}.`);
    event.currentTarget.reset();
  };
  return (
    <form className="go-to" noValidate onSubmit={go} onInput={() => setTold('')}>
      <label htmlFor={id}>
        Go to<span className="visually-hidden"> page</span>
      </label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={9}
        placeholder={numberText(page + 1)}
      />
      <bdi className="of" aria-hidden="true">
        of {numberText(pages)}
      </bdi>
      <span className="told" role="status">
        {told}
      </span>
    </form>
  );
}

/** What a person means by `1,024`; undefined for what is no number. */
function numberIn(typed: string): number | undefined {
  const digits = typed.replace(/[\s,.]/g, '');
  return /^-?\d+$/.test(digits) ? Number(digits) : undefined;
}
