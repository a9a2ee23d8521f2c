/** The questionnaire of the season, and opinions at every status. */
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import type { Question, QuestionAnswer } from '@banxin/contract/entities/feedback';
import { YES } from '@banxin/contract/rules/answers';
import type { Tx } from '../transaction.ts';
import { stillRunning } from './stillRunning.ts';

const both = (zh: string, en: string): Bilingual => ({ zh, en });

const choices = (text: Bilingual, most: number, options: readonly Bilingual[]) => ({
  kind: 'choices' as const,
  isRequired: true,
  text,
  options: [...options],
  least: 1,
  most,
});
const scale = (text: Bilingual, least: number, most: number) => ({
  kind: 'scale' as const,
  isRequired: true,
  text,
  options: [],
  least,
  most,
});

const asked: readonly Omit<Question, 'number'>[] = [
  choices(both('主要采购哪些印品', 'Which printed things do you buy most'), 3, [
    both('名片卡券', 'Cards'),
    both('宣传单页', 'Flyers'),
    both('画册书刊', 'Booklets'),
    both('不干胶标签', 'Labels'),
    both('包装盒袋', 'Boxes and bags'),
    both('节庆用品', 'Festive goods'),
    both('办公用纸', 'Office paper'),
    both('包装耗材', 'Packing supplies'),
    both('样品', 'Samples'),
  ]),
  choices(both('每月下单几次', 'How often do you order in a month'), 1, [
    both('1-2', '1–2'),
    both('3-10', '3–10'),
    both('11-50', '11–50'),
    both('50 以上', 'More than 50'),
  ]),
  choices(both('最看重', 'What matters most'), 2, [
    both('价格', 'Price'),
    both('交期', 'Delivery on time'),
    both('质量', 'Quality'),
    both('售后', 'After-sales'),
    both('开票', 'Invoices'),
  ]),
  scale(both('报价是否清楚', 'Are quotes clear'), 1, 5),
  scale(both('交期是否兑现', 'Are promised days kept'), 1, 5),
  scale(both('文件检查是否看得懂', 'Are file checks understandable'), 1, 5),
  scale(both('会推荐我们吗', 'Would you recommend us'), 0, 10),
  {
    kind: 'text',
    isRequired: false,
    text: both('还希望我们做什么', 'What else should we do'),
    options: [],
    least: 0,
    most: 500,
  },
  {
    kind: 'callback',
    isRequired: true,
    text: both('可否电话回访', 'May we call you back'),
    options: [],
    least: 0,
    most: 1,
  },
];

/** What an account answered to the questionnaire. */
interface DemoAnswers {
  readonly name: string;
  readonly at: string;
  /** Places of options, numbers of a scale. */
  readonly chosen: readonly (readonly number[])[];
  readonly words: string;
  /** The number to call; null: no call is wanted. */
  readonly phone: string | null;
}

const answered: readonly DemoAnswers[] = [
  {
    name: '合作伙伴印务',
    at: '2026-10-12T10:31:00+08:00',
    chosen: [[0, 1, 3], [3], [0, 1], [5], [4], [4], [9]],
    words: '月底加急的单子多，希望 16:30 以后也能看到当天还能不能排上。',
    phone: '13800000003',
  },
  {
    name: '跨境优选',
    at: '2026-11-03T15:08:00+08:00',
    chosen: [[4, 7], [2], [1, 2], [4], [3], [5], [7]],
    words: '外箱标签想印英文品名，现在要写在备注里。',
    phone: null,
  },
];

/** In the order of {@link asked}. */
const answersOf = ({ chosen, words, phone }: DemoAnswers): QuestionAnswer[] => [
  ...chosen.map((places, at) => ({ number: at + 1, chosen: [...places], text: '' })),
  { number: 8, chosen: [], text: words },
  { number: 9, chosen: [phone === null ? 0 : YES], text: phone ?? '' },
];

interface DemoOpinion {
  readonly day: string;
  readonly time: string;
  readonly kind: number;
  readonly status: number;
  readonly content: string;
  /** `shop` or `customer`, and what was said. */
  readonly notes?: readonly (readonly [by: 'shop' | 'customer', day: string, text: string])[];
}

/** Of 悦享包装, oldest first. */
const opinions: readonly DemoOpinion[] = [
  {
    day: '2026-09-08',
    time: '10:12',
    kind: 2,
    status: 3,
    content: '批量下单只能传 Excel，我们的系统导出的是 CSV，每次都要另存一遍，希望能直接上传。',
    notes: [
      ['shop', '2026-09-09', '已排进计划：批量下单将支持 CSV，编码自动识别，上线后会发公告。'],
      ['customer', '2026-09-09', '好的，文件是 GB18030 编码。'],
    ],
  },
  {
    day: '2026-10-21',
    time: '15:40',
    kind: 4,
    status: 2,
    content: '发到上海的三箱手提袋分两天到，收货的人要等两次，能不能同一天发。',
    notes: [
      [
        'shop',
        '2026-10-22',
        '同一订单的箱子会同批交给快递。那一单因为超过单票重量分成两票，下次可在确认页选德邦，整单一票。',
      ],
    ],
  },
  {
    day: '2026-11-16',
    time: '09:05',
    kind: 1,
    status: 1,
    content: '名片想要 350 克白卡不覆膜的报价，现在选白卡默认带覆膜，要多点一步。',
  },
  {
    day: '2026-11-19',
    time: '17:26',
    kind: 3,
    status: 0,
    content: '这批标签的圆角边缘有一点毛边，贴上去看得见，请帮忙看看是不是刀模的问题。',
  },
];

/** 悦享包装. */
const OWNER = 1;

const EDITION = '2026-4';

/** Writes the questionnaire with what was answered to it, and the opinions. */
export async function seedFeedback(
  tx: Tx,
  ids: ReadonlyMap<string, number>,
  writtenAt: string,
): Promise<void> {
  const questions: Question[] = asked.map((one, at) => ({ number: at + 1, ...one }));
  await tx
    .insertInto('questionnaires')
    .values({
      edition: EDITION,
      questions: JSON.stringify(questions),
      starts_on: '2026-10-08',
      ends_on: stillRunning('2026-12-31', writtenAt),
    })
    .execute();
  for (const given of answered) {
    const customer_id = ids.get(given.name);
    if (customer_id === undefined) throw new Error(`no account ${given.name}`);
    await tx
      .insertInto('questionnaire_answers')
      .values({
        ...{ customer_id, edition: EDITION, at: given.at },
        answers: JSON.stringify(answersOf(given)),
      })
      .execute();
  }
  for (const { day, time, kind, status, content, notes = [] } of opinions) {
    const at = `${day}T${time}:00+08:00`;
    const { id } = await tx
      .insertInto('suggestions')
      .values({
        customer_id: OWNER,
        written_by: OWNER,
        number: `TJ${day.replaceAll('-', '')}-0001`,
        ...{ kind, content, status },
        order_sn: null,
        phone: null,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [by, on, text] of notes) {
      await tx
        .insertInto('suggestion_notes')
        .values({
          customer_id: OWNER,
          suggestion_id: id,
          by_shop: by === 'shop',
          text,
          at: `${on}T18:00:00+08:00`,
        })
        .execute();
    }
    await tx.insertInto('suggestion_days').values({ day, last: 1 }).execute();
  }
}
