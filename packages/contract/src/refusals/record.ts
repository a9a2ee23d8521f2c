/** Refusals of what a customer keeps and edits: addresses, senders, certificates, titles, colleagues. */
import * as code from '../codes.ts';
import { refusals } from './row.ts';

export const record = refusals('record', {
  /** It was saved elsewhere since it was read: what is stored now stands beside what was typed. */
  changedElsewhere: [
    code.wrongState,
    (_: { readonly current: unknown }) => [
      '内容已在别处更改，请核对后再保存',
      'It was changed elsewhere; please compare before you save',
    ],
  ],
});
