// The manual page of AreaPicker.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '按省、市、区县选一个地方，或输入名称、拼音首字母直接找到。',
    en: 'A place by province, city and district, or found by its name or its pinyin initials.',
  },
  alternatives: [
    {
      when: { zh: '层级以外的普通选项', en: 'the answers have no levels' },
      use: ['Select', 'ComboBox'],
    },
    {
      when: { zh: '填写街道与门牌', en: 'street and house number are asked' },
      use: ['TextField', 'TextArea'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '字段', en: 'the field' } },
    { part: 'label', is: { zh: '名称', en: 'its name' } },
    { part: 'trigger', is: { zh: '按钮', en: 'the button' } },
    { part: 'value', is: { zh: '完整路径或提示', en: 'the whole path, or the hint' } },
    {
      part: 'popover',
      is: { zh: '浮层；手机上是底部抽屉', en: 'the sheet; on a phone a drawer at the bottom' },
    },
    { part: 'search', is: { zh: '搜索框', en: 'the search' } },
    { part: 'levels', is: { zh: '各级地区', en: 'the levels' } },
    { part: 'level', is: { zh: '一级地区的列表', en: 'the list of one level' } },
    { part: 'back', is: { zh: '手机上返回上级的按钮', en: 'the way back, on a phone' } },
    {
      part: 'results',
      is: { zh: '搜索结果，写完整路径', en: 'what was found, by its whole path' },
    },
    { part: 'loading', is: { zh: '正在加载下级', en: 'the next level is loading' } },
    { part: 'failed', is: { zh: '加载失败与重试', en: 'loading failed, with a way to try again' } },
    { part: 'foot', is: { zh: '“清除”；必填时没有', en: 'clear; absent when required' } },
    { part: 'error', is: { zh: '错误文字', en: 'the error' } },
  ],
  keyboard: [
    {
      keys: 'Enter / Space',
      does: {
        zh: '打开，焦点在已选的地方；列表中：选中',
        en: 'opens at the choice; in a list: chooses',
      },
    },
    { keys: '→', does: { zh: '进入当前地区的下一级', en: 'goes into the area' } },
    { keys: '←', does: { zh: '回到上一级', en: 'goes back a level' } },
    { keys: '↑ ↓ Home End', does: { zh: '在同级中移动', en: 'move within a level' } },
    { keys: 'A–Z', does: { zh: '按拼音首字母跳转', en: 'jump by pinyin initials' } },
    {
      keys: 'Shift + Tab',
      does: {
        zh: '到搜索框；Enter 选第一个结果，↓ 进入结果',
        en: 'to the search; Enter takes the first place found, ↓ goes to the list',
      },
    },
    { keys: 'Esc', does: { zh: '清空搜索，再按关闭', en: 'empties the search, then closes' } },
  ],
  accessibility: [
    {
      zh: '按钮读出字段名与完整路径；搜索结果也是完整路径。',
      en: 'The button is read with the whole path, and so is everything that a search finds.',
    },
    {
      zh: '每一级是有名称的列表：省份、城市、区县。',
      en: 'Each level is a named list: province, city, district.',
    },
    {
      zh: '结果数量、加载失败会被读出；输入法上屏的 Enter 不会选中。',
      en: 'The number of results and failures are announced; Enter that ends a composition chooses nothing.',
    },
  ],
  writing: [
    { zh: '用官方全称：“湘西土家族苗族自治州”，不缩写。', en: 'Use official names in full.' },
  ],
};
