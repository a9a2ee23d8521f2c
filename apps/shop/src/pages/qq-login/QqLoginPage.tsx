/** /qqlogin: the window of QQ. */
import { OauthWindow } from '../../features/session/OauthWindow.tsx';

export default function QqLoginPage() {
  return <OauthWindow provider="qq" />;
}
