/** The one pattern for enumerations and bit flags: a const object of values that also knows its labels. */

/** What one member is made of: wire value and Chinese label. */
export type Member = readonly [value: number, label: string];

/** Members by key. */
export type Members = Readonly<Record<string, Member>>;

type Values<D extends Members> = { readonly [K in keyof D]: D[K][0] };

/** An enumeration: `orderStatus.cancelled` is 0, `orderStatus.label(0)` is '已取消'. */
export type Enumeration<D extends Members> = Values<D> & {
  /** Every value, in the order of the specification. */
  readonly values: readonly D[keyof D][0][];
  /** Every member, in the order of the specification: for select boxes and filters. */
  readonly options: readonly { key: keyof D & string; value: D[keyof D][0]; label: string }[];
  /** True when the number is one of the values. */
  is(value: unknown): value is D[keyof D][0];
  /** The Chinese label; '' for a number that is no value. */
  label(value: number): string;
  /** The key of a value; null for a number that is no value. */
  key(value: number): (keyof D & string) | null;
};

/** The union of an enumeration's values. */
export type ValueOf<E extends { readonly values: readonly unknown[] }> = E['values'][number];

const table = <const D extends Members>(members: D) => {
  type Option = { key: keyof D & string; value: D[keyof D][0]; label: string };
  const options: Option[] = Object.entries(members).map(([key, [value, label]]) => ({
    key,
    value,
    label,
  }));
  const byValue = new Map<number, Option>(options.map((option) => [option.value, option]));
  if (byValue.size !== options.length) throw new Error('Two members share one value');
  const plain = Object.fromEntries(options.map(({ key, value }) => [key, value])) as Values<D>;
  return { options, byValue, plain, values: options.map((option) => option.value) };
};

/** Defines an enumeration. Throws when two members share a value. */
/* @__NO_SIDE_EFFECTS__ */
export const defineEnum = <const D extends Members>(members: D): Enumeration<D> => {
  const { options, byValue, plain, values } = table(members);
  return {
    ...plain,
    values,
    options,
    is: (value: unknown): value is D[keyof D][0] => typeof value === 'number' && byValue.has(value),
    label: (value: number) => byValue.get(value)?.label ?? '',
    key: (value: number) => byValue.get(value)?.key ?? null,
  };
};

/** Bit flags: any sum of the values is a valid field; a member with value 0 names the empty field. */
export type Flags<D extends Members> = Values<D> & {
  /** Every single value, in the order of the specification. */
  readonly values: readonly D[keyof D][0][];
  /** Every member, in the order of the specification. */
  readonly options: readonly { key: keyof D & string; value: D[keyof D][0]; label: string }[];
  /** The sum of all bits. */
  readonly mask: number;
  /** True when the field carries the flag; for the member 0: when the field is empty. */
  has(bits: number, flag: D[keyof D][0]): boolean;
  /** The field with the flags set. */
  add(bits: number, ...flags: D[keyof D][0][]): number;
  /** The field with the flags cleared. */
  remove(bits: number, ...flags: D[keyof D][0][]): number;
  /** Keys of the flags that the field carries. */
  names(bits: number): (keyof D & string)[];
  /** Chinese labels of the flags that the field carries. */
  labels(bits: number): string[];
  /** The field that carries exactly these keys. */
  from(keys: readonly (keyof D & string)[]): number;
  /** True when the number is made of known bits only. */
  is(bits: unknown): bits is number;
};

/** Defines bit flags. Throws when a value is neither 0 nor one bit below 2^31, or is given twice. */
/* @__NO_SIDE_EFFECTS__ */
export const defineFlags = <const D extends Members>(members: D): Flags<D> => {
  const { options, plain, values } = table(members);
  for (const { key, value } of options) {
    if (value !== 0 && (value < 0 || value > 2 ** 30 || (value & (value - 1)) !== 0)) {
      throw new Error(`${key} is not one bit: ${value}`);
    }
  }
  const mask = values.reduce((sum, value) => sum | value, 0);
  const has = (bits: number, flag: number) => (flag === 0 ? bits === 0 : (bits & flag) !== 0);
  const carried = (bits: number) => options.filter((option) => has(bits, option.value));
  return {
    ...plain,
    values,
    options,
    mask,
    has,
    add: (bits: number, ...flags: number[]) => flags.reduce((sum, flag) => sum | flag, bits),
    remove: (bits: number, ...flags: number[]) => flags.reduce((sum, flag) => sum & ~flag, bits),
    names: (bits: number) => carried(bits).map((option) => option.key),
    labels: (bits: number) => carried(bits).map((option) => option.label),
    from: (keys: readonly string[]) => keys.reduce((sum, key) => sum | (plain[key] ?? 0), 0),
    is: (bits: unknown): bits is number =>
      typeof bits === 'number' && Number.isInteger(bits) && bits >= 0 && (bits & ~mask) === 0,
  };
};
