// The language of the page, and its sentences.
import { type MessageKey, messages } from '../review.messages.ts';

/** What a sentence puts in: `n` is a number. */
export interface Parts {
  n?: number;
  words?: readonly (string | number)[];
}

let language: 'zh' | 'en' = 'zh';

/** Chinese or English from here on. */
export function speak(next: 'zh' | 'en'): void {
  language = next;
  document.documentElement.lang = next === 'zh' ? 'zh-CN' : 'en';
}

/** The language that is spoken. */
export const spoken = (): 'zh' | 'en' => language;

/** A sentence in the language of the page. */
export function say(key: MessageKey, { n, words = [] }: Parts = {}): string {
  return messages[key][language]
    .replace('{n}', () => (n ?? 0).toLocaleString('en-US'))
    .replace(/\{(\d)\}/g, (_, place: string) => String(words[Number(place)] ?? ''));
}
