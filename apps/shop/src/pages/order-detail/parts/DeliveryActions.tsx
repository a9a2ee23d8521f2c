/** What can be done about an order's delivery: another address, its sender, holding it back; what cannot says why. */
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useId, useState } from 'react';
import { actionOf } from '../../../features/order/orderActions.ts';
import type { OrderActionsState } from '../../../features/order/useOrderActions.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { partFailedText } from '../../../lib/partFailed.messages.ts';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { useTakenAddressFlag } from '../order-detail.data.ts';
import { orderDetailText } from '../order-detail.messages.ts';

/** What opens a dialog of its own. */
const dialogs = {
  changeAddress: lazyPart(() => import('./ChangeAddressDialog.tsx')),
  splitDelivery: lazyPart(() => import('./DropsDialog.tsx')),
  setSender: lazyPart(() => import('./SenderDialog.tsx')),
  setCertificate: lazyPart(() => import('./CertificateDialog.tsx')),
};
type Opened = keyof typeof dialogs;

const NAMES = [
  ...(['changeAddress', 'splitDelivery', 'setSender', 'setCertificate'] as const),
  ...(['stopShipping', 'resumeShipping'] as const),
] as const;

const opens = (name: string): name is Opened => name in dialogs;

export interface DeliveryActionsProps {
  readonly order: OrderDetail & { readonly receiver: AddressInput };
  readonly actions: OrderActionsState;
  readonly onChanged: () => void;
}

export function DeliveryActions({ order, actions, onChanged }: DeliveryActionsProps) {
  const text = useText(orderDetailText);
  const lost = useText(partFailedText);
  const words = useFixedWords();
  const showPartFailed = usePartFailedToast();
  const id = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const offers = NAMES.flatMap((name) => actionOf(order, name) ?? []);
  const mayChange = offers.some(({ event, allowed }) => event === 'changeAddress' && allowed);
  useTakenAddressFlag(() => {
    if (mayChange) setOpened('changeAddress');
  });
  if (offers.length === 0) return null;
  const Opened = opened === null ? null : dialogs[opened];
  return (
    <Stack gap={4}>
      <Inline gap={12}>
        {offers.map(({ event, allowed }) => (
          <Button
            key={event}
            isDisabled={!allowed}
            aria-describedby={allowed ? undefined : `${id}${event}`}
            onPress={() => {
              if (opens(event)) setOpened(event);
              else if (event === 'stopShipping' || event === 'resumeShipping') {
                actions.ask(event, order);
              }
            }}
          >
            {text[event as (typeof NAMES)[number]]}
          </Button>
        ))}
      </Inline>
      {offers.map(
        ({ event, reason }) =>
          reason !== null && (
            <Text key={event} id={`${id}${event}`} size={12} tone="quiet">
              {words(reason)}
            </Text>
          ),
      )}
      {opened !== null && Opened !== null && (
        <PartBoundary
          key={opened}
          onLost={() => {
            setOpened(null);
            showPartFailed(lost[opened], () => setOpened(opened));
          }}
        >
          <Opened
            order={order}
            onEnd={(isDone) => {
              setOpened(null);
              if (isDone) onChanged();
            }}
          />
        </PartBoundary>
      )}
    </Stack>
  );
}
