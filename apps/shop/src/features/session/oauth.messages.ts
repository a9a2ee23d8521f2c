/** Texts of the login form about the windows of QQ and WeChat. */
import { dictionary } from '../../lib/text.ts';

export const oauthText = dictionary(
  {
    qq: 'QQ',
    wechat: '微信',
    waiting: (provider: string) => `请在打开的窗口中完成${provider}登录。`,
    blocked: '浏览器拦截了登录窗口，请允许弹出窗口后再点一次。',
  },
  {
    qq: 'QQ',
    wechat: 'WeChat',
    waiting: (provider) => `Finish logging in with ${provider} in the window that opened.`,
    blocked: 'The browser blocked the login window. Allow pop-ups and press again.',
  },
);
