/** The head of an article's file: what is said about the text, as YAML between two lines of three hyphens. */
import { newsFlag } from '@banxin/contract/enums/catalogue';
import { validateBy } from '@banxin/contract/issues';
import { parseDocument } from 'yaml';
import * as z from 'zod/mini';

const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const common = {
  id,
  title: words(60),
  titleEn: words(120),
  summary: words(80),
  summaryEn: words(300),
  /** In Asia/Shanghai. */
  published: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)),
  /** Nobody sees it. */
  draft: z.optional(z.boolean()),
  products: z._default(z.array(id).check(z.maxLength(12)), []),
};

const newsHead = z.strictObject({
  ...common,
  type: z.int().check(z.minimum(1), z.maximum(9_999)),
  flags: z._default(z.int().check(z.minimum(0), z.maximum(newsFlag.mask)), 0),
  pinned: z._default(z.boolean(), false),
  ends: z.optional(day),
});
const helpHead = z.strictObject({
  ...common,
  category: z.int().check(z.minimum(1), z.maximum(9_999)),
  tags: z._default(z.array(words(20)).check(z.maxLength(6)), []),
});
const categories = z.strictObject({
  news: z.array(
    z.strictObject({
      id: z.int().check(z.minimum(0), z.maximum(9_999)),
      name: words(20),
      nameEn: words(40),
    }),
  ),
  help: z.array(
    z.strictObject({
      id: z.int().check(z.minimum(1), z.maximum(9_999)),
      name: words(20),
      nameEn: words(40),
      tags: z._default(z.array(z.strictObject({ name: words(20), nameEn: words(40) })), []),
    }),
  ),
});

/** What the folder's kinds of files say of themselves. */
export const shapes = { news: newsHead, help: helpHead, categories };
export type NewsHead = z.infer<typeof newsHead>;
export type HelpHead = z.infer<typeof helpHead>;
export type Categories = z.infer<typeof categories>;

/** Reads YAML of a shape; problems name the field and say what would be right. */
export function readYaml<T>(
  text: string,
  shape: z.ZodMiniType<T>,
): { readonly value: T } | { readonly problems: readonly string[] } {
  const document = parseDocument(text);
  const unreadable = [...document.errors, ...document.warnings].map(
    ({ message, linePos }) =>
      `第 ${linePos?.[0].line ?? 1} 行读不懂：${message.split(' at line ', 1)[0]}`,
  );
  if (unreadable.length > 0) return { problems: unreadable };
  const read = validateBy(shape, document.toJS());
  if (read.ok) return { value: read.input };
  return { problems: Object.values(read.fields).map(({ message }) => message) };
}

/** The head's YAML, the text after it, and how many lines come before the text; null without a head. */
export function splitFrontMatter(
  file: string,
): { readonly head: string; readonly body: string; readonly lines: number } | null {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(file);
  if (match === null) return null;
  return {
    head: match[1] ?? '',
    body: file.slice(match[0].length),
    lines: match[0].split('\n').length - 1,
  };
}
