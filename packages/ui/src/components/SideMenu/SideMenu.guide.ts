// The manual page of SideMenu.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '账户中心旁的菜单：分组、可收起、标明当前页。',
    en: 'The menu beside the account centre: grouped, foldable, the current page marked.',
  },
  alternatives: [
    { when: { zh: '是同一页的几个视图', en: 'they are views of one page' }, use: ['Tabs'] },
    { when: { zh: '是一组动作', en: 'they are actions' }, use: ['Menu'] },
    { when: { zh: '只有两三个去处', en: 'there are two or three places' }, use: ['Link'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '宽 184 px，收起 56 px；手机上是一行',
        en: '184 px wide, 56 folded; a row on a phone',
      },
    },
    { part: 'group', is: { zh: '一组页面', en: 'pages that belong together' } },
    { part: 'title', is: { zh: '组的标题', en: 'the title of a group' } },
    { part: 'item', is: { zh: '一个页面', en: 'a page' } },
    { part: 'count', is: { zh: '等待处理的数量', en: 'what waits there' } },
    { part: 'fold', is: { zh: '收起或展开', en: 'folds and unfolds' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        zh: '依次经过各页面，最后是收起按钮',
        en: 'goes from page to page, the fold button last',
      },
    },
    {
      keys: 'Enter',
      does: {
        zh: '进入页面；在按钮上收起或展开',
        en: 'follows it; on the button folds or unfolds',
      },
    },
  ],
  accessibility: [
    {
      zh: '当前页用 aria-current 标明，列表以组标题为名。',
      en: 'The current page is marked with `aria-current`; lists are named by their group.',
    },
    {
      zh: '收起后名称照读，指向或聚焦时显示在旁边。',
      en: 'Folded, names are still read, and shown beside the icon that is pointed at or focused.',
    },
    {
      zh: '是否收起由使用者记住，组件不存储。',
      en: 'Whether it is folded is for the caller to remember; it stores nothing.',
    },
  ],
  writing: [
    {
      zh: '名词，二到六个字；无图标时首字要能区分。',
      en: 'Nouns of two to six characters; without an icon the first one must tell them apart.',
    },
  ],
};
