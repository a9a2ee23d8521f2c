/** Opens the windows of QQ and WeChat, to log in or to bind one, and hears how they end. */
import { pathOf } from '@banxin/contract/routes';
import type { LoginMode, OauthProvider, PopupPort } from '@banxin/flows/oauth-popup';
import type { LoginWindows, WindowReport } from '../../lib/loginWindows.ts';

/** @see specification §2: opened with query state=login */
const paths: Readonly<Record<OauthProvider, string>> = {
  qq: pathOf('qqlogin'),
  wechat: pathOf('wechatlogin'),
};

/** How often a window is looked after. @unit ms */
const LOOK_MS = 500;
/** A closed window's last word may still be on its way. @unit ms */
const GRACE_MS = 1_500;

const isReport = (told: unknown): told is WindowReport =>
  typeof told === 'object' &&
  told !== null &&
  'nonce' in told &&
  'ok' in told &&
  typeof told.ok === 'boolean' &&
  'message' in told &&
  typeof told.message === 'string';

/** Every window gets a key of its own: what carries another one is not for us. @param purpose what is asked of the provider */
export const createPopups = (
  windows: LoginWindows,
  newKey: () => string,
  mode: LoginMode,
  purpose: 'login' | 'bind' = 'login',
): PopupPort => ({
  open(provider, report) {
    const nonce = newKey();
    const query = new URLSearchParams({ state: purpose, mode, nonce });
    const opened = windows.open(`${paths[provider]}?${query}`);
    if (opened === null) {
      report({ type: 'POPUP.BLOCKED' });
      return () => undefined;
    }
    const stopListening = windows.listen((told) => {
      if (!isReport(told) || told.nonce !== nonce) return;
      report(
        told.ok
          ? { type: 'POPUP.RESULT', ok: true }
          : { type: 'POPUP.RESULT', ok: false, message: told.message },
      );
    });
    let closedMs = 0;
    const stopLooking = windows.every(LOOK_MS, () => {
      closedMs = opened.isClosed() ? closedMs + LOOK_MS : 0;
      if (closedMs > GRACE_MS) report({ type: 'POPUP.CLOSED' });
    });
    return () => {
      stopListening();
      stopLooking();
      opened.close();
    };
  },
});
