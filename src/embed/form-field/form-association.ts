/** An element's entry in the page's form, and what is wrong with it. */
export interface FormEntry {
  /** The name under which the value is posted, chosen by the template. */
  readonly name: string;
  readonly value: string;
  /** The state that the browser restores after Back, if it differs from the value. */
  readonly state?: string | undefined;
  /** A validation message; it prevents the form's submission and is shown at `anchor`. */
  readonly problem?: string | undefined;
  /** A focusable element in the shadow root, to which the browser moves the focus. */
  readonly anchor?: HTMLElement | null | undefined;
}

/** One element's association with the page's form. [UI-06] */
export class FormAssociation {
  /** Whether the page's `<form>` or `<fieldset>` disables the element. */
  disabled = false;
  /** The state that the browser restored, for example after Back; the view's initial value. */
  restored: string | undefined;
  /** A script has set the value: it is not the one to which a reset returns. */
  isScripted = false;
  readonly internals: ElementInternals;
  #initial: FormEntry | undefined;
  #current: FormEntry | undefined;
  #disabledFields: readonly Field[] = [];

  constructor(internals: ElementInternals) {
    this.internals = internals;
  }

  get value(): string {
    return this.#current?.value ?? '';
  }

  /** Sets the current entry; its problem makes the form invalid. It is posted under its own name, since our elements have no `name` attribute. */
  set(entry: FormEntry): void {
    const { name, value, state = value, problem, anchor } = entry;
    if (this.restored === undefined && !this.isScripted) this.#initial ??= entry;
    this.#current = entry;
    const entries = new FormData();
    entries.append(name, value);
    this.internals.setFormValue(entries, state);
    // After a reset, the initial entry's anchor may belong to the unmounted view; the new view sets its own.
    const isMounted = anchor && this.internals.shadowRoot?.contains(anchor);
    this.internals.setValidity(problem ? { customError: true } : {}, problem, isMounted ? anchor : undefined);
  }

  /** Restores the initial entry synchronously, since a script may read its form right after resetting it. */
  reset(): void {
    this.restored = undefined;
    this.isScripted = false;
    this.#current = undefined;
    this.internals.setFormValue(null);
    if (this.#initial) this.set(this.#initial);
  }

  /** The texts of the page's labels for the element, without the element's own content; '' when there are none. */
  labels(host: HTMLElement): string {
    const nodes = [...this.internals.labels].flatMap(label => [...label.childNodes]);
    const texts = nodes.filter(node => !node.contains(host)).map(node => node.textContent?.trim());
    return texts.filter(Boolean).join(' ');
  }

  /** Disables the fallback's fields while it is hidden: they would be posted and validated, and nobody could see them. */
  disableFallbackFields(host: HTMLElement): void {
    const fields = host.querySelectorAll<Field>('input, select, textarea, button');
    this.#disabledFields = [...this.#disabledFields, ...[...fields].filter(field => !field.disabled)];
    for (const field of this.#disabledFields) field.disabled = true;
  }

  /** Enables the fields that `disableFallbackFields` has disabled. */
  enableFallbackFields(): void {
    for (const field of this.#disabledFields) field.disabled = false;
    this.#disabledFields = [];
  }
}

type Field = HTMLElement & { disabled: boolean };

/** Form association as a module brings it, so that elements without it do not load its code. */
export interface FormSupport {
  associate(host: HTMLElement, internals: ElementInternals): FormAssociation;
  /** The properties and methods of form fields that page scripts use; `form.elements` contains our elements, too. */
  readonly properties: PropertyDescriptorMap;
}

const associations = new WeakMap<HTMLElement, FormAssociation>();

const standardNames = [
  'form',
  'labels',
  'validity',
  'validationMessage',
  'willValidate',
  'checkValidity',
  'reportValidity',
] as const;

/** A standard property or method, such as `validity`. [UI-06] */
const standard = (name: (typeof standardNames)[number]): PropertyDescriptor & ThisType<HTMLElement> => ({
  configurable: true,
  get() {
    const internals = associations.get(this)?.internals;
    const value = internals?.[name];
    return typeof value === 'function' ? value.bind(internals) : value;
  },
});

/** Whether the page disables this field; its `<fieldset>` may disable it, too. [EMB-20] */
const disabled: PropertyDescriptor & ThisType<HTMLElement> = {
  configurable: true,
  get() {
    return this.hasAttribute('disabled');
  },
  set(isDisabled: unknown) {
    this.toggleAttribute('disabled', Boolean(isDisabled));
  },
};

/** Gives a form-associated element its form support. */
export const formSupport: FormSupport = {
  associate(host, internals) {
    const association = new FormAssociation(internals);
    associations.set(host, association);
    return association;
  },
  properties: { ...Object.fromEntries(standardNames.map(name => [name, standard(name)])), disabled },
};
