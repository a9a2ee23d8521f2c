/** Turns the texts of a query or a form into what the fields of a schema take. */
import type * as z from 'zod/mini';

/** What one field of a query or a form may carry. */
export type FlatValue = string | Blob;

/** What a flat field may become. */
type Field = {
  isList: boolean;
  isNullable: boolean;
  isOptional: boolean;
  isNumber: boolean;
  isBoolean: boolean;
};

type Schema = z.core.$ZodType;
type Definition = {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
  options?: readonly Schema[];
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
};

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

/** Adds what a schema accepts to a field's description. */
const describeField = (schema: Schema, field: Field): void => {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
      field.isOptional = true;
      break;
    case 'nullable':
      field.isNullable = true;
      break;
    case 'array':
      field.isList = true;
      if (def.element) describeField(def.element, field);
      return;
    case 'number':
    case 'int':
      field.isNumber = true;
      return;
    case 'boolean':
      field.isBoolean = true;
      return;
    case 'union':
      for (const option of def.options ?? []) describeField(option, field);
      return;
    case 'literal':
    case 'enum':
      for (const value of def.values ?? Object.values(def.entries ?? {})) {
        if (typeof value === 'number') field.isNumber = true;
        if (typeof value === 'boolean') field.isBoolean = true;
      }
      return;
  }
  const inner = def.innerType ?? def.in;
  if (inner) describeField(inner, field);
};

const shapes = new WeakMap<Schema, ReadonlyMap<string, Field>>();

/** Fields of a flat input, by name; empty for anything but an object. */
const fieldsOf = (schema: Schema): ReadonlyMap<string, Field> => {
  const known = shapes.get(schema);
  if (known) return known;
  let root = schema;
  for (let def = definitionOf(root); def.shape === undefined; def = definitionOf(root)) {
    const inner = def.innerType ?? def.in;
    if (!inner) break;
    root = inner;
  }
  const fields = new Map<string, Field>();
  for (const [name, of] of Object.entries(definitionOf(root).shape ?? {})) {
    const field: Field = {
      isList: false,
      isNullable: false,
      isOptional: false,
      isNumber: false,
      isBoolean: false,
    };
    describeField(of, field);
    fields.set(name, field);
  }
  shapes.set(schema, fields);
  return fields;
};

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** A text as the field wants it; what does not fit stays text, and the schema says so. */
const coerce = (value: FlatValue, field: Field): unknown => {
  if (typeof value !== 'string') return value;
  if (field.isNumber && NUMBER.test(value)) return Number(value);
  if (field.isBoolean && (value === 'true' || value === '1')) return true;
  if (field.isBoolean && (value === 'false' || value === '0')) return false;
  return value;
};

/**
 * Collects pairs into an object; says which names came twice although only one value is wanted. Null
 * when there are more than `most`.
 */
export const gather = (
  schema: Schema,
  pairs: Iterable<readonly [string, FlatValue]>,
  most: number,
): { input: Record<string, unknown>; twice: string[] } | null => {
  const fields = fieldsOf(schema);
  const values = new Map<string, unknown[]>();
  let count = 0;
  for (const [name, value] of pairs) {
    count += 1;
    if (count > most) return null;
    const field = fields.get(name);
    if (field === undefined) continue;
    const list = values.get(name) ?? [];
    list.push(coerce(value, field));
    values.set(name, list);
  }
  const input: Record<string, unknown> = {};
  const twice: string[] = [];
  for (const [name, field] of fields) {
    const list = values.get(name);
    if (field.isList) {
      if (list !== undefined || !field.isOptional) input[name] = list ?? [];
    } else if (list === undefined) {
      if (field.isNullable && !field.isOptional) input[name] = null;
    } else {
      if (list.length > 1) twice.push(name);
      input[name] = list[0];
    }
  }
  return { input, twice };
};
