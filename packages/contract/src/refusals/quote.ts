/** Refusals about shared quotes. */
import * as code from '../codes.ts';
import { dayWords, minuteWords } from '../messages/days.ts';
import * as messages from '../texts.ts';
import { english } from '../textsEnglish.ts';
import { refusals } from './row.ts';

/** Who was first, and what they said. */
export interface Answered {
  readonly by: string;
  /** Instant. */
  readonly at: string;
  readonly isAgreed: boolean;
}

export const quote = refusals('quote', {
  unknownSheet: [
    code.notFound,
    ['报价单不存在，请重新开具', 'There is no such quotation, please issue it again'],
  ],
  unknownLink: [
    code.notFound,
    [
      '链接不存在或已撤回，请向发送人要新的链接',
      'The link does not exist or was withdrawn, please ask the sender for a new one',
    ],
  ],
  answered: [
    code.wrongState,
    ({ by, at, isAgreed }: Answered) => {
      const [zh, en] = minuteWords(at);
      return isAgreed
        ? [
            `${by} 已于 ${zh} 同意，每个链接只能答复一次`,
            `${by} agreed on ${en}; a link takes one answer`,
          ]
        : [
            `${by} 已于 ${zh} 表示不同意，每个链接只能答复一次`,
            `${by} declined on ${en}; a link takes one answer`,
          ];
    },
  ],
  over: [
    code.wrongState,
    ({ validUntil }: { readonly validUntil: string }) => {
      const [zh, en] = dayWords(validUntil);
      return [
        `报价单有效期至 ${zh}，现已过期，请联系发送人重新报价`,
        `The quotation held until ${en}; please ask the sender for a new one`,
      ];
    },
  ],
  tooManyLinks: [
    code.wrongState,
    ({ limit }: { readonly limit: number }) => [
      `有效的报价链接已有 ${limit} 个，请先撤回一部分再分享`,
      `${limit} links are live; please withdraw some before you share another`,
    ],
  ],
  reasonMissing: [code.invalidInput, [messages.declineNoteRequired, english.declineNoteRequired]],
});
