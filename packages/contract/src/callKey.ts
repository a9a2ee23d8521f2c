/** The key of a call with its input, by which its answer is cached and dropped. */
import type { Call, Tag } from './call.ts';

const sorted = (_key: string, value: unknown): unknown => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const record = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, record[key]]),
  );
};

/**
 * One text per call and input, equal for equal inputs whatever the order of their fields: the cache key of a
 * read and the key under which concurrent calls share one request. It begins with the tags of the row.
 */
export const keyOf = (
  { name, tags = [] }: Pick<Call, 'name'> & Partial<Pick<Call, 'tags'>>,
  input: unknown,
): string =>
  `${tags.map((tag) => `#${tag}`).join('')}${tags.length > 0 ? ' ' : ''}${name} ${JSON.stringify(input ?? {}, sorted)}`;

/** True when a key was made for a row with one of the tags, whatever the input: to drop what a write made stale. */
export const hasTag = (tags: readonly Tag[], key: unknown): boolean => {
  const carried = typeof key === 'string' ? (key.split(' ', 1)[0] ?? '').split('#').slice(1) : [];
  return tags.some((tag) => carried.includes(tag));
};
