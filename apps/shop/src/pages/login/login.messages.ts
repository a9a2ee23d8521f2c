/** Texts of the login page. */
import { dictionary } from '../../lib/text.ts';

export const loginText = dictionary({ title: '登录版心印刷' }, { title: 'Log in to Banxin Print' });
