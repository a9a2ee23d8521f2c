/** /wechatlogin: the window of WeChat. */
import { OauthWindow } from '../../features/session/OauthWindow.tsx';

export default function WechatLoginPage() {
  return <OauthWindow provider="wechat" />;
}
