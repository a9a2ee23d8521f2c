// The manual page of SearchField.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '搜索：页头的全站搜索，或列表上方的筛选。可带热门词和最近搜索。',
    en: 'Searches: the whole shop from the header, or a list from above it. With popular words and recent searches.',
  },
  alternatives: [
    {
      when: { zh: '从已知选项中查找一个', en: 'one of known options is looked for' },
      use: ['ComboBox', 'Select'],
    },
    { when: { zh: '普通的一行文字', en: 'it is an ordinary line of text' }, use: ['TextField'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '搜索地标，名称即标签', en: 'the search landmark, named by the label' },
    },
    { part: 'box', is: { zh: '输入框的边框', en: 'the frame of the text' } },
    {
      part: 'clear',
      is: { zh: '清除按钮，有文字时出现', en: 'empties the box; there when it holds text' },
    },
    {
      part: 'submit',
      is: { zh: '搜索按钮，仅 button 样式', en: 'the search button of the header' },
    },
    {
      part: 'history',
      is: {
        zh: '最近搜索，空框得到焦点时出现',
        en: 'recent searches, while the empty box has the focus',
      },
    },
    { part: 'word', is: { zh: '一条最近搜索', en: 'one recent search' } },
    { part: 'hot-words', is: { zh: '热门词', en: 'popular words' } },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: {
        zh: '搜索；输入法上屏的回车不搜索',
        en: 'searches; not when it commits Chinese input',
      },
    },
    {
      keys: 'Escape',
      does: {
        zh: '收起最近搜索并回到输入框，或清空输入框',
        en: 'closes the recent searches and returns to the box, or empties it',
      },
    },
    {
      keys: '↓',
      does: { zh: '从输入框进入最近搜索', en: 'from the box into the recent searches' },
    },
    {
      keys: '← → ↑ ↓ / Home / End',
      does: {
        zh: '在最近搜索之间移动；从第一条向上回到输入框',
        en: 'among the recent searches; up from the first returns to the box',
      },
    },
    { keys: 'Delete', does: { zh: '删除当前这条记录', en: 'forgets this search' } },
  ],
  accessibility: [
    {
      zh: '有最近搜索时，输入框的描述说出条数和进入方法；删除后焦点移到相邻一条，并礼貌播报。',
      en: 'The box tells how many recent searches there are and how to reach them; after one is forgotten, the focus goes to its neighbour and it is announced politely.',
    },
    {
      zh: '输入法组词时，回车和 Escape 都属于输入法。',
      en: 'While Chinese is composed, Enter and Escape belong to the input method.',
    },
  ],
  writing: [
    {
      zh: '占位文字写出能搜到什么：“订单号 / 产品 / 收货人”。',
      en: 'The placeholder says what can be found: “order number, product, receiver”.',
    },
  ],
};
