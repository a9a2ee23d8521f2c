/**
 * A call is a row of data: everything client, server, route guard, rate limiter and documentation
 * need to know about one HTTP operation, written once. What it carries is said by the schemas in the file
 * beside it, `<noun>.schemas.ts`: a row knows their types and never runs them, so that a page which sends a
 * call loads no schema. Server, reference and tests join both: `everyCall.ts`.
 * @see specification §7
 */
import type * as z from 'zod/mini';
import type { ErrCode } from './errors.ts';
import type { Host } from './hosts.ts';
import type { Moving } from './lifecycles/moves.ts';
import type { Permission } from './rules/permissions.ts';
import type { Right } from './rules/rights.ts';

/** An event of a chart, after what it moves: two charts may call their events the same. */
export type PerformedEvent = `${Moving}.${string}`;

/** HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How the input travels. `query` and `form` carry flat values only; `multipart` may carry files. */
export type Encoding = 'query' | 'json' | 'form' | 'multipart';

/** What the client shows when the call fails: 0 nothing · 1 a toast (default) · 2 a dialog titled 系统提示. */
export type Display = 0 | 1 | 2;

/** What a login must hold: a permission of the specification, a right of its role, or both. */
export type Needs =
  | { readonly visitors?: undefined; readonly permission: Permission; readonly right?: Right }
  | { readonly visitors?: undefined; readonly permission?: undefined; readonly right: Right };

/** Open to visitors, but of those logged in only to the holders of a right, so that no role learns what it may not. */
export interface Open {
  readonly visitors: true;
  readonly permission?: undefined;
  readonly right: Right;
}

/** Who may call: anybody, anybody logged in, or who holds what is needed. */
export type Access = 'public' | 'user' | Needs | Open;

/** What an answer is about, so that a write can say what it changes without knowing who shows it. */
export type Tag =
  /** Who is logged in. */
  | 'customer'
  | 'permissions'
  /** Terms of a paid membership. */
  | 'membership'
  /** Where one is logged in. */
  | 'devices'
  /** By what one gets in: number, mail address, QQ, WeChats. */
  | 'bindings'
  /** What the customer says of itself. */
  | 'profile'
  | 'account'
  /** Coupons and what they would save. */
  | 'coupons'
  | 'addresses'
  /** Colleagues: sub-accounts, their roles and what they did. */
  | 'colleagues'
  | 'senders'
  /** What lies in the cart. */
  | 'cart'
  /** What lies on the shelves. */
  | 'stock'
  | 'cloudStock'
  /** Certificates of brands. */
  | 'certificates'
  /** Who the company is, and whether that is proved. */
  | 'authentication'
  /** Lists of orders and their counts. */
  | 'orders'
  /** Anything shown of one order. */
  | 'order'
  /** Tickets of after-sales. */
  | 'afterSales'
  | 'payment'
  /** The message centre and how much in it is unread. */
  | 'messages'
  /** What a login wants to be told, and where. */
  | 'wishes'
  /** Shared quotes: who agreed, and which links are live. */
  | 'quotes'
  /** Batches of orders from workbooks. */
  | 'imports'
  /** Whom invoices are made out to. */
  | 'invoiceTitles'
  /** Invoices, and what can be invoiced. */
  | 'invoices'
  /** Favourites and what they cost now. */
  | 'favorites'
  /** How much has been uploaded. */
  | 'uploads'
  /** News and help: texts, their lists, and how readers found them. */
  | 'templates'
  | 'articles'
  | 'suggestions'
  | 'questionnaire'
  /** Who agreed to be called, and what was noted of it. */
  | 'callback'
  /** Queues and cases of the works. */
  | 'works';

/** Most calls one subject may make in a window; the server answers errCode 1429 beyond it. */
export interface RateLimit {
  /** What is counted: the client's network, the customer, or the value of an input field. */
  readonly by: 'address' | 'customer' | { readonly field: string };
  readonly max: number;
  readonly windowSeconds: number;
  /** Counted only once a captcha is solved, so that a stranger's script cannot use up somebody's limit. */
  readonly after?: 'captcha';
}

/**
 * One call. `I` is what a caller may send (defaults may be left out), `O` the answer,
 * `P` what the handler gets: parsed, trimmed, defaults filled in.
 */
