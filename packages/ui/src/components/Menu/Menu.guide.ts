// The manual page of Menu.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: { zh: '按钮后面的一列动作或页面。', en: 'A list of actions or pages behind a button.' },
  alternatives: [
    {
      when: { zh: '要在表单里选一个值', en: 'a value is chosen in a form' },
      use: ['Select', 'OptionChips'],
    },
    { when: { zh: '动作不超过两个', en: 'there are two actions at most' }, use: ['ButtonGroup'] },
    {
      when: { zh: '里面要放输入框或说明', en: 'fields or explanations stand in it' },
      use: ['Popover'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '浮层', en: 'the floating surface' } },
    { part: 'section', is: { zh: '一组项目', en: 'items that belong together' } },
    { part: 'title', is: { zh: '组的标题', en: 'the title of a section' } },
    { part: 'item', is: { zh: '一个动作或页面', en: 'an action or a page' } },
    {
      part: 'detail',
      is: { zh: '末尾的小字，如数量', en: 'small words at the end, such as a count' },
    },
  ],
  keyboard: [
    {
      keys: 'Enter / Space / ↓',
      does: { zh: '在按钮上：打开并到第一项', en: 'on the button: opens it on the first item' },
    },
    {
      keys: '↑',
      does: { zh: '在按钮上：打开并到最后一项', en: 'on the button: opens it on the last item' },
    },
    {
      keys: '↓ / ↑',
      does: { zh: '下一项、上一项，首尾相接', en: 'next and previous item, going round' },
    },
    { keys: 'Home / End', does: { zh: '第一项、最后一项', en: 'first and last item' } },
    { keys: 'A–Z', does: { zh: '到以此开头的项目', en: 'goes to the item that begins with it' } },
    { keys: 'Enter / Space', does: { zh: '选择并关闭', en: 'chooses and closes' } },
    {
      keys: 'Escape',
      does: { zh: '关闭，焦点回到按钮', en: 'closes it; the focus returns to the button' },
    },
  ],
  accessibility: [
    {
      zh: '按钮说明它会打开菜单；菜单以按钮的文字为名。',
      en: 'The button says that it opens a menu, and its words name the menu.',
    },
    {
      zh: '末尾的小字作为描述读出，不改变名称。',
      en: 'Small words at the end are not part of what type-ahead searches.',
    },
  ],
  writing: [
    {
      zh: '动词开头，两到六个字；会毁掉数据的放最后。',
      en: 'Begin with a verb, two to six characters; what destroys data comes last.',
    },
  ],
};
