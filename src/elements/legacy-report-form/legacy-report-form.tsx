import { type BehaviourHost, behaviourModule } from '../../embed/element/behaviour-element.ts';
import { native } from '../../platform/native.ts';
import { FormMessages, textsFor } from './form-messages.ts';
import { definition } from './legacy-report-form.definition.ts';
import * as rules from './legacy-report-form.rules.ts';

export const element = behaviourModule({ definition, behave });

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A change of the key may resolve the alert at the field of the value. */
const dependents: Partial<Record<rules.FieldName, rules.FieldName>> = {
  study: 'site',
  deliveryEmail: 'deliveryEmailConfirm',
};

/**
 * Listens on the element instead of the form: so a form that is inserted later or replaced is covered, and the checks
 * run before the page's own submit handlers, which may send the form themselves. [RPT-20] [RPT-21] [RPT-22]
 */
function behave(element: BehaviourHost<typeof definition>): void {
  const { host, signal } = element;
  const checks = new Checks(element);
  const options = { capture: true, signal };
  host.addEventListener('change', event => checks.checkField(event.target), options);
  // Old autocomplete scripts set values without a change event.
  host.addEventListener('focusout', event => checks.checkField(event.target), options);
  host.addEventListener('input', event => checks.hideAlert(event.target), options);
  host.addEventListener('submit', event => checks.checkSubmit(event as SubmitEvent), options);
}

class Checks {
  readonly #element: BehaviourHost<typeof definition>;
  readonly #messages: FormMessages;
  /** The last checked value of each field: the same value is not reported twice. */
  readonly #checkedValues = new WeakMap<EventTarget, string>();
  /** The values of each form that were confirmed and are being sent. */
  readonly #confirmedValues = new WeakMap<HTMLFormElement, string>();

  constructor(element: BehaviourHost<typeof definition>) {
    this.#element = element;
    this.#messages = new FormMessages(element.host, element.signal);
  }

  get #texts() {
    return textsFor(this.#element.host);
  }

  hideAlert(field: EventTarget | null): void {
    this.#messages.hideAlert(field);
  }

  checkField(target: EventTarget | null): void {
    const field = target as Field | null;
    const form = field?.form;
    const name = rules.fieldNames.find(known => known === field?.name);
    if (!field || !form || !name || this.#checkedValues.get(field) === field.value) return;
    this.#checkedValues.set(field, field.value);
    this.#messages.hideAlert(field);
    const dependent = dependents[name];
    if (dependent && !this.#problemOf(dependent, form)) this.#messages.hideAlert(findField(form, dependent));
    const problem = this.#problemOf(name, form);
    if (problem) this.#messages.showAlert(problem, field);
  }

  #problemOf(name: rules.FieldName, form: HTMLFormElement): string | undefined {
    if (name === 'site')
      return rules.isSiteBeforeStudy(readValues(form)) ? this.#texts.siteBeforeStudy : undefined;
    const kind = this.#kindsNotInRecords(form).find(unknown => unknown === name);
    return kind && this.#texts.notInRecords[kind];
  }

  checkSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (rules.doEmailsDiffer(readValues(form))) {
      const field = findField(form, 'deliveryEmailConfirm');
      cancelSubmit(event);
      field?.focus();
      if (field) this.#messages.showAlert(this.#texts.emailsDiffer, field, event.submitter);
      return;
    }
    const kinds = this.#kindsNotInRecords(form);
    const values = JSON.stringify(readValues(form));
    if (kinds.length === 0 || this.#confirmedValues.get(form) === values) return;
    cancelSubmit(event);
    this.#confirmSubmit(form, event.submitter, kinds, values);
  }

  async #confirmSubmit(
    form: HTMLFormElement,
    submitter: HTMLElement | null,
    kinds: readonly rules.RecordKind[],
    values: string,
  ): Promise<void> {
    const question = this.#texts.confirmNotInRecords[kinds.length > 1 ? 'both' : (kinds[0] ?? 'study')];
    const isConfirmed = await this.#messages.confirm(question, this.#element.signal);
    if (!isConfirmed) return findField(form, kinds[0] ?? 'study')?.focus();
    this.#confirmedValues.set(form, values);
    try {
      native(form, 'requestSubmit').call(form, submitter);
    } finally {
      // Also when it throws, as for a button that has left the form: the next attempt has to ask again.
      this.#confirmedValues.delete(form);
    }
  }

  #kindsNotInRecords(form: HTMLFormElement): rules.RecordKind[] {
    const { sponsors, studies } = this.#element.attributes();
    return rules.kindsNotInRecords(readValues(form), { sponsor: sponsors, study: studies });
  }
}

// Keeps the event from the page's scripts, too: they may send the form in the background.
function cancelSubmit(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

// Native access, since a field named `elements` shadows the property. `form.elements` also has fields that are not
// descendants of the form, as the parser leaves them when a form stands inside a table.
const findField = (form: HTMLFormElement, name: rules.FieldName): Field | null =>
  ([...native(form, 'elements')] as Field[]).find(field => field.name === name) ?? null;

/** The values that the form would send; disabled fields are not sent. */
function readValues(form: HTMLFormElement): rules.FieldValues {
  const entries = rules.fieldNames.map(name => {
    const field = findField(form, name);
    return [name, field && !field.matches(':disabled') ? field.value : undefined];
  });
  return Object.fromEntries(entries);
}
