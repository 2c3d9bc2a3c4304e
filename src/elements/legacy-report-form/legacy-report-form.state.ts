import type { BehaviourHost } from '../../embed/element/behaviour-element.ts';
import { native } from '../../embed/native.ts';
import type { definition } from './legacy-report-form.definition.ts';
import * as rules from './legacy-report-form.rules.ts';
import { Voice } from './legacy-report-form.tsx';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const names = ['sponsor', 'study', 'site', 'deliveryEmail', 'deliveryEmailConfirm'] as const;
type Name = (typeof names)[number];

/** The field of which something is said that another may mend. */
const followers: Partial<Record<Name, Name>> = { study: 'site', deliveryEmail: 'deliveryEmailConfirm' };

/**
 * Listens on the element, not on the form: one that arrives later, or takes the place of another, is heard as well, and
 * before the page's own scripts, which may send it themselves. [RPT-20] [RPT-21] [RPT-22]
 */
export function behave(element: BehaviourHost<typeof definition>): void {
  const { host, signal } = element;
  const checks = new Checks(element);
  const options = { capture: true, signal };
  host.addEventListener('change', event => checks.changed(event.target), options);
  // Scripts that fill fields in, as old autocompletes do, send no event that is heard here.
  host.addEventListener('focusout', event => checks.changed(event.target), options);
  host.addEventListener('input', event => checks.hush(event.target), options);
  host.addEventListener('submit', event => checks.submitted(event as SubmitEvent), options);
}

class Checks {
  readonly #element: BehaviourHost<typeof definition>;
  readonly #voice: Voice;
  /** What was said of, by field: the same text is said of once. */
  readonly #told = new WeakMap<EventTarget, string>();
  readonly #confirmed = new WeakMap<HTMLFormElement, string>();

  constructor(element: BehaviourHost<typeof definition>) {
    this.#element = element;
    this.#voice = new Voice(element.host, element.signal);
  }

  hush(field: EventTarget | null): void {
    this.#voice.hush(field);
  }

  changed(target: EventTarget | null): void {
    const field = target as Field | null;
    const form = field && native(field, 'form');
    const name = names.find(one => one === field?.name);
    if (!field || !form || !name || this.#told.get(field) === field.value) return;
    this.#told.set(field, field.value);
    this.#voice.hush(field);
    const follower = followers[name];
    if (follower && !this.#problemOf(follower, form)) this.#voice.hush(fieldOf(form, follower));
    const problem = this.#problemOf(name, form);
    if (problem) this.#voice.say(problem, field);
  }

  #problemOf(name: Name, form: HTMLFormElement): string | undefined {
    const entries = entriesOf(form);
    if (name === 'site') return rules.isSiteTooEarly(entries) ? rules.studyFirst : undefined;
    const kind = this.#unknownIn(form).find(one => one === name);
    return kind && rules.notOnRecord(kind);
  }

  submitted(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (rules.doEmailsDiffer(entriesOf(form))) {
      const field = fieldOf(form, 'deliveryEmailConfirm');
      stop(event);
      field?.focus();
      if (field) this.#voice.say(rules.emailsDoNotMatch, field);
      return;
    }
    const unknown = this.#unknownIn(form);
    const payload = JSON.stringify(entriesOf(form));
    if (unknown.length === 0 || this.#confirmed.get(form) === payload) return;
    stop(event);
    this.#ask(form, event.submitter, unknown, payload);
  }

  async #ask(
    form: HTMLFormElement,
    submitter: HTMLElement | null,
    unknown: readonly rules.RecordKind[],
    payload: string,
  ): Promise<void> {
    const isConfirmed = await this.#voice.ask(rules.sendAllTheSame(unknown), this.#element.signal);
    if (!isConfirmed) return fieldOf(form, unknown[0] ?? 'study')?.focus();
    this.#confirmed.set(form, payload);
    native(form, 'requestSubmit').call(form, submitter);
    this.#confirmed.delete(form);
  }

  #unknownIn(form: HTMLFormElement): rules.RecordKind[] {
    const { sponsors, studies } = this.#element.attributes();
    return rules.unknownIn(entriesOf(form), { sponsor: sponsors, study: studies });
  }
}

// A script of the page that sends the form in the background hears of the event as little as the browser does.
function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

// A field named `elements` hides what the form itself answers. In a table, a form has fields that it does not hold.
const fieldOf = (form: HTMLFormElement, name: Name): Field | null =>
  ([...native(form, 'elements')] as Field[]).find(field => field.name === name) ?? null;

/** What would be sent; a field that is disabled is not. */
function entriesOf(form: HTMLFormElement): rules.Entries {
  const entries = names.map(name => {
    const field = fieldOf(form, name);
    return [name, field && !field.matches(':disabled') ? field.value : undefined];
  });
  return Object.fromEntries(entries);
}
