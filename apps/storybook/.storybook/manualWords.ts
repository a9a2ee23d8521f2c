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
    zh: '由源码中的类型与注释生成；改变控件，上面的例子随之变化。',
    en: 'Generated from the types and comments of the source. The controls change the example above.',
  },
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
