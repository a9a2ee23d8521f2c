// The manual page of NumberField.
import { boxPart, fieldAnatomy, fieldTold, fieldWords, tabKey } from '../../stories/fieldGuide.ts';
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '数量、尺寸、金额：可直接输入，也可逐级加减；有价格阶梯时在可选数量之间跳转。',
    en: 'Quantities, sizes, amounts: typed, or changed step by step; with a price ladder it goes from tier to tier.',
  },
  alternatives: [
    {
      when: {
        zh: '可选数量不多，且要同时看到价格',
        en: 'there are few quantities and their prices should be seen',
      },
      use: ['OptionChips'],
    },
    {
      when: {
        zh: '数字是号码：手机号、验证码',
        en: 'the digits are a number by name: phone, code',
      },
      use: ['TextField', 'SmsCodeField'],
    },
  ],
  anatomy: fieldAnatomy(
    boxPart,
    {
      part: 'decrease',
      is: { zh: '减一级，到下限时停用', en: 'one step less; rests at the lower limit' },
    },
    { part: 'unit', is: { zh: '单位，如张、盒', en: 'the unit' } },
    {
      part: 'increase',
      is: { zh: '加一级，到上限时停用', en: 'one step more; rests at the upper limit' },
    },
    { part: 'notice', is: { zh: '数字被改动时说明原因', en: 'why a typed number was changed' } },
  ),
  keyboard: [
    tabKey,
    {
      keys: '↑ / ↓',
      does: { zh: '加减一步；有阶梯时到上一档或下一档', en: 'one step; on a ladder one tier' },
    },
    {
      keys: 'Page Up / Page Down',
      does: { zh: '加减十步；有阶梯时跨三档', en: 'ten steps; on a ladder three tiers' },
    },
    { keys: 'Home / End', does: { zh: '到最小值或最大值', en: 'to the smallest or the largest' } },
    {
      keys: 'Enter',
      does: { zh: '确认数字并提交表单', en: 'makes the number final and sends the form' },
    },
  ],
  accessibility: [
    ...fieldTold,
    {
      zh: '加减按钮不占 Tab 顺序，名称含字段名；键盘用方向键完成同样的事。',
      en: 'The buttons are named with the field and stay out of the tab order; arrow keys do the same.',
    },
    {
      zh: '数字被改动的原因礼貌播报。滚轮不改动数字。',
      en: 'Why a number was changed is announced politely. The wheel changes nothing.',
    },
  ],
  writing: [
    ...fieldWords,
    {
      zh: '说明写起订量和步长：“100 张起印，每次加 100 张”。',
      en: 'The description names the least and the step: “from 100, in steps of 100”.',
    },
  ],
};
