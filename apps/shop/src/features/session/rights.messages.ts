/** Texts for a colleague whose rights have changed. */
import { dictionary } from '../../lib/text.ts';

export const rightsText = dictionary(
  { changed: '主账号更新了您的权限，页面已按新权限显示' },
  { changed: 'The main account changed your rights; the page shows what you may do now' },
);
