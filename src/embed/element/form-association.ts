/** What an element says in the page's own form: one entry, and what is wrong with it. */
export interface FormEntry {
  /** Under which name the value is posted; the template chose it. */
  readonly name: string;
  readonly value: string;
  /** What the browser is to keep for Back where it says more than the value; by default the value. */
  readonly state?: string | undefined;
  /** Keeps the browser from submitting, and is what it says at `anchor`. */
  readonly problem?: string | undefined;
  /** What the browser goes to, something in the element that can have the focus. */
  readonly anchor?: HTMLElement | null | undefined;
}

/** The part that one element takes in the page's own form; it stays at rest where the definition claims none. [UI-06] */
export class FormAssociation {
  disabled = false;
  /** What the browser has kept from an earlier visit of this page, such as before Back. */
  restored: string | undefined;
  readonly internals: ElementInternals;
  #first: FormEntry | undefined;
  #current: FormEntry | undefined;
  #idle: readonly Field[] = [];

  constructor(internals: ElementInternals) {
    this.internals = internals;
  }

  get value(): string | undefined {
    return this.#current?.value;
  }

  /** Entries carry their own name: the `name` attribute, which the browser would use, is no attribute of ours. */
  set(entry: FormEntry): void {
    const { name, value, state = value, problem, anchor } = entry;
    if (this.restored === undefined) this.#first ??= entry;
    this.#current = entry;
    const entries = new FormData();
    entries.append(name, value);
    this.internals.setFormValue(entries, state);
    // What was said first names an anchor that went when the view started afresh; the new view says its own.
    const isHere = anchor && this.internals.shadowRoot?.contains(anchor);
    this.internals.setValidity(problem ? { customError: true } : {}, problem, isHere ? anchor : undefined);
  }

  /** A page's script may read its form right after it has reset it: what the element said first stands at once. */
  reset(): void {
    this.restored = undefined;
    this.#current = undefined;
    this.internals.setFormValue(null);
    if (this.#first) this.set(this.#first);
  }

  /** What a script or the browser says from now on, in the place of what was said first. */
  startAfresh(restored?: string): void {
    this.restored = restored;
    this.#first = undefined;
  }

  /** The texts of the page's labels for the element; what the element itself holds is none of it. */
  labels(host: HTMLElement): string {
    const nodes = [...this.internals.labels].flatMap(label => [...label.childNodes]);
    const texts = nodes.filter(node => !node.contains(host)).map(node => node.textContent?.trim());
    return texts.filter(Boolean).join(' ');
  }

  /** Fields that a template wrote as fallback would be posted, too, and could not be mended where nobody sees them. */
  takeOver(host: HTMLElement): void {
    const fields = host.querySelectorAll<Field>('input, select, textarea, button');
    this.#idle = [...this.#idle, ...[...fields].filter(field => !field.disabled)];
    for (const field of this.#idle) field.disabled = true;
  }

  giveBack(): void {
    for (const field of this.#idle) field.disabled = false;
    this.#idle = [];
  }
}

type Field = HTMLElement & { disabled: boolean };

/** What an element brings that takes part in forms; the others go without its code. */
export interface FormSupport {
  associate(internals: ElementInternals): FormAssociation;
  readonly fieldNames: typeof fieldNames;
}

/** What page scripts ask of every field of a form: `form.elements` has ours among them. */
const fieldNames = [
  'form',
  'labels',
  'validity',
  'validationMessage',
  'willValidate',
  'checkValidity',
  'reportValidity',
] as const;

export const formSupport: FormSupport = {
  associate: internals => new FormAssociation(internals),
  fieldNames,
};
