/** Texts of the page that binds a QQ to an account. */
import { dictionary } from '../../lib/text.ts';

export const bindQqText = dictionary(
  {
    title: '绑定QQ',
    why: '此 QQ 还没有绑定账号。请用账号和密码确认一次，以后可直接用 QQ 登录。',
    account: '账号',
    accountPlaceholder: '账号 / QQ / 手机号',
    password: '密码',
    passwordPlaceholder: '请输入密码',
    bind: '绑定并登录',
    binding: '绑定中',
    missingTitle: '没有可绑定的 QQ',
    missing: '请先用 QQ 登录，再回到这里绑定账号。',
    login: '返回登录',
  },
  {
    title: 'Link your QQ',
    why: 'This QQ has no account yet. Confirm once with account and password; after that QQ alone will do.',
    account: 'Account',
    accountPlaceholder: 'Account / QQ / mobile number',
    password: 'Password',
    passwordPlaceholder: 'Enter your password',
    bind: 'Link and log in',
    binding: 'Linking',
    missingTitle: 'There is no QQ to link',
    missing: 'Log in with QQ first, then come back here.',
    login: 'Back to login',
  },
);
