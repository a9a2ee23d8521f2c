// The manual page of Inline.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '让内容左右排列，放不下就换行。',
    en: 'Places children beside each other; what does not fit goes to the next row.',
  },
  alternatives: [
    { when: { zh: '各项须上下对齐成列', en: 'the items must line up in columns' }, use: ['Grid'] },
    { when: { zh: '一侧宽度固定', en: 'one of two parts has a fixed width' }, use: ['Split'] },
    { when: { zh: '只有按钮', en: 'there are only buttons' }, use: ['ButtonGroup'] },
  ],
  anatomy: [{ part: 'root', is: { zh: '一行，放不下时换行', en: 'a row that wraps' } }],
  keyboard: [],
  accessibility: [
    {
      zh: 'element 为 ul 或 ol 时读作列表；为 nav 时须有名称。',
      en: 'With `ul` or `ol` it is read as a list; as `nav` it needs a name.',
    },
  ],
  writing: [
    {
      zh: '两端对齐时，左边写名称，右边写数值。',
      en: 'Spread over the width, the name stands left and the value right.',
    },
  ],
};
