// The manual page of AddressPaste.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '一次粘贴整段收货地址，自动拆成收货人、电话、地区和街道，核对后使用。',
    en: 'Takes a whole pasted address apart into receiver, phone, region and street, to be looked over and used.',
  },
  alternatives: [
    {
      when: { zh: '地址逐项填写', en: 'the parts are filled in one by one' },
      use: ['Form', 'TextField'],
    },
    {
      when: { zh: '从已保存的地址中选', en: 'a saved address is chosen' },
      use: ['RadioGroup', 'Select'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '粘贴框与识别结果', en: 'the text and what was recognised' } },
    {
      part: 'summary',
      is: {
        zh: '一句话说明哪些要核对、哪些没识别到',
        en: 'one sentence: what to check, what was not found',
      },
    },
    {
      part: 'result',
      is: { zh: '识别出的各部分，都可修改', en: 'the parts, all of them editable' },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        zh: '依次经过粘贴框、各部分和按钮',
        en: 'through the text, the parts and the button',
      },
    },
    {
      keys: 'Enter',
      does: {
        zh: '在粘贴框里换行；在按钮上使用地址',
        en: 'a new line in the text; on the button, uses the address',
      },
    },
  ],
  accessibility: [
    {
      zh: '识别结果的变化礼貌播报一句：全部识别、请核对或未识别。',
      en: 'A change of the result is announced politely in one sentence.',
    },
    {
      zh: '没把握的部分在说明里写明“请核对”，有图标和文字，不只靠颜色。',
      en: 'A guessed part says so in its description, in words, never by colour alone.',
    },
    {
      zh: '看不懂的文字一律留在详细地址里，改过的部分不会被覆盖，除非文字对它另有说法。',
      en: 'What is not understood stays in the street; an edited part is kept unless the text says something new about it.',
    },
  ],
  writing: [
    {
      zh: '按钮说出结果：“使用此地址”“填入表单”。',
      en: 'The button names the result: “Use this address”.',
    },
  ],
};
