// Sentences that the manual pages of all fields share.
import type { Guide } from './guide.ts';

/** Label, control, description and error, around the parts of the control itself. */
export const fieldAnatomy = (...own: Guide['anatomy'][number][]): Guide['anatomy'] => [
  {
    part: 'root',
    is: { zh: '整个字段，占满所在列', en: 'the whole field, as wide as its column' },
  },
  {
    part: 'label',
    is: { zh: '字段名与必填星号', en: 'the name and the mark of a required field' },
  },
  { part: 'control', is: { zh: '可操作的部分', en: 'what can be used' } },
  ...own,
  { part: 'description', is: { zh: '格式、限制或后果', en: 'format, limits, consequences' } },
  { part: 'error', is: { zh: '错误：图标与文字', en: 'what is wrong: an icon and words' } },
];

/** The box around one line of text. */
export const boxPart: Guide['anatomy'][number] = {
  part: 'box',
  is: { zh: '边框，高 30、40 或 48 px', en: 'the frame, 30, 40 or 48 px high' },
};

export const tabKey: Guide['keyboard'][number] = {
  keys: 'Tab',
  does: { zh: '移入或移出', en: 'in and out' },
};

/** Enter in a field with one line. */
export const enterKey: Guide['keyboard'][number] = {
  keys: 'Enter',
  does: {
    zh: '提交所在表单一次；输入法上屏的回车不提交',
    en: 'sends the form around it once; not the Enter that commits Chinese input',
  },
};

/** How every field is told. */
export const fieldTold: Guide['accessibility'] = [
  {
    zh: '标签是可访问名称；说明与错误一起作为描述朗读；有错误时标为无效。',
    en: 'The label is the name; description and error are read with it; an error marks it invalid.',
  },
  {
    zh: '提交后焦点移到第一个出错的字段，错误随之读出。',
    en: 'After sending, the focus goes to the first invalid field, and its error is read with it.',
  },
];

/** How every field is worded. */
export const fieldWords: Guide['writing'] = [
  {
    zh: '标签用名词，不加冒号；占位文字只举例，不代替标签。',
    en: 'The label is a noun without a colon; a placeholder is an example, never the label.',
  },
  {
    zh: '错误说出怎样才对：“手机号为 11 位数字”，不只说“格式错误”。',
    en: 'An error says what would be right: “11 digits”, not only “wrong format”.',
  },
];
