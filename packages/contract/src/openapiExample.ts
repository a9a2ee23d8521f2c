/** Examples for the API reference, where they are easy to find. */
import type { JsonSchema } from './openapi.types.ts';

/** Field name → example; for texts whose meaning a schema does not tell. */
const known: Readonly<Record<string, unknown>> = {
  mobilePhone: '13800000001',
  nameOrQQOrMobilePhone: '悦享包装',
  password: 'Demo-2026',
  code: 'aB3d',
  smsCode: '123456',
  phoneTail: '0001',
  orderSN: '202611200001',
  ordersn: '202611200001',
  consignee: '收货人',
  province: '上海市',
  city: '上海市',
  district: '浦东新区',
  detail: '示例路 1 号',
  createdFrom: '2026-11-01',
  createdTo: '2026-11-20',
  carrier: 'zhongtong',
  sizeId: 'standard',
  materialId: 'coated',
  colours: '4+4',
  widthMm: 90,
  heightMm: 54,
  gsm: 300,
  productId: 101,
  categoryId: 101,
  fileIds: 'f3a9c1d27b',
  paymentSN: '902611200001',
};

const typeOf = (schema: JsonSchema): string | undefined =>
  Array.isArray(schema.type) ? String(schema.type[0]) : (schema.type as string | undefined);

/** Finds the schema behind a `$ref`. */
export type Resolve = (ref: string) => JsonSchema | undefined;

/** An example that fits the schema; undefined where none is easy. */
export const exampleOf = (
  schema: JsonSchema,
  name: string,
  resolve: Resolve,
  depth = 0,
): unknown => {
  if (depth > 6) return undefined;
  const of = (inner: JsonSchema, key = name) => exampleOf(inner, key, resolve, depth + 1);
  if (schema.$ref !== undefined) {
    const target = resolve(schema.$ref);
    return target && of(target);
  }
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const type = typeOf(schema);
  const given = Object.hasOwn(known, name) ? known[name] : undefined;
  if (
    given !== undefined &&
    (type === undefined || typeof given === (type === 'integer' ? 'number' : type))
  ) {
    return given;
  }
  if (schema.anyOf !== undefined) return schema.anyOf[0] && of(schema.anyOf[0]);
  switch (type ?? '') {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return typeof schema.minimum === 'number' ? Math.max(schema.minimum, 1) : 1;
    case 'array': {
      const item = schema.items && of(schema.items);
      if (item !== undefined)
        return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () => item);
      return typeof schema.minItems === 'number' && schema.minItems > 0 ? undefined : [];
    }
    case 'object': {
      const pairs = Object.entries(schema.properties ?? {})
        .map(([key, inner]) => [key, of(inner, key)] as const)
        .filter(([key, value]) => value !== undefined || schema.required?.includes(key));
      return pairs.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(pairs);
    }
    default:
      return undefined;
  }
};
