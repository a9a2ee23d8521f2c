// The fixed words of the manual in both languages.
import { useManualGlobals } from './manualGlobals.ts';

/** A sentence in both languages. */
export interface Words {
  zh: string;
  en: string;
}

/** Chooses the toolbar's language. */
export function useWords(): (words: Words) => string {
  const { locale } = useManualGlobals();
  return (words) => (locale === 'en-US' ? words.en : words.zh);
}

export const words = {
  alternatives: { zh: '什么时候不用它', en: 'When not to use it' },
  use: { zh: '改用', en: 'Use' },
  anatomy: { zh: '结构', en: 'Anatomy' },
  part: { zh: '部件', en: 'Part' },
  is: { zh: '是什么', en: 'What it is' },
  props: { zh: '属性', en: 'Props' },
  propsNote: {
    zh: '与公开接口的报告（packages/ui/reports/props.md）逐字相同；类型照源码写，说明是源码里的注释。',
    en: 'Word for word the report of the public face (packages/ui/reports/props.md): types as in the source, sentences from its comments.',
  },
  prop: { zh: '属性', en: 'Prop' },
  type: { zh: '类型', en: 'Type' },
  standard: { zh: '默认', en: 'Default' },
  says: { zh: '说明', en: 'Description' },
  unit: { zh: '单位', en: 'Unit' },
  trial: { zh: '试一试', en: 'Try it' },
  required: { zh: '必填', en: 'required' },
  noProps: { zh: '没有属性。', en: 'No props.' },
  tried: {
    zh: '在最后一列改变属性，上面的例子随之变化。',
    en: 'Change props in the last column, and the example above follows.',
  },
  notTried: {
    zh: '上面的例子自己保存状态，或在自己的框里，不跟随这里的改变：到故事的“控件”面板里试。',
    en: 'The example above keeps its own state, or stands in a frame of its own: try props in the controls of a story.',
  },
  reset: { zh: '还原', en: 'Reset' },
  openAgain: { zh: '再打开', en: 'Open again' },
  keyboard: { zh: '键盘', en: 'Keyboard' },
  keys: { zh: '按键', en: 'Keys' },
  does: { zh: '作用', en: 'What they do' },
  noKeys: {
    zh: '不接收焦点，没有键盘操作。',
    en: 'It takes no focus, so there is nothing to do with the keyboard.',
  },
  accessibility: { zh: '无障碍', en: 'Accessibility' },
  writing: { zh: '文案', en: 'Writing' },
  stories: { zh: '全部故事', en: 'All stories' },
  storiesNote: {
    zh: '每个故事是一条承诺，也是一条测试。',
    en: 'Each story is a promise, and each promise is a test.',
  },
} as const satisfies Record<string, Words>;
