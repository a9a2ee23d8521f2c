/** Refusals about opinions and questionnaires. */
import * as code from '../codes.ts';
import { SUGGESTION_NOTE_MAX, SUGGESTION_NOTES_MAX, SUGGESTIONS_PER_DAY } from '../constants.ts';
import { dayWords } from '../messages/days.ts';
import { opinionStanding } from '../messages/opinion.ts';
import type { Wait } from './plain.ts';
import { refusals } from './row.ts';

interface Numbered {
  readonly number: number;
}

export const feedback = refusals('feedback', {
  /** At the desk: a colleague was faster, or the customer added something. */
  moved: [
    code.wrongState,
    ({ status }: { readonly status: number }) => {
      const [zh, en] = opinionStanding.status.words({ status });
      return [
        `此单已变为“${zh}”，未重复处理`,
        `It stands otherwise by now: ${en}. Nothing was done twice`,
      ];
    },
  ],
  answerLength: [
    code.invalidInput,
    [
      `请填写 1 至 ${SUGGESTION_NOTE_MAX} 个字的回复`,
      `An answer of 1 to ${SUGGESTION_NOTE_MAX} characters`,
    ],
  ],
  /** Two at the desk called the same customer. */
  calledMeanwhile: [
    code.wrongState,
    [
      '同事刚记下一次回访，请看过再记',
      'A colleague has just noted a call; please look at it before you note yours',
    ],
  ],
  answered: [
    code.questionnaireAnswered,
    ({ day }: { day: string }) => {
      const [zh, en] = dayWords(day);
      return [`您已在 ${zh}回答过本期问卷`, `You answered this questionnaire on ${en}`];
    },
  ],
  answerMissing: [
    code.invalidInput,
    ({ number }: Numbered) => [`请回答第 ${number} 题`, `Please answer question ${number}`],
  ],
  answerUnknown: [
    code.invalidInput,
    ({ number }: Numbered) => [
      `第 ${number} 题没有这个选项，请重新选择`,
      `Question ${number} has no such answer, please choose again`,
    ],
  ],
  tooManyChosen: [
    code.invalidInput,
    ({ number, max }: Numbered & { max: number }) => [
      `第 ${number} 题最多选 ${max} 项`,
      `Question ${number} takes ${max} answers at most`,
    ],
  ],
  phoneMissing: [
    code.invalidInput,
    ({ number }: Numbered) => [
      `第 ${number} 题请填写回访手机，11 位数字`,
      `Question ${number} needs the mobile number to call, 11 digits`,
    ],
  ],
  tooManyToday: [
    code.tooManyRequests,
    (_: Wait) => [
      `今天已提交 ${SUGGESTIONS_PER_DAY} 条，明天再来`,
      `You have given ${SUGGESTIONS_PER_DAY} opinions today, please come back tomorrow`,
    ],
    429,
  ],
  unknown: [
    code.notFound,
    ['没有这条意见，请从“我的意见”里选', 'There is no such opinion, please choose from your own'],
  ],
  tooManyNotes: [
    code.wrongState,
    [
      `一条意见最多补充 ${SUGGESTION_NOTES_MAX} 次，请另提一条`,
      `${SUGGESTION_NOTES_MAX} additions are taken at most, please give a new opinion`,
    ],
  ],
  noSuchOrder: [
    code.invalidInput,
    ['您没有这张订单，请从自己的订单里选', 'You have no such order, please choose one of your own'],
  ],
  pictureUnusable: [
    code.invalidInput,
    [
      '有图片还没有传好或已删除，请重新上传',
      'A picture has not arrived or was removed, please upload it again',
    ],
  ],
});
