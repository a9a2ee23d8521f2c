// What the login form holds in stories. Stories only.
import type { LoginFormProps, LoginFormValues } from '../components/LoginForm/loginTypes.ts';
import { sampleImage } from './sampleImage.ts';

export const emptyLogin: LoginFormValues = {
  account: '',
  password: '',
  code: '',
  rememberMe: true,
  mobilePhone: '',
  smsCode: '',
};

/** Everything a login needs to be shown; spies are added by the story. */
export const loginArgs = (spy: () => () => void): LoginFormProps => ({
  tab: 'account',
  onTabChange: spy(),
  values: emptyLogin,
  onChange: spy(),
  captcha: { status: 'ready', imageSrc: sampleImage('captcha'), onRefresh: spy() },
  sms: { secondsLeft: 0, onSend: spy(), isSendDisabled: true },
  otherWays: {
    ways: [
      { id: 'qq', label: 'QQ', onPress: spy() },
      { id: 'wechat', label: '微信', onPress: spy() },
    ],
  },
  onSubmit: spy(),
  forgotPasswordHref: '/resetpassword',
  registerHref: '/register',
});
