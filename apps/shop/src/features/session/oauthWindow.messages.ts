/** Texts of the page inside the QQ or WeChat window. */
import { dictionary } from '../../lib/text.ts';

export const oauthWindowText = dictionary(
  {
    title: (provider: string) => `${provider}登录`,
    qq: 'QQ',
    wechat: '微信',
    leaving: (provider: string) => `正在前往${provider}`,
    exchanging: '正在确认您的身份',
    again: (provider: string) => `重新用${provider}登录`,
    close: '返回登录',
    bindTitle: (provider: string) => `绑定${provider}`,
    bindAgain: '重新授权',
    bindClose: '返回绑定页',
  },
  {
    title: (provider) => `Log in with ${provider}`,
    qq: 'QQ',
    wechat: 'WeChat',
    leaving: (provider) => `Going to ${provider}`,
    exchanging: 'Checking who you are',
    again: (provider) => `Log in with ${provider} again`,
    close: 'Back to login',
    bindTitle: (provider) => `Bind ${provider}`,
    bindAgain: 'Authorise again',
    bindClose: 'Back to the list',
  },
);
