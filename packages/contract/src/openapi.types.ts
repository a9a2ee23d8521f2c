/** Shapes of the OpenAPI document that the contract makes. */
import type { Call } from './call.ts';

/** A JSON Schema, as far as this file and the reference page look into it. */
export type JsonSchema = {
  readonly [keyword: string]: unknown;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly $ref?: string;
};

/** A parameter of an operation. */
export type Parameter = {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description?: string;
  readonly example?: unknown;
};

/** An operation: one call. Keys that begin with `x-` are what rows say beyond OpenAPI. */
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: Readonly<Record<string, { schema: JsonSchema; example?: unknown }>>;
  };
  readonly responses: Readonly<Record<string, unknown>>;
  /** Schema of the envelope's `data`; absent for binary answers. */
  readonly 'x-data'?: JsonSchema;
  /** Where it is instead, when its host is another. */
  readonly servers?: readonly { readonly url: string }[];
  readonly 'x-access': string;
  readonly 'x-host': Call['host'];
  readonly 'x-credentials': 'include' | 'omit';
  readonly 'x-display': number;
  readonly 'x-cancellable': boolean;
  readonly 'x-shared': boolean;
  readonly 'x-idempotent': boolean;
  readonly 'x-limits': Call['limits'];
  readonly 'x-errors': readonly { readonly errCode: number; readonly message: string }[];
};

/** The document. */
export type OpenApiDocument = {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
};
