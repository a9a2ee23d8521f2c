/** Names of uploaded files, as shown to people; never used as a path. */
import { file, otherKinds } from '@banxin/contract/refusals/file';
import { type Refusal, refuse } from '../../http/refusal.ts';

/** @unit characters */
const LONGEST = 120;
const NAMELESS = '未命名.pdf';

/** Control characters, and marks that turn the reading direction and so hide an extension. */
const HIDDEN = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd\p{Cs}]/gu;

/** The last part of a path, without hidden characters, at most 120 characters with its extension. */
export function cleanFileName(given: string | null | undefined): string {
  const last = (given ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(HIDDEN, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (clean === '') return NAMELESS;
  const characters = [...clean];
  if (characters.length <= LONGEST) return clean;
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 && clean.length - dot <= 10 ? clean.slice(dot) : '';
  return `${characters.slice(0, LONGEST - extension.length).join('')}${extension}`;
}

/** Why a file with this name need not be sent at all, or null. */
export function refusedByName(name: string): Refusal | null {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const isOther = name.includes('.') && Object.hasOwn(otherKinds, extension);
  return isOther ? refuse(file.noPdf, { name, extension }) : null;
}
