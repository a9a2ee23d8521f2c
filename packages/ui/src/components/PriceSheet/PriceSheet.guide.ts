// The manual page of PriceSheet.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '告诉客户多少钱、为什么：每一行都能展开成下一层，每一层都加得起来。',
    en: 'Says what it costs and why: every line opens into the lines below it, and every level adds up.',
  },
  alternatives: [
    { when: { zh: '只有一个金额', en: 'there is one amount and nothing else' }, use: ['Money'] },
    {
      when: { zh: '名称与值成对，但不相加', en: 'names have values that do not add up' },
      use: ['DescriptionList'],
    },
    {
      when: { zh: '看板上的汇总数字', en: 'it is a figure on a dashboard' },
      use: ['Statistic'],
    },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '价格单，以标题命名的区域', en: 'the sheet, a region named by its title' },
    },
    { part: 'lines', is: { zh: '第一层的各行', en: 'the lines of the first level' } },
    {
      part: 'line',
      is: {
        zh: '一行：名称、说明、金额；有下一层时是可展开的按钮',
        en: 'a line: name, detail, amount; a button when it opens into others',
      },
    },
    {
      part: 'total',
      is: { zh: '合计、大写金额与单价', en: 'the total, in words, and the price of one' },
    },
    {
      part: 'reason',
      is: { zh: '没有价格的原因与办法', en: 'why there is no price and what would give one' },
    },
    { part: 'notes', is: { zh: '关于价格的备注', en: 'remarks about the price' } },
    { part: 'promise', is: { zh: '送达时间', en: 'when it arrives' } },
    { part: 'actions', is: { zh: '按钮，主按钮在前', en: 'buttons, the primary one first' } },
    { part: 'footer', is: { zh: '工厂、余额等小字', en: 'small facts: factory, balance' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { zh: '依次到能展开的行与按钮', en: 'through the lines that open and the buttons' },
    },
    {
      keys: 'Enter / Space',
      does: { zh: '展开或收起一行，焦点不动', en: 'opens or closes a line; the focus stays' },
    },
  ],
  accessibility: [
    {
      zh: '合计变化时读出一次；重新计价时先读“正在重新计价”。',
      en: 'The total is announced once when it changes; while it is calculated, that is said first.',
    },
    {
      zh: '展开与收起的状态随行读出；展开的内容紧跟在这一行后面。',
      en: 'A line says whether it is open; what it opens into follows it directly.',
    },
    {
      zh: '减免既有绿色也有负号，不只靠颜色。',
      en: 'A reduction has a minus sign as well as its colour.',
    },
  ],
  writing: [
    {
      zh: '每行先写买了什么，再写怎么算：“印工”“4+4 色”。',
      en: 'A line says what is paid for, its detail how it comes about: “Press work”, “4+4 colours”.',
    },
    {
      zh: '没有价格时写原因和办法，不写“暂无报价”。',
      en: 'Without a price, say why and what to change, not “no quote”.',
    },
  ],
};
