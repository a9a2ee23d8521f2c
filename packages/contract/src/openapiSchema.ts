/** JSON Schemas of zod schemas, with the contract's entities as shapes of their own. */
import * as z from 'zod/mini';
import * as cloudWarehouseEntities from './entities/cloudWarehouse.ts';
import * as configurationEntities from './entities/configuration.ts';
import * as customerEntities from './entities/customer.ts';
import * as fileEntities from './entities/file.ts';
import * as orderEntities from './entities/order.ts';
import * as quoteEntities from './entities/quote.ts';
import type { JsonSchema } from './openapi.types.ts';

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

/** Where the document keeps the shapes that calls share. */
export const SCHEMAS = '#/components/schemas/';

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

/** Entities that the document needs, by name. */
export type Collected = Map<string, JsonSchema>;

/** JSON Schema of a zod schema; the entities it uses are collected. */
export const schemaOf = (
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
