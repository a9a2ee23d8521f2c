/**
 * The OpenAPI 3.1 document, made from the rows: inputs, answers, access, encodings, error codes.
 * For the server and tools; never part of the browser bundle.
 */
import * as z from 'zod/mini';
import { KEY_PARAMETER } from './beacon.ts';
import type { Call, WholeCall } from './call.ts';
import { CLIENT_HEADER } from './client.ts';
import { REQUEST_TIMEOUT_MS } from './constants.ts';
import * as cloudWarehouseEntities from './entities/cloudWarehouse.ts';
import * as configurationEntities from './entities/configuration.ts';
import * as customerEntities from './entities/customer.ts';
import * as fileEntities from './entities/file.ts';
import * as orderEntities from './entities/order.ts';
import * as quoteEntities from './entities/quote.ts';
import { errCode } from './errors.ts';
import { everyCall } from './everyCall.ts';
import { credentialsFor } from './hosts.ts';
import type { JsonSchema, OpenApiDocument, Operation, Parameter } from './openapi.types.ts';
import { exampleOf } from './openapiExample.ts';
import { plain } from './refusals/plain.ts';
import type { Words } from './refusals/row.ts';
import { isOpen } from './rules/access.ts';

/** Area (first half of a call's name) → what it is about. A test sees that none is missing. */
const areaWords: Readonly<Record<string, string>> = {
  Login: '登录与退出',
  Common: '公共',
  Customer: '客户与账户',
  Order: '产品与订单',
  Quote: '报价',
  Pay: '付款',
  File: '印刷文件',
  Meta: '状态图',
  OrderProductComment: '订单评价',
  Calculate: '计算记录',
  News: '新闻公告',
  Content: '内容',
  Catalogue: '分类中心',
  Template: '模板中心',
  Feedback: '意见与问卷',
  SupportCenter: '帮助与支持',
  Search: '搜索',
  SiteMessage: '站内消息',
  Delivery: '配送',
  Wechat: '微信',
  Invoice: '发票',
  FavoriteOrder: '收藏订单',
  Coupon: '优惠券',
  Export: '导出',
};

/** Area of a call. */
export const areaOf = (call: Pick<Call, 'name'>): string => call.name.split('.')[0] ?? '';

/** Chinese words for an area; its own name when none are written. */
export const areaLabel = (area: string): string => areaWords[area] ?? area;

const entities = z.registry<{ id: string }>();
for (const module of [
  cloudWarehouseEntities,
  configurationEntities,
  customerEntities,
  fileEntities,
  orderEntities,
  quoteEntities,
]) {
  for (const [name, value] of Object.entries(module)) {
    if (typeof value === 'object' && '_zod' in value) {
      entities.add(value, { id: name.charAt(0).toUpperCase() + name.slice(1) });
    }
  }
}

const SCHEMAS = '#/components/schemas/';

/** Keywords of a generated schema that the document leaves out. */
const omittedKeywords = ['$schema', '$defs', 'id', '~standard'];

/** Turns `#/$defs/X` into `#/components/schemas/X`. In a map of properties every key is a field's name. */
const withOpenApiRefs = (value: unknown, isMap = false): unknown => {
  if (Array.isArray(value)) return value.map((item) => withOpenApiRefs(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || !omittedKeywords.includes(key))
      .map(([key, item]) => [
        key,
        key === '$ref' && !isMap
          ? String(item).replace('#/$defs/', SCHEMAS)
          : withOpenApiRefs(item, key === 'properties' && !isMap),
      ]),
  );
};

/** Removes limits that only repeat those of the JSON number type. */
const withoutNumberLimits = ({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
};

type Collected = Map<string, JsonSchema>;

/** JSON Schema of a zod schema; the entities it uses are collected. */
const schemaOf = (
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  entitySchemas: Collected,
): JsonSchema => {
  const jsonSchema = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    metadata: entities,
    override: withoutNumberLimits,
  }) as JsonSchema;
  const suffix = io === 'input' ? '.sent' : '';
  const rename = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(withOpenApiRefs(value)).replaceAll(
        new RegExp(`"${SCHEMAS}([^"]+)"`, 'g'),
        `"${SCHEMAS}$1${suffix}"`,
      ),
    );
  for (const [name, definition] of Object.entries(jsonSchema.$defs ?? {})) {
    entitySchemas.set(name + suffix, rename(definition) as JsonSchema);
  }
  const { id } = jsonSchema;
  const whole = rename(jsonSchema) as JsonSchema;
  if (typeof id !== 'string') return whole;
  if (!('$ref' in jsonSchema)) entitySchemas.set(id + suffix, whole);
  return { $ref: `${SCHEMAS}${id}${suffix}` };
};

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
