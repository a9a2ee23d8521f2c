/** Windows of other login providers. None is configured, so none is offered and none can be opened. */
import type { PopupPort } from '@banxin/flows/oauth-popup';

export const popups: PopupPort = {
  open(_provider, report) {
    report({ type: 'POPUP.BLOCKED' });
    return () => undefined;
  },
};
