// The manual page of DescriptionList.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '列出一件事物的若干属性：订单、地址、发票。',
    en: 'Lists the facts of one thing: an order, an address, an invoice.',
  },
  alternatives: [
    { when: { zh: '多件事物互相比较', en: 'several things are compared' }, use: ['Table'] },
    { when: { zh: '只有一个数字', en: 'there is one figure' }, use: ['Statistic'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '名称与值的列表；手机上一列',
        en: 'a list of names and values; one column on a phone',
      },
    },
    { part: 'fact', is: { zh: '一条', en: 'one fact' } },
    { part: 'label', is: { zh: '名称', en: 'its name' } },
    { part: 'value', is: { zh: '值', en: 'its value' } },
  ],
  keyboard: [],
  accessibility: [{ zh: '每个值都与它的名称成对朗读。', en: 'Each value is read with its name.' }],
  writing: [{ zh: '名称用名词，不带冒号。', en: 'Names are nouns without a colon.' }],
};
