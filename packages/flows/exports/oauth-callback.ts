/** What the window of QQ or WeChat does with the code it got. */
export { createOauthCallbackActors } from '../src/oauth-callback/oauth-callback.actors.ts';
export { oauthCallbackMachine } from '../src/oauth-callback/oauth-callback.machine.ts';
export type {
  OauthAddress,
  OauthCallbackContext,
  OauthCallbackEmitted,
  OauthCallbackEvent,
  OauthCallbackInput,
  OauthExchange,
  PopupResultEmitted,
  ProviderEmitted,
} from '../src/oauth-callback/oauth-callback.types.ts';
