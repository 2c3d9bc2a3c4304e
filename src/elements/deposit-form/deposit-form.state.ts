import { type FormEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { saveDeposits } from '../../api/deposits.ts';
import { storedCents } from '../../domain/money.ts';
import type { ViewProps } from '../../embed/element.ts';
import { HttpError, RequestError } from '../../http/errors.ts';
import { idempotencyKeys } from '../../http/idempotency-key.ts';
import { post } from '../../http/post.ts';
import { singleFlight } from '../../http/single-flight.ts';
import { tellFailure } from '../../screen/failure-notice.tsx';
import { useNotices } from '../../ui/notices.tsx';
import type { definition } from './deposit-form.definition.ts';
import {
  type Allocation,
  allocated,
  clashingNames,
  postedFields,
  problemsOf,
  startingAllocation,
} from './deposit-form.rules.ts';

/** `leaving`: saved, and the browser is on its way; `stale`: somebody else has changed what this page shows. */
type Phase = 'editing' | 'saving' | 'leaving' | 'stale';

/** The lines as edited, what they come to, and saving them. [DEP-01] to [DEP-04] */
export function useDepositForm(props: ViewProps<typeof definition>) {
  const { parent, children } = props.attributes;
  const notices = useNotices();
  const [phase, setPhase] = useState<Phase>('editing');
  const [attempted, setAttempted] = useState(false);
  const { lines, change } = useLines(children);
  const balance = storedCents(parent.depositBalance);
  const clashes = useClashes(props);
  const saveOnce = useSaving(props, notices, setPhase);
  useReloadOnReturn(phase === 'leaving', props.element);
  const total = allocated(lines);

  return {
    notices,
    phase,
    attempted,
    lines,
    change,
    balance,
    clashes,
    total,
    exceeds: balance !== undefined && total > balance,
    maySave: balance !== undefined && total <= balance && clashes.length === 0 && phase !== 'stale',
    save(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      setAttempted(true);
      const form = event.currentTarget;
      if (balance === undefined || total > balance || clashes.length > 0 || phase !== 'editing') return;
      if (lines.some(line => Object.keys(problemsOf(line)).length > 0)) return focusFirstInvalid(form);
      saveOnce(postedFields(balance, lines));
    },
  };
}

type Props = ViewProps<typeof definition>;

/** What was typed belongs to the children it was typed for: other children start afresh. */
function useLines(children: Props['attributes']['children']) {
  const starting = useMemo(() => children.map(startingAllocation), [children]);
  const [edited, setEdited] = useState({ starting, lines: starting });
  const lines = edited.starting === starting ? edited.lines : starting;
  const change = (index: number, edit: (line: Allocation) => Allocation) =>
    setEdited(before => {
      const current = before.starting === starting ? before.lines : starting;
      return { starting, lines: current.map((line, at) => (at === index ? edit(line) : line)) };
    });
  return { lines, change };
}

function useClashes({ attributes: { children }, element }: Props): readonly string[] {
  const clashes = useMemo(() => clashingNames(children), [children]);
  const tell = useEffectEvent((names: readonly string[]) => {
    const message = `psp-deposit-form: data-children gives several fields the name ${names.join(', ')}. Give each child its own id.`;
    console.error(message);
    element.report({ code: 'ERR_FIELD_NAMES', message });
  });
  useEffect(() => {
    if (clashes.length > 0) tell(clashes);
  }, [clashes]);
  return clashes;
}

function useSaving(props: Props, notices: ReturnType<typeof useNotices>, setPhase: (phase: Phase) => void) {
  const keys = useMemo(idempotencyKeys, []);
  const save = useEffectEvent(async (fields: [string, string][]) => {
    const { attributes, page, element } = props;
    notices.clear();
    setPhase('saving');
    try {
      const url = attributes.submitUrl ?? location.href;
      const { redirect } = await post(saveDeposits, {
        url,
        fields,
        page,
        idempotencyKey: keys.keyOf(JSON.stringify(fields)),
      });
      keys.renew();
      setPhase('leaving');
      element.navigate(redirect ?? url);
    } catch (error) {
      setPhase(tellUnsaved(error, props, notices));
    }
  });
  // One flight for the life of the element: a second press is refused before React knows of the first. [DEP-03]
  const [saveOnce] = useState(() => singleFlight((fields: [string, string][]) => save(fields)));
  return saveOnce;
}

function tellUnsaved(error: unknown, { element }: Props, notices: ReturnType<typeof useNotices>): Phase {
  if (!(error instanceof RequestError)) throw error;
  tellFailure(notices, error);
  element.report(error);
  if (error.outcomeUnknown) notices.tell('warning', unconfirmed, 0);
  const isStale = error instanceof HttpError && (error.status === 409 || error.status === 412);
  if (isStale) notices.tell('warning', stale, 0);
  return isStale ? 'stale' : 'editing';
}

const unconfirmed =
  'It is not known whether the balances were saved. What you entered is still here: save again, or reload the page to see.';
const stale = 'The balances have changed since this page was loaded. Reload the page before saving.';

/** The browser's Back shows the page as it was left: after saving it is read anew. */
function useReloadOnReturn(isLeaving: boolean, element: Props['element']): void {
  const reload = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) element.navigate(location.href);
  });
  useEffect(() => {
    if (!isLeaving) return;
    const listener = (event: PageTransitionEvent) => reload(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, [isLeaving]);
}

function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
