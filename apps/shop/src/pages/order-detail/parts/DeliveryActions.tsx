/** What can be done about an order's delivery: another address, holding it back; what cannot says why. */
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

const ChangeAddressDialog = lazyPart(() => import('./ChangeAddressDialog.tsx'));
const DropsDialog = lazyPart(() => import('./DropsDialog.tsx'));

const NAMES = ['changeAddress', 'splitDelivery', 'stopShipping', 'resumeShipping'] as const;

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
  const [isChanging, setIsChanging] = useState(false);
  const [isSplitting, setIsSplitting] = useState(false);
  const offers = NAMES.flatMap((name) => actionOf(order, name) ?? []);
  const mayChange = offers.some(({ event, allowed }) => event === 'changeAddress' && allowed);
  useTakenAddressFlag(() => setIsChanging(mayChange));
  if (offers.length === 0) return null;
  return (
    <Stack gap={4}>
      <Inline gap={12}>
        {offers.map(({ event, allowed }) => (
          <Button
            key={event}
            isDisabled={!allowed}
            aria-describedby={allowed ? undefined : `${id}${event}`}
            onPress={() => {
              if (event === 'changeAddress') setIsChanging(true);
              else if (event === 'splitDelivery') setIsSplitting(true);
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
      {isChanging && (
        <PartBoundary
          onLost={() => {
            setIsChanging(false);
            showPartFailed(lost.changeAddress, () => setIsChanging(true));
          }}
        >
          <ChangeAddressDialog
            order={order}
            onEnd={(isDone) => {
              setIsChanging(false);
              if (isDone) onChanged();
            }}
          />
        </PartBoundary>
      )}
      {isSplitting && (
        <PartBoundary
          onLost={() => {
            setIsSplitting(false);
            showPartFailed(lost.splitDelivery, () => setIsSplitting(true));
          }}
        >
          <DropsDialog
            order={order}
            onEnd={(isDone) => {
              setIsSplitting(false);
              if (isDone) onChanged();
            }}
          />
        </PartBoundary>
      )}
    </Stack>
  );
}
