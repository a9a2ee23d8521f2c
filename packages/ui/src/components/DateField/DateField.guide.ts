// The manual page of DateField.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '选一天：直接输入年月日，或从日历里选。值是 2026-11-23 这样的文字，按北京时间。',
    en: 'One day, typed or taken from a calendar. Its value is a text such as 2026-11-23, in Beijing time.',
  },
  alternatives: [
    { when: { zh: '要一段时间', en: 'it is a span of days' }, use: ['DateRangePicker'] },
    {
      when: {
        zh: '只有几个可选的日子，且价格不同',
        en: 'there are a few days with different prices',
      },
      use: ['OptionChips', 'RadioGroup'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '字段', en: 'the field' } },
    { part: 'label', is: { zh: '名称', en: 'its name' } },
    { part: 'box', is: { zh: '边框', en: 'the frame' } },
    { part: 'input', is: { zh: '年、月、日三个数字', en: 'year, month and day as three figures' } },
    { part: 'toggle', is: { zh: '打开日历的按钮', en: 'the button that opens the calendar' } },
    {
      part: 'popover',
      is: { zh: '浮层；手机上是底部抽屉', en: 'the sheet; on a phone a drawer at the bottom' },
    },
    { part: 'calendar', is: { zh: '日历', en: 'the calendar' } },
    { part: 'day', is: { zh: '一天；今天带下划线', en: 'one day; a bar marks today' } },
    { part: 'reasons', is: { zh: '哪些天为何不可选', en: 'which days cannot be chosen, and why' } },
    { part: 'foot', is: { zh: '“今天”与“清除”', en: 'today and clear' } },
    { part: 'error', is: { zh: '错误文字', en: 'the error' } },
  ],
  keyboard: [
    {
      keys: '0–9',
      does: { zh: '输入数字，填满后自动移到下一段', en: 'type figures; a full one moves on' },
    },
    {
      keys: '← → / ↑ ↓',
      does: { zh: '在年月日之间移动 / 增减', en: 'move between figures / turn them' },
    },
    { keys: 'Backspace', does: { zh: '清除当前数字', en: 'clears the figure' } },
    { keys: 'Alt + ↓', does: { zh: '打开日历', en: 'opens the calendar' } },
    {
      keys: '← → ↑ ↓',
      does: { zh: '日历中按天、按周移动', en: 'in the calendar: by day and by week' },
    },
    {
      keys: 'PageUp / PageDown',
      does: { zh: '按月翻；加 Shift 按年翻', en: 'by month; with Shift by year' },
    },
    {
      keys: 'Home / End',
      does: { zh: '到本月第一天、最后一天', en: 'first and last day of the month' },
    },
    { keys: 'Enter / Space', does: { zh: '选中并关闭', en: 'chooses and closes' } },
    { keys: 'Esc', does: { zh: '关闭，不改变选择', en: 'closes without choosing' } },
  ],
  accessibility: [
    {
      zh: '年月日是三个有名称的数字调节器。',
      en: 'Year, month and day are three named spin buttons.',
    },
    {
      zh: '日历里的每一天读出日期、星期、是否今天、为何不可选。',
      en: 'A day is read with its weekday, whether it is today, and why it cannot be chosen.',
    },
    {
      zh: '“今天”由页面给出，不取本机时钟，服务器与浏览器一致。',
      en: 'Today is handed in, never taken from the machine, so that server and browser agree.',
    },
  ],
  writing: [
    {
      zh: '名称说清是哪一天：“送达日期”，不写“日期”。',
      en: 'The label names the day: “Delivery date”, not “Date”.',
    },
    {
      zh: '不可选的原因写事实：“国庆放假，不发货”。',
      en: 'A reason is a fact: “Holiday, no deliveries”.',
    },
  ],
};
