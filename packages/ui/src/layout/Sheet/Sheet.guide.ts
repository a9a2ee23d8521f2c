// The manual page of Sheet.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '灯箱上的一张白纸：内容的容器，直角、细线、无阴影。',
    en: 'A white sheet on the light table: the container of content, with square corners, a hairline and no shadow.',
  },
  alternatives: [
    {
      when: { zh: '内容浮在页面之上', en: 'the content floats above the page' },
      use: ['Dialog', 'Popover', 'Drawer'],
    },
    { when: { zh: '只是把两段分开', en: 'two parts are only to be told apart' }, use: ['Divider'] },
    { when: { zh: '是一条提示', en: 'it is a note to the reader' }, use: ['Notice'] },
  ],
  anatomy: [{ part: 'root', is: { zh: '纸面与边线', en: 'the ground and its hairline' } }],
  keyboard: [],
  accessibility: [
    {
      zh: 'element 为 section 或 aside 时给它名称，便于跳转。',
      en: 'As `section` or `aside` with a name it is a landmark to jump to.',
    },
  ],
  writing: [{ zh: '一张纸一个主题，开头写标题。', en: 'One subject per sheet, its title first.' }],
};
