// The manual page of Checkbox.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '一个可以单独成立的“是”或“否”，保存或提交后生效。',
    en: 'A yes or no that stands alone and takes effect when the form is sent.',
  },
  alternatives: [
    { when: { zh: '点下立即生效', en: 'it takes effect at once' }, use: ['Switch'] },
    {
      when: { zh: '同一问题有多个选项', en: 'one question has several answers' },
      use: ['CheckboxGroup'],
    },
    { when: { zh: '只能选一个', en: 'only one answer is possible' }, use: ['RadioGroup'] },
    { when: { zh: '选项影响价格', en: 'the choice changes a price' }, use: ['OptionChips'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '标签，整块可点', en: 'the label; all of it can be pressed' } },
    {
      part: 'box',
      is: { zh: '18 px 方框：空、勾或横线', en: 'the box of 18 px: empty, tick or dash' },
    },
    { part: 'words', is: { zh: '文字', en: 'the words' } },
    { part: 'description', is: { zh: '文字下的小字说明', en: 'small words below them' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { zh: '移入或移出；禁用时跳过', en: 'in and out; skipped when disabled' },
    },
    { keys: 'Space', does: { zh: '切换', en: 'toggles it' } },
    { keys: 'Enter', does: { zh: '提交所在表单，不切换', en: 'sends the form; never toggles' } },
  ],
  accessibility: [
    {
      zh: '是原生复选框；部分选中读作“混合”。',
      en: 'It is a native checkbox; a partial choice is read as “mixed”.',
    },
    { zh: '说明文字是名称的一部分。', en: 'The small words are part of its name.' },
  ],
  writing: [
    {
      zh: '写勾上以后成立的事：“记住我”，不写否定句。',
      en: 'Say what is true when it is ticked: “Remember me”; never a negative.',
    },
  ],
};
