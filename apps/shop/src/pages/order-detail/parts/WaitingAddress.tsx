/** Another address waits for its freight: where to, how much and until when, the way to pay it, and giving it up. */
import { closePayment } from '@banxin/contract/calls/payment/channel';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { addressLine } from '../../../features/address/addressLine.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { minuteText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { waitingAddressText } from '../waitingAddress.messages.ts';

export interface WaitingAddressProps {
  readonly wish: NonNullable<OrderDetail['wish']>;
  readonly onChanged: () => void;
}

export default function WaitingAddress({ wish, onChanged }: WaitingAddressProps) {
  const { paymentSN, amount, expiresAt, receiver, count } = wish;
  const text = useText(waitingAddressText);
  const mayGiveUp = useCanCall()(closePayment);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Notice tone="caution" title={text.title}>
      <Stack gap={12} align="start">
        <Stack gap={4}>
          <Text>
            {count > 1 ? (
              text.toSeveral(count)
            ) : (
              <>
                {text.to}
                <Own>{`${receiver.consignee} · ${addressLine(receiver, ' ')}`}</Own>
              </>
            )}
          </Text>
          <Text size={13} tone="body">
            {amount === null ? text.until(minuteText(expiresAt)) : null}
            {amount === null ? null : text.due(formatFen(amount), minuteText(expiresAt))}
          </Text>
        </Stack>
        {mayGiveUp && (
          <Inline gap={12}>
            <LinkButton href={pathOf('payCheckout', {}, { paymentSN })} variant="primary">
              {text.pay}
            </LinkButton>
            <Button onPress={() => setIsAsking(true)}>{text.giveUp}</Button>
          </Inline>
        )}
      </Stack>
      {isAsking && (
        <AskBefore
          call={closePayment}
          input={{ paymentSN }}
          title={text.giveUp}
          done={{ text: text.givenUp, detail: text.givenUpDetail }}
          failed={text.failed}
          onEnd={(isDone) => {
            setIsAsking(false);
            if (isDone) onChanged();
          }}
        >
          {text.question}
        </AskBefore>
      )}
    </Notice>
  );
}
