// The manual page of Link.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '进入另一个页面；有路由器时不重新加载。',
    en: 'Leads to another page; goes through the router where there is one.',
  },
  alternatives: [
    { when: { zh: '在本页触发动作', en: 'it acts on this page' }, use: ['Button'] },
    {
      when: { zh: '是页面的主要去处', en: 'it is the main way on from the page' },
      use: ['LinkButton'],
    },
    {
      when: { zh: '在几个视图间切换', en: 'it switches between views of one thing' },
      use: ['Tabs'],
    },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '链接：行内带下划线，独立成行不带，quiet 随周围颜色',
        en: 'a link: underlined in text, plain alone on a line, quiet in the colour around it',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { zh: '移入或移出', en: 'in and out' } },
    { keys: 'Enter', does: { zh: '进入页面', en: 'follows it' } },
    { keys: 'Ctrl / ⌘ + Enter', does: { zh: '在新标签页打开', en: 'opens it in a new tab' } },
  ],
  accessibility: [
    {
      zh: '在新窗口打开时，名称后追加“在新窗口打开”。',
      en: 'When it opens a new window its name says so.',
    },
    {
      zh: '当前页用 aria-current 标明。',
      en: 'The page that is open is marked with `aria-current`.',
    },
  ],
  writing: [{ zh: '写去处，不写“点击这里”。', en: 'Name the place, never “click here”.' }],
};
