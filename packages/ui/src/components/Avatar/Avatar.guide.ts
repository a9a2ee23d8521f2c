// The manual page of Avatar.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '用名字的第一个字代表一个人或一家公司。',
    en: 'Stands for a person or a company by the first character of the name.',
  },
  alternatives: [
    {
      when: { zh: '要显示状态或数量', en: 'a state or a count is shown' },
      use: ['StatusTag', 'Badge'],
    },
  ],
  anatomy: [{ part: 'root', is: { zh: '方块里的一个字', en: 'one character in a square' } }],
  keyboard: [],
  accessibility: [
    {
      zh: '读出全名；名字就在旁边时作为装饰跳过。',
      en: 'The whole name is read; beside the name it is decoration and skipped.',
    },
  ],
  writing: [{ zh: '用客户登记的名字。', en: 'Use the name as the customer registered it.' }],
};
