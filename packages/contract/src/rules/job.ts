/** When two configurations are one job. */
import type { Configuration } from '../entities/configuration.ts';

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** The same text for the same job, in whatever order its fields and crafts were written down. */
export function jobText(configuration: Configuration): string {
  const crafts = configuration.crafts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return JSON.stringify({ ...configuration, crafts }, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(byKey))
      : value,
  );
}
