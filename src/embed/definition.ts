import type { StandardSchema } from './attributes/standard-schema.ts';

/**
 * The definition of one attribute. Its key in `attributes` is the camelCase name (`siteId`); the attribute is
 * `data-site-id`, the property `siteId`.
 */
export type AttributeDefinition =
  | TextAttribute
  | FlagAttribute
  | NumberAttribute
  | PathAttribute
  | ChoiceAttribute
  | JsonAttribute;

interface AttributeBase {
  /** One sentence for template authors. */
  readonly description: string;
  /** If it is missing, the element shows an error card instead of its view. */
  readonly required?: true;
  /** Required unless this other attribute (camelCase) is present. */
  readonly requiredUnless?: string;
  /** A value as written in a template, used by the documentation and stories. */
  readonly example: string;
}

export interface TextAttribute extends AttributeBase {
  readonly type: 'text';
  readonly default?: string;
  /** What is wrong with a value, as a sentence without its subject: `is "2026-13". Use …`; undefined if it is valid. */
  problem?(value: string): string | undefined;
}

/** A boolean: `""`, `"true"` and `"1"` are true; a missing attribute, `"false"` and `"0"` are false. [EMB-06] */
export interface FlagAttribute extends AttributeBase {
  readonly type: 'flag';
}

/** A number from `min` to `max`, both inclusive. */
export interface NumberAttribute extends AttributeBase {
  readonly type: 'number';
  readonly min?: number;
  readonly max?: number;
  /** Only whole numbers. */
  readonly integer?: true;
  readonly default?: number;
}

/** An address of this site: a path such as `/portal`, or a full URL of the same origin. [NET-01] */
export interface PathAttribute extends AttributeBase {
  readonly type: 'path';
  readonly default?: string;
}

export interface ChoiceAttribute extends AttributeBase {
  readonly type: 'choice';
  readonly values: readonly string[];
  readonly default?: string;
  /** Values are recognized in any case, and an empty one is absent; the parsed value is in lower case, as `values` are. */
  readonly ignoresCase?: true;
}

/** JSON in the attribute or in a child `<script type="application/json" data-prop="name">`. [EMB-07] */
export interface JsonAttribute extends AttributeBase {
  readonly type: 'json';
  readonly schema: StandardSchema;
  /** The shape as the documentation writes it, such as `[{id, name}]`. */
  readonly shape: string;
  /** The described fields of its record or records, if `schema` accepts any; an empty object in the build. */
  readonly recordFields?: StandardSchema;
  /** What is wrong with the parsed value, as a sentence without its subject; undefined if it is valid. */
  problem?(value: unknown): string | undefined;
}

/** A call that the element makes. */
export interface CallDefinition {
  /** An endpoint of src/api. */
  readonly endpoint: { readonly name: string; readonly method: string; readonly path: string };
  /** The attribute (camelCase) that supplies the address of a `{url}` endpoint, unless `prefetch` names it. */
  readonly url?: string;
  /** For a `{url}` endpoint whose address the rows supply: an example, and where in the row it is. */
  readonly fromRow?: { readonly example: string; readonly description: string };
  /** The fields of a row that the element gives a meaning, for documentation. */
  readonly rowFields?: StandardSchema;
  /** A batch whose columns the host chooses: what its rows hold, and a complete answer; for documentation. */
  readonly rowsExample?: { readonly description: string; readonly answer: object };
  /** The columns of the answer are not read, for documentation. */
  readonly hasFixedColumns?: true;
  /** Made only when these attributes (camelCase) have these values. */
  readonly when?: Readonly<Record<string, string>>;
  /** Made only after somebody opened something, not to show the element. */
  readonly onDemand?: true;
  /**
   * The loader may send this call while the element's code is still loading. Maps path and query parameters to an
   * attribute (camelCase) or a `=literal`; query parameters are sent in this order.
   */
  readonly prefetch?: {
    readonly path?: Readonly<Record<string, string>>;
    /** The attribute that supplies the address of a `{url}` endpoint. */
    readonly url?: string;
    readonly query?: Readonly<Record<string, string>>;
    /** The query of the first page with `data-paging="host"`; without it, no prefetch then. [TBL-24] */
    readonly hostPagedQuery?: Readonly<Record<string, string>>;
    /** No prefetch when one of these attributes (camelCase) is present: the call is then different or unnecessary. */
    readonly unless?: readonly string[];
  };
}

/** The public interface of an element as plain data; runtime, types and documentation derive from it. */
export interface ElementDefinition {
  readonly tag: `psp-${string}`;
  /** One sentence: what people do with the element. */
  readonly summary: string;
  readonly attributes: Readonly<Record<string, AttributeDefinition>>;
  /**
   * The attributes (camelCase) that the element exists to show. While one of them has a value, no set-up card takes its
   * place: all invalid attributes count as absent and are only logged. Without them, invalid other attributes are. [UI-18]
   */
  readonly content?: readonly string[];
  /** Event name → when it is sent and what `detail` holds. Common events are in attributes/common-attributes.ts. */
  readonly events: Readonly<Record<`psp:${string}`, string>>;
  readonly calls: readonly CallDefinition[];
  /** Address of the portal that the element links or navigates to → when. Not in the build. */
  readonly leadsTo?: Readonly<Record<string, string>>;
  /** What the example of the documentation needs besides the required attributes. Not in the build. */
  readonly sample?: { readonly attributes?: readonly string[]; readonly content?: string };
  /** `::part()` name → what it styles. Common parts are in attributes/common-attributes.ts. */
  readonly parts: Readonly<Record<string, string>>;
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
  /** The markup between the tags is the element's content, not a fallback: psp.css never hides it. Not in the build. */
  readonly keepsContent?: true;
  /** The element takes part in the page's own `<form>`. */
  readonly formAssociated?: true;
}

type ParsedValue<A extends AttributeDefinition> = A extends FlagAttribute
  ? boolean
  : A extends NumberAttribute
    ? number
    : A extends ChoiceAttribute
      ? A['values'][number]
      : A extends JsonAttribute
        ? NonNullable<A['schema']['~standard']['types']>['output']
        : string;

type AttributeValue<A extends AttributeDefinition> = A extends
  | { required: true }
  | FlagAttribute
  | { default: string | number }
  ? ParsedValue<A>
  : ParsedValue<A> | undefined;

/** The types of a definition's parsed attributes, as its view receives them. */
export type AttributesOf<D extends ElementDefinition> = {
  readonly [K in keyof D['attributes']]: AttributeValue<D['attributes'][K]>;
};
