/** Texts of what was saved elsewhere while a form was filled in. */
import { dictionary } from './text.ts';

export const storedText = dictionary(
  {
    label: '您填写的与已保存的',
    typed: '您填写的',
    stored: '已保存的',
    hint: '您填写的内容都还在。再次保存以您填写的为准，或采用已保存的内容。',
    alike: '已保存的与您填写的相同。',
    take: '采用已保存的内容',
  },
  {
    label: 'What you typed and what is saved',
    typed: 'You typed',
    stored: 'Saved',
    hint: 'All that you typed is still there. Saving again keeps yours; or take what is saved.',
    alike: 'What is saved is what you typed.',
    take: 'Take what is saved',
  },
);
