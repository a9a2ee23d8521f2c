// The manual page of TextArea.
import { fieldAnatomy, fieldTold, fieldWords, tabKey } from '../../stories/fieldGuide.ts';
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '多行文字：备注、建议、售后说明。有上限时显示已用字数。',
    en: 'Several lines: remarks, suggestions, what went wrong. With a limit it counts.',
  },
  alternatives: [
    { when: { zh: '答案只有一行', en: 'the answer is one line' }, use: ['TextField'] },
    { when: { zh: '粘贴整段收货地址', en: 'a whole address is pasted' }, use: ['AddressPaste'] },
  ],
  anatomy: fieldAnatomy(
    { part: 'area', is: { zh: '文本框，可向下拉高', en: 'the text; it can be pulled taller' } },
    { part: 'count', is: { zh: '已用字数与上限', en: 'characters used, and the limit' } },
  ),
  keyboard: [
    tabKey,
    { keys: 'Enter', does: { zh: '换行，不提交表单', en: 'a new line; the form is not sent' } },
  ],
  accessibility: [
    ...fieldTold,
    {
      zh: '上限作为描述读出；到达上限时播报一次，不逐字播报。',
      en: 'The limit is part of the description; reaching it is announced, single characters are not.',
    },
  ],
  writing: [
    ...fieldWords,
    {
      zh: '说明里写清谁会看到、会怎样处理。',
      en: 'Say in the description who reads it and what happens next.',
    },
  ],
};
