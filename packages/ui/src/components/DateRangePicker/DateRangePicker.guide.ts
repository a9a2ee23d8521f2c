// The manual page of DateRangePicker.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '选一段时间，用作列表的筛选条件：常用范围一按即得，也可输入或在日历里选。',
    en: 'A span of days, mostly to filter a list: the usual ranges at one press, others typed or taken from the calendar.',
  },
  alternatives: [
    { when: { zh: '只要一天', en: 'it is a single day' }, use: ['DateField'] },
    {
      when: { zh: '只有几个固定的时间段', en: 'there are a few fixed spans' },
      use: ['Select', 'Tabs'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '字段', en: 'the field' } },
    { part: 'label', is: { zh: '名称', en: 'its name' } },
    { part: 'box', is: { zh: '边框', en: 'the frame' } },
    { part: 'start', is: { zh: '开始日期', en: 'the first day' } },
    { part: 'end', is: { zh: '结束日期', en: 'the last day' } },
    { part: 'clear', is: { zh: '清除按钮；必填时没有', en: 'clears it; absent when required' } },
    { part: 'toggle', is: { zh: '打开日历的按钮', en: 'opens the calendar' } },
    {
      part: 'popover',
      is: { zh: '浮层；手机上是底部抽屉', en: 'the sheet; on a phone a drawer at the bottom' },
    },
    { part: 'presets', is: { zh: '常用范围', en: 'the usual ranges' } },
    {
      part: 'calendar',
      is: { zh: '日历：两个月，手机上一个月', en: 'the calendar: two months, on a phone one' },
    },
    { part: 'limit', is: { zh: '最多天数与原因', en: 'the limit and its reason' } },
    { part: 'error', is: { zh: '错误文字', en: 'the error' } },
  ],
  keyboard: [
    {
      keys: '0–9',
      does: {
        zh: '输入数字，填满后移到下一段，直到结束日期',
        en: 'type figures; a full one moves on, up to the last day',
      },
    },
    { keys: 'Alt + ↓', does: { zh: '打开日历', en: 'opens the calendar' } },
    {
      keys: '← → ↑ ↓',
      does: { zh: '按天、按周移动，跨过两个月', en: 'by day and week, over both months' },
    },
    { keys: 'PageUp / PageDown', does: { zh: '按月翻', en: 'by month' } },
    {
      keys: 'Enter / Space',
      does: {
        zh: '第一次定开始，第二次定结束并关闭',
        en: 'first begins the range, then ends it and closes',
      },
    },
    { keys: 'Esc', does: { zh: '关闭，不改变选择', en: 'closes without choosing' } },
  ],
  accessibility: [
    {
      zh: '两端各是一组有名称的数字调节器；日历读出哪天是开始、结束与今天。',
      en: 'Each end is a group of named spin buttons; the calendar tells which days are start, end and today.',
    },
    {
      zh: '超过最多天数的日子在选定开始后读作不可用。',
      en: 'Once a range has begun, days beyond the limit are read as unavailable.',
    },
  ],
  writing: [
    {
      zh: '说明是什么时间：“下单时间”“付款时间”。',
      en: 'Say which time it is: “Ordered”, “Paid”.',
    },
    {
      zh: '限制要给出路：“更早的订单请分段查询”。',
      en: 'A limit offers a way: “query older orders in parts”.',
    },
  ],
};
