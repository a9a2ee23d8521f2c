/** Texts of the question before a page is left. */
import { dictionary } from './text.ts';

export const leavingText = dictionary(
  {
    title: '离开此页？',
    why: '填写的内容还没有提交，离开后不会保留。',
    leave: '离开',
    stay: '继续填写',
  },
  {
    title: 'Leave this page?',
    why: 'What you filled in has not been sent and will not be kept.',
    leave: 'Leave',
    stay: 'Go on filling in',
  },
);
