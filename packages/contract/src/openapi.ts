/**
 * The OpenAPI 3.1 document, made from the rows: inputs, answers, access, encodings, error codes.
 * For the server and tools; never part of the browser bundle.
 */
import { KEY_PARAMETER } from './beacon.ts';
import type { Call, WholeCall } from './call.ts';
import { CLIENT_HEADER } from './client.ts';
import { REQUEST_TIMEOUT_MS } from './constants.ts';
import { errCode } from './errors.ts';
import { everyCall } from './everyCall.ts';
import { credentialsFor } from './hosts.ts';
import type { JsonSchema, OpenApiDocument, Operation, Parameter } from './openapi.types.ts';
import { areaLabel, areaOf } from './openapiAreas.ts';
import { exampleOf } from './openapiExample.ts';
import { type Collected, SCHEMAS, schemaOf } from './openapiSchema.ts';
import { plain } from './refusals/plain.ts';
import type { Words } from './refusals/row.ts';
import { isOpen } from './rules/access.ts';

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

const headersOf = (call: Call): Parameter[] => {
  const header = (name: string, required: boolean, description: string, example: string) =>
    ({ name, in: 'header', required, schema: { type: 'string' }, description, example }) as const;
  return [
    ...(call.method === 'GET' || credentialsFor[call.host] === 'omit'
      ? []
      : [header('X-Requested-With', true, '证明请求来自本站页面', CLIENT_HEADER)]),
    ...(call.idempotent
      ? [
          header(
            'Idempotency-Key',
            false,
            `同一标识的重复请求返回第一次的结果；无法带请求头的 sendBeacon 用查询参数 ${KEY_PARAMETER}`,
            '7f1c6a52-order-1',
          ),
        ]
      : []),
  ];
};

const queryOf = (schema: JsonSchema, entitySchemas: Collected): Parameter[] =>
  Object.entries(schema.properties ?? {}).map(([name, of]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: of,
    ...exampleIn(name, of, entitySchemas),
  }));

const exampleIn = (
  name: string,
  schema: JsonSchema,
  entitySchemas: Collected,
): { example?: unknown } => {
  const example = exampleOf(schema, name, (ref) => entitySchemas.get(ref.slice(SCHEMAS.length)));
  return example === undefined ? {} : { example };
};

const labels = new Map(
  Object.values(plain).map(({ code, words }) => [
    code as number,
    (words as (none: object) => Words)({ fields: {} })[0],
  ]),
);

/** Error codes that a call may answer: its own and those that follow from its row. */
export const errorsOf = (call: Call): readonly { errCode: number; message: string }[] => {
  const codes = new Set<number>(call.errors);
  codes.add(errCode.invalidInput);
  if (call.agreement) codes.add(errCode.agreementMissing);
  if (call.encoding !== 'query') codes.add(errCode.unreadableBody);
  if (call.limits.length > 0) codes.add(errCode.tooManyRequests);
  return [...codes]
    .sort((a, b) => a - b)
    .map((code) => ({ errCode: code, message: labels.get(code) ?? '' }));
};

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `${SCHEMAS}Refusal` } } },
});

const responsesOf = (call: Call, data: JsonSchema | null): Record<string, unknown> => {
  const success: JsonSchema = {
    type: 'object',
    required: ['errCode', 'errMsg', 'data'],
    properties: { errCode: { const: 0 }, errMsg: { type: 'string' }, data: data ?? {} },
  };
  const envelope = { oneOf: [success, { $ref: `${SCHEMAS}Refusal` }] };
  return {
    200: {
      description: call.raw === undefined ? '成功（errCode 0）或业务拒绝' : '文件内容，或业务拒绝',
      content:
        call.raw === undefined
          ? { 'application/json': { schema: envelope } }
          : {
              [call.raw]: { schema: { type: 'string', format: 'binary' } },
              'application/json': { schema: { $ref: `${SCHEMAS}Refusal` } },
            },
    },
    ...(!isOpen(call.access) && { 401: refusal('未登录或登录已过期') }),
    ...((typeof call.access === 'object' || call.method !== 'GET') && {
      403: refusal('没有权限，或请求不是来自本站页面'),
    }),
    ...(call.limits.length > 0 && { 429: refusal('操作过于频繁，Retry-After 给出等待秒数') }),
    500: refusal('服务错误'),
  };
};

