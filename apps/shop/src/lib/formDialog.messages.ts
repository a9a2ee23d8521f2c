/** Texts of the question before a form is closed. */
import { dictionary } from './text.ts';

export const formDialogText = dictionary(
  {
    title: '填写的内容还没有保存',
    why: '离开后，填写的内容不会保留。',
    leave: '离开',
    stay: '继续填写',
  },
  {
    title: 'What you filled in is not saved',
    why: 'It will not be kept when you leave.',
    leave: 'Leave',
    stay: 'Go on filling in',
  },
);
