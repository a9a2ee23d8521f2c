// The manual page of BanxinProvider.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '应用的根：语言、内置文字和不刷新的导航。',
    en: 'Root of an application: language, built-in strings and navigation without reloading.',
  },
  alternatives: [],
  anatomy: [{ part: 'root', is: { zh: '不产生元素', en: 'it renders no element of its own' } }],
  keyboard: [],
  accessibility: [
    {
      zh: '语言决定数字、日期和内置文字的读法。',
      en: 'The language decides how numbers, dates and built-in strings are read.',
    },
    { zh: '页面的 lang 由应用设置。', en: 'The `lang` of the page is set by the application.' },
  ],
  writing: [
    {
      zh: '页面自己的文字由应用给出；这里只有组件内置的。',
      en: 'The words of a page are its own; only built-in strings come from here.',
    },
  ],
};
