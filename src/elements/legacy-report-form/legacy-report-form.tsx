import { defineTag, ElementValues } from '../../embed/attributes/element-values.ts';
import type { AttributesOf } from '../../embed/definition.ts';
import type { ElementModule } from '../../embed/element/define.ts';
import { ProblemReports } from '../../embed/element/problem-reports.ts';
import { native } from '../../platform/native.ts';
import { FormMessages, textsFor } from './form-messages.ts';
import { definition } from './legacy-report-form.definition.ts';
import * as rules from './legacy-report-form.rules.ts';

export const element: ElementModule<typeof definition> = {
  definition,
  view: () => null,
  styles: [],
  define: version => defineTag(LegacyReportForm, definition, version),
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A change of the key may resolve the alert at the field of the value. */
const dependents: Partial<Record<rules.FieldName, rules.FieldName>> = {
  study: 'site',
  deliveryEmail: 'deliveryEmailConfirm',
};

/** The current attributes; invalid values are undefined and have been reported. */
type Attributes = Partial<AttributesOf<typeof definition>>;

/**
 * Renders nothing, and only checks the form between its tags, without shadow root and React: without the library, that
 * form still works on its own. [RPT-20] [RPT-21] [RPT-22]
 */
class LegacyReportForm extends HTMLElement {
  /** The accessor of a property that mirrors the attribute of this name. */
  static property(name: string): PropertyDescriptor & ThisType<LegacyReportForm> {
    return {
      configurable: true,
      enumerable: true,
      get() {
        return this.#values.get(name);
      },
      set(value: unknown) {
        this.#values.set(name, value);
      },
    };
  }

  readonly #values = new ElementValues(this, definition);
  readonly #reports = new ProblemReports(this, () => this.isConnected && this.#read());
  #connection = new AbortController();
  #messages: FormMessages | undefined;
  #isReady = false;
  /** The last checked value of each field: the same value is not reported twice. */
  #checkedValues = new WeakMap<EventTarget, string>();
  /** The values of each form that were confirmed and are being sent. */
  readonly #confirmedValues = new WeakMap<HTMLFormElement, string>();

  /**
   * Listens on the element instead of the form: so a form that is inserted later or replaced is covered, and the checks
   * run before the page's own submit handlers, which may send the form themselves.
   */
  connectedCallback() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#messages = new FormMessages(this, signal);
    this.#checkedValues = new WeakMap();
    const options = { capture: true, signal };
    this.addEventListener('change', event => this.#checkField(event.target), options);
    // Old autocomplete scripts set values without a change event.
    this.addEventListener('focusout', event => this.#checkField(event.target), options);
    this.addEventListener('input', event => this.#messages?.hideAlert(event.target), options);
    this.addEventListener('submit', event => this.#checkSubmit(event as SubmitEvent), options);
    this.#read();
    if (!this.#isReady) this.dispatchEvent(new CustomEvent('psp:ready', { bubbles: true, composed: true }));
    this.#isReady = true;
  }

  disconnectedCallback() {
    this.#connection.abort();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#read();
  }

  #read(): Attributes {
    const values = this.#values.read();
    this.#reports.report(values);
    return values.attributes;
  }

  #checkField(target: EventTarget | null): void {
    const field = target as Field | null;
    const form = field?.form;
    const name = rules.fieldNames.find(known => known === field?.name);
    if (!field || !form || !name || this.#checkedValues.get(field) === field.value) return;
    this.#checkedValues.set(field, field.value);
    this.#messages?.hideAlert(field);
    const dependent = dependents[name];
    if (dependent && !this.#problemOf(dependent, form)) this.#messages?.hideAlert(findField(form, dependent));
    const problem = this.#problemOf(name, form);
    if (problem) this.#messages?.showAlert(problem, field);
  }

  #problemOf(name: rules.FieldName, form: HTMLFormElement): string | undefined {
    if (name === 'site')
      return rules.isSiteBeforeStudy(readValues(form)) ? textsFor(this).siteBeforeStudy : undefined;
    const kind = this.#kindsNotInRecords(form).find(unknown => unknown === name);
    return kind && textsFor(this).notInRecords[kind];
  }

  #checkSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (rules.doEmailsDiffer(readValues(form))) {
      const field = findField(form, 'deliveryEmailConfirm');
      cancelSubmit(event);
      field?.focus();
      if (field) this.#messages?.showAlert(textsFor(this).emailsDiffer, field, event.submitter);
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
    const question = textsFor(this).confirmNotInRecords[kinds.length > 1 ? 'both' : (kinds[0] ?? 'study')];
    const isConfirmed = await this.#messages?.confirm(question, this.#connection.signal);
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
    const { sponsors, studies } = this.#read();
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
