/** The QQ and WeChat windows as the login form offers them. */
import { getLoginProviders } from '@banxin/contract/calls/login/oauth';
import type { OauthProvider, oauthPopupMachine } from '@banxin/flows/oauth-popup';
import { useSelector } from '@banxin/flows/react';
import type { LoginFormProps } from '@banxin/ui/LoginForm';
import type { ActorRefFrom } from 'xstate';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { oauthText } from './oauth.messages.ts';

/** undefined while the server offers no other way, or has not said so yet. */
export function useOauth(
  popup: ActorRefFrom<typeof oauthPopupMachine>,
  start: (provider: OauthProvider) => void,
): LoginFormProps['otherWays'] {
  const text = useText(oauthText);
  const words = useFixedWords();
  const providers = useCall(getLoginProviders, {});
  const message = useSelector(popup, ({ context }) => context.message);
  const isBlocked = useSelector(popup, (snapshot) => snapshot.hasTag('blocked'));
  const waitingFor = useSelector(popup, (snapshot) =>
    snapshot.hasTag('waiting') ? snapshot.context.provider : undefined,
  );
  if (providers.state !== 'ready') return undefined;
  const offered = (['qq', 'wechat'] as const).filter((id) => providers.value[id]);
  if (offered.length === 0) return undefined;
  return {
    ways: offered.map((id) => ({ id, label: text[id], onPress: () => start(id) })),
    waitingFor,
    notice: isBlocked
      ? text.blocked
      : waitingFor
        ? text.waiting(text[waitingFor])
        : message && words(message),
  };
}
