/** Texts of the help centre's first page. */
import { dictionary } from '../../lib/text.ts';

export const supportIndexText = dictionary(
  {
    lead: '从下单、文件到售后与发票，先在这里找答案。',
    all: (count: string) => `全部 ${count} 篇`,
    asked: '大家在问',
    empty: '还没有帮助文章',
    failed: '帮助没有加载出来',
    askedFailed: '大家在问没有加载出来',
    voiceHint: '没有找到答案，或有建议，写给我们，会给您编号和答复。',
    voiceGo: '去倾听角',
  },
  {
    lead: 'From the first order and files to after-sales and invoices: look here first.',
    all: (count: string) => `All ${count}`,
    asked: 'What others ask',
    empty: 'There are no help articles yet',
    failed: 'Help did not load',
    askedFailed: 'What others ask did not load',
    voiceHint: 'No answer here, or a suggestion? Write to us: you get a number and an answer.',
    voiceGo: 'Write to us',
  },
);
