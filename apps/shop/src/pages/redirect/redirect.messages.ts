/** Texts of the page that leads on. */
import { dictionary } from '../../lib/text.ts';

export const redirectText = dictionary(
  { title: '正在跳转', wait: '马上就到。', link: '没有自动跳转？点这里继续' },
  { title: 'Taking you there', wait: 'One moment.', link: 'Still here? Continue' },
);
