/** Opens the window of WeChat in which another one is bound, and says how that stands. */
import { getLoginProviders } from '@banxin/contract/calls/login/oauth';
import { WECHATS_MAX } from '@banxin/contract/constants';
import { createOauthPopupActors, oauthPopupMachine } from '@banxin/flows/oauth-popup';
import { FlowState, useFlow, useSelector } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPopups } from '../../../features/session/popups.ts';
import { useWindows } from '../../../features/session/useWindows.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { wechatText } from '../bind-wechat.messages.ts';

export interface BindWindowProps {
  /** As many are bound as can be. */
  readonly isFull: boolean;
  readonly onBound: () => void;
}

/** One window, until it has bound a WeChat. */
function OneWindow({ isFull, onBound }: BindWindowProps) {
  const text = useText(wechatText);
  const words = useFixedWords();
  const windows = useWindows();
  const { newKey } = useServices();
  const providers = useCall(getLoginProviders, {});
  const popup = useFlow(oauthPopupMachine, {
    input: { mode: 'page' },
    actors: () => createOauthPopupActors(createPopups(windows, newKey, 'page', 'bind')),
  });
  const isWaiting = useSelector(popup, (snapshot) => snapshot.hasTag('waiting'));
  const isBlocked = useSelector(popup, (snapshot) => snapshot.hasTag('blocked'));
  const message = useSelector(popup, ({ context }) => context.message);
  const isDone = useSelector(popup, ({ status }) => status === 'done');
  const tell = useEffectEvent(onBound);
  useEffect(() => {
    if (isDone) tell();
  }, [isDone]);
  const isShut = providers.state === 'ready' && !providers.value.wechat;
  const reason = isFull ? text.full(WECHATS_MAX) : isShut ? text.shut : null;
  const open = (): void => {
    // A window that was lost out of sight gives way to another one.
    if (isWaiting) popup.send({ type: 'CANCEL' });
    popup.send({ type: 'START', provider: 'wechat' });
  };
  return (
    <Stack gap={12}>
      <FlowState flow={popup} />
      <Inline gap={12}>
        <Button variant="primary" isDisabled={reason !== null} onPress={open}>
          {isWaiting ? text.openAgain : text.bind}
        </Button>
        {reason !== null && (
          <Text size={12} tone="quiet">
            {reason}
          </Text>
        )}
      </Inline>
      {isWaiting && <Notice>{text.waiting}</Notice>}
      {isBlocked && <Notice tone="caution">{text.blocked}</Notice>}
      {message !== undefined && !isWaiting && (
        <Notice tone="critical" title={text.notBound}>
          {words(message)}
        </Notice>
      )}
    </Stack>
  );
}

export function BindWindow({ isFull, onBound }: BindWindowProps) {
  const text = useText(wechatText);
  const { toasts } = useServices();
  const [bound, setBound] = useState(0);
  return (
    <OneWindow
      key={bound}
      isFull={isFull}
      onBound={() => {
        toasts.show({ text: text.bound, tone: 'positive' });
        setBound(bound + 1);
        onBound();
      }}
    />
  );
}