export interface Call<I = unknown, O = unknown, P = unknown> {
  /** `Area.Name`, unique; the last segments of the path as a rule. */
  readonly name: string;
  readonly method: Method;
  /** Where it goes, and so whether it carries the session. @default 'api' */
  readonly host: Host;
  /** Absolute path on its host, spelt as on the wire. */
  readonly path: string;
  readonly encoding: Encoding;
  /** For the type checker alone; no row holds it. */
  readonly types?: {
    readonly input: I;
    readonly output: O;
    readonly parsed: P;
  };
  /** Largest body. @unit byte @default BODY_MAX_BYTES */
  readonly bodyMax?: number;
  /** One Chinese sentence: what it does. */
  readonly summary: string;
  readonly access: Access;
  /** The call is refused with errCode 1301 until the main account has signed the agreement. */
  readonly agreement?: true;
  readonly display: Display;
  /** Content type of a binary answer that is handed on as it is; absent for the envelope. */
  readonly raw?: string;
  /** The page may abort it; an aborted call is rejected silently. */
  readonly cancellable: boolean;
  /** Concurrent calls with equal input share one request. */
  readonly shared: boolean;
  /** A repeat with the same `Idempotency-Key` answers the first result. */
  readonly idempotent: boolean;
  /** Whether a 401 opens the login dialog. */
  readonly loginOn401: boolean;
  readonly limits: readonly RateLimit[];
  /** Refusals of its own, beside 2001, 2002 and those that access and limits bring. */
  readonly errors: readonly ErrCode[];
  /** Events of status charts that it performs for its caller; absent when it moves nothing. */
  readonly performs?: readonly PerformedEvent[];
  /** What a read's answer is about: part of its cache key. */
  readonly tags: readonly Tag[];
  /** What a success changes: answers with one of these tags are loaded again. */
  readonly stale: readonly Tag[];
}

type Optional =
  | 'host'
  | 'display'
  | 'cancellable'
  | 'shared'
  | 'idempotent'
  | 'loginOn401'
  | 'limits'
  | 'errors'
  | 'tags'
  | 'stale';

/** What a row has to say; the rest has defaults: toast, not shared, login dialog on 401. */
export type CallDefinition = Omit<Call, Optional | 'types'> & Partial<Pick<Call, Optional>>;

/** The schemas beside a row, under the name of the row. */
export interface CallSchemas {
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
}

/** The row that these schemas belong to. */
export type CallOf<S extends CallSchemas> = Call<
  z.input<S['input']>,
  z.output<S['output']>,
  z.output<S['input']>
>;

/** Completes a row. @typeParam S `typeof` its schemas; without them nothing can be sent */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<S extends CallSchemas = never>(row: CallDefinition): CallOf<S> {
  return {
    host: 'api',
    display: 1,
    cancellable: false,
    shared: false,
    idempotent: false,
    loginOn401: true,
    limits: [],
    errors: [],
    tags: [],
    stale: [],
    ...row,
  };
}

/** A row joined with its schemas: what the server, the reference and tests read. */
export interface WholeCall<I = unknown, O = unknown, P = unknown> extends Call<I, O, P> {
  readonly input: z.ZodMiniType<P, I>;
  readonly output: z.ZodMiniType<O>;
}

/** Completes a row that comes with its schemas. */
export const defineWholeCall = <I, O, P>(
  row: CallDefinition & Pick<WholeCall<I, O, P>, 'input' | 'output'>,
): WholeCall<I, O, P> => ({ ...defineCall(row), input: row.input, output: row.output });

/** What a caller sends. */
export type InputOf<C> = C extends Call<infer I, infer _O, infer _P> ? I : never;
/** What the handler gets. */
export type ParsedOf<C> = C extends Call<infer _I, infer _O, infer P> ? P : never;
/** The answer. */
export type OutputOf<C> = C extends Call<infer _I, infer O, infer _P> ? O : never;

/** A binary answer, handed on as it is. */
export interface RawAnswer {
  readonly blob: Blob;
  readonly contentType: string;
  /** From `Content-Disposition`; null when the server names none. */
  readonly fileName: string | null;
}
