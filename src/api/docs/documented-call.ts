import type { Endpoint, ParameterDescriptions } from '../../http/endpoint.ts';

/** A call with what documentation says about it. Build time only: pages import just the endpoint. */
export type DocumentedCall = Endpoint & {
  readonly summary: string;
  /** What a POST sends. */
  readonly fields?: ParameterDescriptions;
};
