/** The window of QQ or WeChat, seen from the page that opened it. */
export { createOauthPopupActors } from '../src/oauth-popup/oauth-popup.actors.ts';
export { oauthPopupMachine } from '../src/oauth-popup/oauth-popup.machine.ts';
export type {
  LoginMode,
  OauthPopupContext,
  OauthPopupEmitted,
  OauthPopupEvent,
  OauthPopupInput,
  OauthPopupOutput,
  OauthPopupReport,
  OauthProvider,
  PopupPort,
} from '../src/oauth-popup/oauth-popup.types.ts';
