import type { StandardSchemaV1 } from '../http/request.ts';

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
  /** If it is missing, the element shows an error card instead of its view. */
  readonly required?: true;
  /** Required unless this other attribute (camelCase) is present. */
  readonly requiredUnless?: string;
}

interface ValueBase extends AttributeBase {
  /** A value as written in a template, for messages about mistakes, the documentation and stories. */
  readonly example: string;
}

interface TextAttribute extends ValueBase {
  readonly type: 'text';
  readonly default?: string;
  /** What is wrong with a value, as a sentence without its subject: `is "2026-13". Use …`; undefined if it is valid. */
  problem?(value: string): string | undefined;
}

/** A boolean: `""`, `"true"` and `"1"` are true; a missing attribute, `"false"` and `"0"` are false. [EMB-06] */
interface FlagAttribute extends AttributeBase {
  readonly type: 'flag';
}

/** A number from `min` to `max`, both inclusive. */
export interface NumberAttribute extends ValueBase {
  readonly type: 'number';
  readonly min?: number;
  readonly max?: number;
  /** Only whole numbers. */
  readonly integer?: true;
  readonly default?: number;
}

/** An address of this site: a path such as `/portal`, or a full URL of the same origin. [NET-01] */
interface PathAttribute extends ValueBase {
  readonly type: 'path';
  readonly default?: string;
}

export interface ChoiceAttribute extends ValueBase {
  readonly type: 'choice';
  readonly values: readonly string[];
  readonly default?: string;
  /** Values are recognized in any case, and an empty one is absent; the parsed value is in lower case, as `values` are. */
  readonly ignoresCase?: true;
}

/** JSON in the attribute or in a child `<script type="application/json" data-prop="name">`. [EMB-07] */
export interface JsonAttribute extends ValueBase {
  readonly type: 'json';
  readonly schema: StandardSchemaV1;
  /** The shape as the documentation writes it, such as `[{id, name}]`. */
  readonly shape: string;
  /** It holds a record or records, and `schema` accepts any fields; their documentation says which there are. */
  readonly isRecord?: true;
  /** What is wrong with the parsed value, as a sentence without its subject; undefined if it is valid. */
  problem?(value: unknown): string | undefined;
}

/** The attributes that every element has. */
export const commonAttributes = {
  apiBase: { type: 'path', default: '', example: '/portal' },
  token: { type: 'text', example: 'f3b1c0' },
  tokenCookie: { type: 'text', example: 'csrftoken' },
  loginPath: { type: 'path', example: '/account/login' },
} as const satisfies Record<string, AttributeDefinition>;

/** What a template can write, as plain data; documented-element.ts adds what only documentation and the build read. */
export interface ElementDefinition {
  readonly tag: `psp-${string}`;
  readonly attributes: Readonly<Record<string, AttributeDefinition>>;
  /**
   * The attributes (camelCase) that the element exists to show. While one of them has a value, no set-up card takes its
   * place: all invalid attributes count as absent and are only logged. Without them, invalid other attributes are. [UI-18]
   */
  readonly content?: readonly string[];
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
