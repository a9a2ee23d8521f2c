// The manual page of VisuallyHidden.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: { zh: '只给读屏软件的文字。', en: 'Words for screen readers only.' },
  alternatives: [
    { when: { zh: '所有人都不该看到', en: 'nobody shall get it' }, use: ['Hidden'] },
    { when: { zh: '给控件命名', en: 'a control needs a name' }, use: ['IconButton'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '不可见、不占位的 span', en: 'an invisible span that takes no room' },
    },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '会被读出，也能用 id 描述别的控件。',
      en: 'It is read aloud, and can describe a control by its id.',
    },
    { zh: '不要把可聚焦的控件放进去。', en: 'Nothing that takes the focus belongs in it.' },
  ],
  writing: [
    {
      zh: '补足眼睛看得到而耳朵听不到的信息，不重复已有文字。',
      en: 'Say what the eye sees and the ear would miss; repeat nothing.',
    },
  ],
};
