import { attributeName } from '../../src/domain/attribute-name.ts';
import type { DocumentedAttribute, DocumentedElement } from '../../src/embed/documented-element.ts';

/** A tag as its definition's examples write it. */
export interface Specimen {
  readonly title: string;
  /** As a template writes them: `data-site-id` → `12`. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The tag with what it needs, with all that it takes, and with each other value of what is chosen from a list. */
export function specimensOf({ attributes }: DocumentedElement): Specimen[] {
  const all = Object.entries(attributes);
  const needed = all.filter(([, { required, requiredUnless }]) => required || requiredUnless);
  // Some elements need no attributes, and show nothing without the first of those that they take.
  const least = needed.length ? needed : all.slice(0, 1);
  const others = all.flatMap(([name, attribute]) =>
    otherValues(attribute).map(value => [attributeName(name), value] as const),
  );
  return [
    { title: 'With what it needs', attributes: examplesOf(needed) },
    ...(needed.length < all.length ? [{ title: 'With all that it takes', attributes: examplesOf(all) }] : []),
    ...others.map(([name, value]) => ({
      title: `With ${name}="${value}"`,
      attributes: { ...examplesOf(least), [name]: value },
    })),
  ];
}

function examplesOf(attributes: readonly [string, DocumentedAttribute][]): Record<string, string> {
  return Object.fromEntries(attributes.map(([name, { example }]) => [attributeName(name), example]));
}

function otherValues(attribute: DocumentedAttribute): readonly string[] {
  return attribute.type === 'choice' ? attribute.values.filter(value => value !== attribute.example) : [];
}
