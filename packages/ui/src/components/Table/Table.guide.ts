// The manual page of Table.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '成行成列地比较同类事物：订单、发票、地址。手机上每一行变成一张带标签的卡片。',
    en: 'Compares things of one kind in rows and columns: orders, invoices, addresses. On a phone each row becomes a card with labels.',
  },
  alternatives: [
    {
      when: { zh: '只有一件事物的若干属性', en: 'there is one thing with several facts' },
      use: ['DescriptionList'],
    },
    {
      when: { zh: '按时间发生的步骤', en: 'the rows are steps in time' },
      use: ['Timeline', 'Steps'],
    },
    {
      when: { zh: '要看趋势或占比，而不是逐行查', en: 'a trend or a share matters, not each row' },
      use: ['BarChart', 'DonutChart'],
    },
    {
      when: { zh: '要一次处理多行', en: 'several rows are acted on at once' },
      use: ['SelectableTable'],
    },
    {
      when: { zh: '行超过一页', en: 'there are more rows than one page holds' },
      use: ['Pager'],
    },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '表格的外框；窄时横向滚动，手机上不滚动',
        en: 'the frame; scrolls sideways when narrow, never on a phone',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        zh: '依次经过可排序的表头与每行的操作',
        en: 'through the heads that sort, then each row’s actions',
      },
    },
    {
      keys: 'Enter / Space',
      does: { zh: '在表头上排序', en: 'on a head: sorts' },
    },
  ],
  accessibility: [
    {
      zh: '真正的表格：行、列、行标题的角色在手机卡片上也保留。',
      en: 'A real table: the roles of rows, columns and row headers stay when a phone shows cards.',
    },
    {
      zh: '等待新数据时表格标明自己正忙，旧数据保留。',
      en: 'While newer rows are on their way the table says that it is busy and keeps the old ones.',
    },
  ],
  writing: [
    {
      zh: '表头用名词，两到四个字，带单位：“金额”“数量（个）”。',
      en: 'Heads are nouns of one or two words, with the unit: “Amount”, “Quantity (pieces)”.',
    },
  ],
};
