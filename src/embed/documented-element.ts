import type { FieldsDocs } from '../domain/field.docs.ts';
import type { AttributeDefinition, ElementDefinition } from './definition.ts';
import type { FirstRequest } from './loader/loader-table.ts';
import type { PartName } from './parts.ts';

// Build time only: pages import definitions without what this file adds.

/** A call that the element makes. */
export interface CallDefinition {
  /** An endpoint of src/api. */
  readonly endpoint: { readonly name: string; readonly method: string; readonly path: string };
  /** The attribute (camelCase) that supplies the address of a `{url}` endpoint, unless `prefetch` names it. */
  readonly url?: string;
  /** For a `{url}` endpoint whose address the rows supply: an example, and where in the row it is. */
  readonly fromRow?: { readonly example: string; readonly description: string };
  /** The fields of a row that the element gives a meaning, for documentation. */
  readonly rowFields?: FieldsDocs;
  /** A batch whose columns the host chooses: what its rows hold, and a complete answer; for documentation. */
  readonly rowsExample?: { readonly description: string; readonly answer: object };
  /** The element has columns for an answer that states none, for documentation. */
  readonly hasDefaultColumns?: true;
  /** The columns of the answer are not read, for documentation. */
  readonly hasFixedColumns?: true;
  /** Made only when these attributes (camelCase) have these values, or, with null, none. */
  readonly when?: Readonly<Record<string, string | null>>;
  /** Made only after somebody opened something, not to show the element. */
  readonly onDemand?: true;
  /** When it is made, if not as soon as the element is shown: a sentence for documentation. */
  readonly moment?: string;
  /** The loader may send this call while the element's code is still loading; not with an attribute that `when` forbids. */
  readonly prefetch?: Omit<FirstRequest, 'endpoint'>;
}

/** What documentation says about an attribute. */
interface AttributeDocs {
  readonly description: string;
  /** The fields of its JSON. */
  readonly fields?: FieldsDocs;
}

/** What documentation and the build know about an element besides its definition. */
interface ElementDocs<D extends ElementDefinition> {
  /** One sentence: what people do with the element. */
  readonly summary: string;
  /** By its camelCase name, each attribute: one sentence for template authors, or that and what its JSON holds. */
  readonly attributes: { readonly [Name in keyof D['attributes']]: string | AttributeDocs };
  /** Event name → when it is sent and what `detail` holds. Common events are in attributes/common-attributes.docs.ts. */
  readonly events?: Readonly<Record<`psp:${string}`, string>>;
  readonly calls?: readonly CallDefinition[];
  /** Address of the portal that the element links or navigates to → when. */
  readonly leadsTo?: Readonly<Record<string, string>>;
  /** What the example of the documentation needs besides the required attributes. */
  readonly sample?: { readonly attributes?: readonly string[]; readonly content?: string };
  /** The names by which `::part()` selects what the element shows. */
  readonly parts: readonly PartName[];
  /**
   * The space in pixels that psp.css reserves until the element is ready, to avoid a layout shift.
   *
   * Block elements reserve a height: `narrow` in windows below 560px, `wide` from there on.
   * - `where`: reserve only for tags that match this selector, because others show nothing.
   * - `below`: reserve only in windows narrower than this, because the element and its fallback are hidden in wider ones.
   * - `also`: other heights for tags that match a selector; the last match wins.
   *
   * Inline elements reserve a width after their fallback, for a `mouse` and for a `finger`, and the height of their
   * `line` if it differs from the text's.
   */
  readonly reservedSpace:
    | {
        readonly narrow: number;
        readonly wide: number;
        readonly where?: string;
        readonly below?: number;
        readonly also?: readonly { readonly narrow: number; readonly wide: number; readonly where: string }[];
      }
    | {
        readonly mouse: number;
        readonly finger: number;
        readonly line?: { readonly mouse: number; readonly finger: number };
      };
  /** The markup between the tags is the element's content, not a fallback: psp.css never hides it. */
  readonly keepsContent?: true;
  /** The element takes part in the page's own `<form>`. */
  readonly formAssociated?: true;
}

/** An attribute with its documentation. */
export type DocumentedAttribute = AttributeDefinition & AttributeDocs & { readonly example: string };

/** The public interface of an element; documentation, types of pages, and the reserved space derive from it. */
export type DocumentedElement = ElementDefinition &
  Omit<ElementDocs<ElementDefinition>, 'attributes'> &
  Required<Pick<ElementDocs<ElementDefinition>, 'events' | 'calls'>> & {
    readonly attributes: Readonly<Record<string, DocumentedAttribute>>;
  };

/** Joins a definition with its documentation. */
export function documentedElement<D extends ElementDefinition>(
  definition: D,
  docs: ElementDocs<D>,
): DocumentedElement {
  const attributes = documentedAttributes(definition.attributes, docs.attributes);
  return { events: {}, calls: [], ...definition, ...docs, attributes };
}

/** Joins attributes with their documentation. */
export function documentedAttributes<Name extends string>(
  attributes: Readonly<Record<Name, AttributeDefinition>>,
  docs: Readonly<Record<Name, string | AttributeDocs>>,
): Readonly<Record<Name, DocumentedAttribute>> {
  const joined = (Object.entries(attributes) as [Name, AttributeDefinition][]).map(([name, attribute]) => {
    const said = docs[name];
    return [
      name,
      { example: 'true', ...attribute, ...(typeof said === 'object' ? said : { description: said }) },
    ];
  });
  return Object.fromEntries(joined) as Record<Name, DocumentedAttribute>;
}
