import type { StandardSchema } from './attributes/standard-schema.ts';

/**
 * What a template may write in one attribute. The key in `attributes` is the camelCase name
 * (`siteId`); the attribute is `data-site-id`, the property `siteId`.
 */
export type AttributeDefinition =
  | TextAttribute
  | FlagAttribute
  | NumberAttribute
  | PathAttribute
  | ChoiceAttribute
  | JsonAttribute;

interface AttributeBase {
  /** One sentence for people who write templates. */
  readonly description: string;
  /** A missing required attribute shows an error card in place of the screen. */
  readonly required?: true;
  /** Required where this other attribute (camelCase) is not given. */
  readonly requiredUnless?: string;
  /** A value as a template would write it; documentation and stories use it. */
  readonly example: string;
}

export interface TextAttribute extends AttributeBase {
  readonly type: 'text';
  readonly default?: string;
  /** What is wrong with a value, as a sentence without subject: `is "2026-13". Use …`; undefined when it can be used. */
  problem?(value: string): string | undefined;
}

/** Present, `""`, `"true"` and `"1"` are true; absent, `"false"` and `"0"` are false. [EMB-06] */
export interface FlagAttribute extends AttributeBase {
  readonly type: 'flag';
}

/** A number within its bounds, both included. */
export interface NumberAttribute extends AttributeBase {
  readonly type: 'number';
  readonly min?: number;
  readonly max?: number;
  /** Only whole numbers. */
  readonly integer?: true;
  readonly default?: number;
}

/** An address of this site: a path such as `/portal`, or a whole address of the same origin. [NET-01] */
export interface PathAttribute extends AttributeBase {
  readonly type: 'path';
  readonly default?: string;
}

export interface ChoiceAttribute extends AttributeBase {
  readonly type: 'choice';
  readonly values: readonly string[];
  readonly default?: string;
}

/** An attribute, or a child `<script type="application/json" data-prop="name">`. [EMB-07] */
export interface JsonAttribute extends AttributeBase {
  readonly type: 'json';
  readonly schema: StandardSchema;
  /** The shape in the words of the documentation, such as `[{id, name}]`. */
  readonly shape: string;
  /** What is wrong with what the schema gives, as a sentence without subject; undefined when it can be used. */
  problem?(value: unknown): string | undefined;
}

/** A call that the element makes. `endpoint` is one of src/api. */
export interface CallDefinition {
  readonly endpoint: { readonly name: string; readonly method: string; readonly path: string };
  /** The attribute (camelCase) that supplies the address of a `{url}` endpoint, unless `prefetch` says it. */
  readonly url?: string;
  /** Of a `{url}` endpoint whose address the rows supply: an example, and where it stands. */
  readonly fromRow?: { readonly example: string; readonly description: string };
  /**
   * The loader may send the call before the element's code has arrived: path or query parameter → attribute
   * (camelCase) or `=literal`. The order of the query is the order here.
   */
  readonly prefetch?: {
    readonly path?: Readonly<Record<string, string>>;
    /** The attribute that supplies the address of a `{url}` endpoint. */
    readonly url?: string;
    readonly query?: Readonly<Record<string, string>>;
    /** The attributes (camelCase) that make the call needless, or another, when one of them is given. */
    readonly unless?: readonly string[];
  };
}

/** Everything a template's author can rely on, as plain data: runtime, types and documentation derive from it. */
export interface ElementDefinition {
  readonly tag: `psp-${string}`;
  /** One sentence: what a person does with it. */
  readonly summary: string;
  readonly attributes: Readonly<Record<string, AttributeDefinition>>;
  /** Name → when it is sent and what `detail` holds. The common ones are in common.ts. */
  readonly events: Readonly<Record<`psp:${string}`, string>>;
  readonly calls: readonly CallDefinition[];
  /** `::part()` name → what it styles. The common ones are in common.ts. */
  readonly parts: Readonly<Record<string, string>>;
  /**
   * Pixels of height that psp.css keeps free until the element is ready, in windows below and from 560px; or, for an
   * element in a line of text, of width after its fallback, for a mouse and for a finger, and the height of its `line` if
   * that is not the text's. `where`: only of those tags
   * that this selector finds, since others show nothing. `below`: only in windows narrower than so many pixels, since in
   * others all of them show nothing, nor their fallback. `also`: other room for tags that a selector finds, the last that
   * does.
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
  /** Takes part in the page's own `<form>`. */
  readonly formAssociated?: true;
}

type Parsed<A extends AttributeDefinition> = A extends FlagAttribute
  ? boolean
  : A extends NumberAttribute
    ? number
    : A extends ChoiceAttribute
      ? A['values'][number]
      : A extends JsonAttribute
        ? NonNullable<A['schema']['~standard']['types']>['output']
        : string;

type Always<A extends AttributeDefinition> = A extends
  | { required: true }
  | FlagAttribute
  | { default: string | number }
  ? Parsed<A>
  : Parsed<A> | undefined;

/** The parsed attributes of a definition, as its view receives them. */
export type AttributesOf<D extends ElementDefinition> = {
  readonly [K in keyof D['attributes']]: Always<D['attributes'][K]>;
};
