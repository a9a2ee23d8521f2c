// The manual page of OptionChips.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '全部摊开的产品选项，每个都能写价格影响；不可选的说明原因与解法。单选或多选。',
    en: 'Product options laid out, each with its price effect; those that cannot be chosen say why and what would help. One or several.',
  },
  alternatives: [
    {
      when: { zh: '选项多于十二个', en: 'there are more than twelve' },
      use: ['Select', 'ComboBox'],
    },
    {
      when: { zh: '选项要用一句话解释', en: 'each needs a sentence to explain it' },
      use: ['RadioGroup'],
    },
    {
      when: { zh: '与价格无关的普通多选', en: 'several answers without a price' },
      use: ['CheckboxGroup'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '字段', en: 'the field' } },
    { part: 'label', is: { zh: '名称，默认在左', en: 'its name, at the side by default' } },
    { part: 'control', is: { zh: '选项片区域', en: 'the area of the chips' } },
    {
      part: 'chip',
      is: {
        zh: '一个选项，高 32 或 38 px，手机上 44 px',
        en: 'one option, 32 or 38 px high, 44 px on a phone',
      },
    },
    { part: 'words', is: { zh: '选项文字', en: 'its words' } },
    { part: 'detail', is: { zh: '价格影响或单价', en: 'its price effect or unit price' } },
    {
      part: 'reason',
      is: { zh: '刚按下的选项为何不可选', en: 'why the one just pressed cannot be chosen' },
    },
    { part: 'error', is: { zh: '错误文字', en: 'the error' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        zh: '单选：进入已选项再离开；多选：逐个移动',
        en: 'single: enters at the choice, then leaves; multiple: moves from chip to chip',
      },
    },
    {
      keys: '↑ ↓ ← →',
      does: {
        zh: '单选：移动并选中；经过不可选的只停留、不选中',
        en: 'single: moves the choice; stops at a blocked chip without choosing it',
      },
    },
    {
      keys: 'Space',
      does: {
        zh: '多选：切换；在不可选的项上：请求解法',
        en: 'multiple: toggles; on a blocked chip asks for a way out',
      },
    },
  ],
  accessibility: [
    {
      zh: '单选是单选组，多选是复选框组；价格是名称的一部分。',
      en: 'One choice is a radio group, several are checkboxes; the price is part of the name.',
    },
    {
      zh: '不可选的项仍可聚焦，读作不可用，原因是它的描述，也以提示显示给指针与键盘。',
      en: 'A blocked chip can be focused, is read as unavailable and described by its reason, which also shows as a tip to pointer and keyboard.',
    },
    {
      zh: '已选不只靠颜色：边框加粗、文字加重。',
      en: 'The choice is not told by colour alone: thicker frame, heavier words.',
    },
  ],
  writing: [
    {
      zh: '价格写差额并带符号：“+¥8.00”；数量写单价：“¥0.093 / 张”。',
      en: 'Prices are differences with a sign: “+¥8.00”; quantities show the unit price.',
    },
    {
      zh: '原因先说为什么，再说怎样可选：“珠光纸不能覆亮膜；改为不覆膜后可选”。',
      en: 'A reason says why, then what would help: “No gloss film on pearl; choose no film”.',
    },
  ],
};