const accessWords = ({ access, agreement }: Call): string =>
  typeof access === 'object'
    ? [access.visitors && 'public', access.permission, access.right, agreement && 'agreement']
        .filter(Boolean)
        .join(' + ')
    : access;

const operationOf = (
  call: WholeCall,
  entitySchemas: Collected,
  { fileServiceUrl }: OpenApiOptions,
): Operation => {
  const input = schemaOf(call.input, 'input', entitySchemas);
  const data = call.raw === undefined ? schemaOf(call.output, 'output', entitySchemas) : null;
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [areaOf(call)],
    ...(call.host === 'files' &&
      fileServiceUrl !== undefined && { servers: [{ url: fileServiceUrl }] }),
    security: isOpen(call.access) ? [] : [{ session: [] }],
    parameters: [
      ...(call.encoding === 'query' ? queryOf(input, entitySchemas) : []),
      ...headersOf(call),
    ],
    ...(call.encoding !== 'query' && {
      requestBody: {
        required: true as const,
        content: {
          [bodyTypes[call.encoding]]: { schema: input, ...exampleIn('', input, entitySchemas) },
        },
      },
    }),
    responses: responsesOf(call, data),
    ...(data !== null && { 'x-data': data }),
    'x-access': accessWords(call),
    'x-host': call.host,
    'x-credentials': credentialsFor[call.host],
    'x-display': call.display,
    'x-cancellable': call.cancellable,
    'x-shared': call.shared,
    'x-idempotent': call.idempotent,
    'x-limits': call.limits,
    'x-errors': errorsOf(call),
  };
};

const refusalSchema: JsonSchema = {
  type: 'object',
  description:
    'errCode 不为 0。2001 的 data.fields 给出字段名与提示（最多 20 条，data.more 为其余条数）。',
  required: ['errCode', 'errMsg', 'data'],
  properties: {
    errCode: {
      type: 'integer',
      enum: Object.values(errCode).filter((code) => code !== errCode.ok),
    },
    errMsg: { type: 'string' },
    data: {},
    requestId: { type: 'string' },
  },
};

/** What the document says about itself. */
export type OpenApiOptions = {
  /** @default every row of the contract */
  readonly calls?: readonly WholeCall[];
  /** @default '版心印刷 API' */
  readonly title?: string;
  /** @default '0.1.0' */
  readonly version?: string;
  /** Where the calls are. @default '/' */
  readonly serverUrl?: string;
  /** Where those of the file service are. @default `serverUrl` */
  readonly fileServiceUrl?: string | undefined;
  /** Name of the session cookie. @default 'banxin' */
  readonly cookie?: string;
};

/** Makes the document. */
export const openApiDocument = (options: OpenApiOptions = {}): OpenApiDocument => {
  const { calls = everyCall, title = '版心印刷 API', version = '0.1.0' } = options;
  const entitySchemas: Collected = new Map();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const path = paths[call.path] ?? {};
    path[call.method.toLowerCase()] = operationOf(call, entitySchemas, options);
    paths[call.path] = path;
  }
  const areas = [...new Set(calls.map(areaOf))];
  const schemas = [...entitySchemas].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    openapi: '3.1.1',
    info: {
      title,
      version,
      description: `金额单位为分（整数），时间为北京时间。业务错误的 HTTP 状态为 200，errCode 不为 0。客户端最多等待 ${REQUEST_TIMEOUT_MS / 1_000} 秒。`,
    },
    servers: [{ url: options.serverUrl ?? '/' }],
    tags: areas.map((name) => ({ name, description: areaLabel(name) })),
    paths,
    components: {
      schemas: { ...Object.fromEntries(schemas), Refusal: refusalSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: options.cookie ?? 'banxin' },
      },
    },
  };
};
