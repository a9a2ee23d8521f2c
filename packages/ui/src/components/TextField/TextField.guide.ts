// The manual page of TextField.
import {
  boxPart,
  enterKey,
  fieldAnatomy,
  fieldTold,
  fieldWords,
  tabKey,
} from '../../stories/fieldGuide.ts';
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '一行文字：姓名、电话、邮箱、备注名。',
    en: 'One line of text: a name, a phone number, an address line.',
  },
  alternatives: [
    { when: { zh: '文字可能超过一行', en: 'the text may need more lines' }, use: ['TextArea'] },
    {
      when: { zh: '答案是数量或尺寸', en: 'the answer is a quantity or a size' },
      use: ['NumberField'],
    },
    {
      when: { zh: '从已知答案里选择', en: 'the answers are known' },
      use: ['Select', 'ComboBox', 'OptionChips'],
    },
    {
      when: { zh: '密码、验证码或搜索', en: 'it is a password, a code or a search' },
      use: ['PasswordField', 'SmsCodeField', 'CaptchaField', 'SearchField'],
    },
  ],
  anatomy: fieldAnatomy(
    boxPart,
    {
      part: 'prefix',
      is: { zh: '框内前缀：图标或单位', en: 'before the text: an icon or a unit' },
    },
    { part: 'suffix', is: { zh: '框内后缀', en: 'after the text' } },
  ),
  keyboard: [tabKey, enterKey],
  accessibility: [
    ...fieldTold,
    {
      zh: '只读字段可以聚焦和复制；停用字段被键盘跳过。',
      en: 'A read-only field takes the focus and can be copied; a disabled one is skipped.',
    },
  ],
  writing: fieldWords,
};
