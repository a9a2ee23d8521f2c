/** The summary of a page that holds many things: its name, and what stands first in it. */
import type { Locale } from '../lib/text.ts';

/** As many as a result of a search has room for. */
const NAMED = 4;

/** `新手下单：五步下第一单、价格怎么算`; undefined when nothing is in it. */
export function contentsOf(
  locale: Locale,
  name: string,
  things: readonly string[],
): string | undefined {
  if (things.length === 0) return undefined;
  const first = things.slice(0, NAMED);
  return locale === 'zh-CN' ? `${name}：${first.join('、')}` : `${name}: ${first.join('; ')}`;
}
