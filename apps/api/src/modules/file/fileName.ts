/** Names of uploaded files, as shown to people; never used as a path. */
import { file, otherKinds } from '@banxin/contract/refusals/file';
import { extensionsFor, type UploadPurpose } from '@banxin/contract/uploads';
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

/** Why a file with this name need not be sent at all for a purpose, or null: then its content decides. */
export function refusedByName(name: string, purpose: UploadPurpose): Refusal | null {
  const extension = /\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined || extensionsFor(purpose).includes(extension)) return null;
  if (purpose !== 'printFile') return refuse(file.wrongName, { name, purpose });
  return Object.hasOwn(otherKinds, extension) ? refuse(file.noPdf, { name, extension }) : null;
}
