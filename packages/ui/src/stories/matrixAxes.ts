// Reads the variants of a component out of its style recipe, so that no story lists them by hand.

/** Values of a prop: a list, or the keys of a style map such as `styleVariants` returns. */
export type AxisValues = readonly unknown[] | Readonly<Record<string, unknown>>;

interface Recipe {
  classNames: { variants: Record<string, Record<string, unknown>> };
}

/** Variants of a recipe as axes: every variant, or only those named. */
export function axesOf<Name extends string>(
  recipe: Recipe,
  ...names: Name[]
): Record<Name, AxisValues> {
  const { variants } = recipe.classNames;
  const chosen = names.length > 0 ? names : (Object.keys(variants) as Name[]);
  return Object.fromEntries(
    chosen.map((name) => {
      const values = variants[name];
      if (values === undefined) throw new Error(`the recipe has no variant ${name}`);
      return [name, values];
    }),
  ) as Record<Name, AxisValues>;
}

/** The values of an axis; the keys `true` and `false` of a style map stand for both booleans. */
export function valuesOf(axis: AxisValues): readonly unknown[] {
  if (Array.isArray(axis)) return axis;
  const keys = Object.keys(axis);
  return keys.every((key) => key === 'true' || key === 'false') ? [false, true] : keys;
}

/** Every combination of the axes, first axis slowest. */
export function cross<Props>(axes: Readonly<Record<string, AxisValues>>): Partial<Props>[] {
  return Object.entries(axes).reduce<Record<string, unknown>[]>(
    (rows, [name, axis]) =>
      rows.flatMap((row) => valuesOf(axis).map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as Partial<Props>[];
}
