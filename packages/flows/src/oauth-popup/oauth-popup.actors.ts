/** The window of a login through QQ or WeChat. */
import { fromCallback } from 'xstate';
import type { OauthPopupReport, OauthProvider, PopupPort } from './oauth-popup.types.ts';

/** `openPopup` opens the window at once, inside the click that started it. */
export const createOauthPopupActors = (popups: PopupPort) => ({
  openPopup: fromCallback<{ type: 'none' }, { provider: OauthProvider }, OauthPopupReport>(
    ({ input, sendBack }) => popups.open(input.provider, sendBack),
  ),
});
