// The manual page of ColorField.
import { boxPart, fieldAnatomy, fieldTold, fieldWords } from '../../stories/fieldGuide.ts';
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '填写一个颜色：3 位或 6 位十六进制色值，可打字、粘贴或用取色器选。',
    en: 'One colour as 3 or 6 hexadecimal digits: typed, pasted or picked.',
  },
  alternatives: [
    {
      when: { zh: '只有几种颜色可选', en: 'only some colours are offered' },
      use: ['OptionChips', 'RadioGroup'],
    },
    {
      when: { zh: '填写专色名称，如 PANTONE 186 C', en: 'it is the name of a spot colour' },
      use: ['TextField'],
    },
  ],
  anatomy: fieldAnatomy(boxPart, {
    part: 'swatch',
    is: {
      zh: '当前颜色；按下打开浏览器的取色器，无颜色时画斜线',
      en: 'the colour; a press opens the browser’s picker; a stroke when there is none',
    },
  }),
  keyboard: [
    { keys: 'Tab', does: { zh: '先到色块，再到色值', en: 'to the swatch, then to the code' } },
    { keys: 'Space', does: { zh: '在色块上：打开取色器', en: 'on the swatch: opens the picker' } },
    {
      keys: 'Enter',
      does: {
        zh: '在色值里：转成标准写法并提交表单',
        en: 'in the code: makes it final and sends the form',
      },
    },
  ],
  accessibility: [
    ...fieldTold,
    {
      zh: '色块的名称含当前色值，颜色不只靠看。',
      en: 'The name of the swatch holds the code: the colour is not only seen.',
    },
    {
      zh: '不是色值的文字原样保留，不会被清掉。',
      en: 'Text that is no colour stays as it was typed.',
    },
  ],
  writing: [
    ...fieldWords,
    {
      zh: '屏幕颜色与印刷有差异：在说明里提醒会转为四色。',
      en: 'Print differs from the screen: say in the description that it becomes four-colour.',
    },
  ],
};
