// The manual page of Switch.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '打开或关闭一项设置，立即生效，不需要保存。',
    en: 'Turns a setting on or off at once, without a save button.',
  },
  alternatives: [
    { when: { zh: '要点“保存”才生效', en: 'it takes effect on saving' }, use: ['Checkbox'] },
    {
      when: { zh: '两种并列的选择', en: 'it is a choice between two things' },
      use: ['RadioGroup', 'OptionChips'],
    },
    { when: { zh: '执行一个动作', en: 'it starts an action' }, use: ['Button'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '标签，整块可点', en: 'the label; all of it can be pressed' } },
    { part: 'track', is: { zh: '滑道', en: 'the track' } },
    { part: 'thumb', is: { zh: '滑块：左关右开', en: 'the thumb: left is off, right is on' } },
    { part: 'words', is: { zh: '文字', en: 'the words' } },
    { part: 'description', is: { zh: '小字说明', en: 'small words below them' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { zh: '移入或移出；禁用时跳过', en: 'in and out; skipped when disabled' },
    },
    { keys: 'Space', does: { zh: '打开或关闭', en: 'turns it on or off' } },
  ],
  accessibility: [
    { zh: '读作“开关，开”或“开关，关”。', en: 'It is read as a switch that is on or off.' },
    {
      zh: '状态不只靠颜色：滑块的位置也不同。',
      en: 'The state is not told by colour alone: the thumb also moves.',
    },
  ],
  writing: [
    {
      zh: '写打开后会发生的事，不写“是否”：“余额不足提醒”。',
      en: 'Name what happens when it is on: “Low balance alert”, not “Whether to alert”.',
    },
  ],
};
