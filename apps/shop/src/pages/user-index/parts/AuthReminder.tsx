/** Reminds the main account of what its company has not proved yet, unless it wants to be left alone for a while. */
import { getAuthInfo, setAuthWaiting } from '@banxin/contract/calls/customer/authentication';
import { authStatus } from '@banxin/contract/enums/customer';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useSession } from '../../../features/session/session.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useSend } from '../../../lib/useSend.ts';
import { userIndexText } from '../user-index.messages.ts';

const MISSING: readonly number[] = [
  authStatus.notSubmitted,
  authStatus.failed,
  authStatus.rejected,
];

export function AuthReminder() {
  const text = useText(userIndexText);
  const { mayOpen } = useSession();
  const { now } = useServices();
  const isAsked = useCanCall()(setAuthWaiting) && mayOpen('userAuth');
  const info = useCall(getAuthInfo, isAsked ? {} : null);
  const { send, isPending } = useSend(setAuthWaiting);
  if (info.state !== 'ready') return null;
  const { status, waitingUntil } = info.value;
  const isPutOff = waitingUntil !== null && Date.parse(waitingUntil) > now();
  if (!MISSING.includes(status) || isPutOff) return null;
  const putOff = async (): Promise<void> => {
    if ((await send({})).ok) await info.refresh();
  };
  return (
    <Notice tone="caution" title={text.notAuthenticated}>
      <Stack gap={8} align="start">
        <Text>{text.authWhy}</Text>
        <Inline gap={12}>
          <LinkButton href={pathOf('userAuth')} size="small">
            {text.authenticate}
          </LinkButton>
          <Button variant="quiet" size="small" isPending={isPending} onPress={() => void putOff()}>
            {text.remindLater}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
