/** Nobody knows yet whether it is paid: how it is paid at the channel, what is being done, and the ways on. */
import type { ChannelStart, Payment, PaymentMethod } from '@banxin/flows/cashier';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { checkoutText } from '../checkout.messages.ts';
import { kindOf } from '../paymentKind.ts';
import { CloseAction } from './CloseAction.tsx';
import { PaymentSubjects } from './PaymentSubjects.tsx';

const ChannelMeans = lazyPart(() => import('./ChannelMeans.tsx'));

export interface PaymentWaitingProps {
  readonly payment: Payment;
  readonly method: PaymentMethod;
  /** How it is paid; undefined when that is not known here: an answer did not come, or somebody came back. */
  readonly start: ChannelStart | undefined;
  /** The shop is being asked just now. */
  readonly isAsking: boolean;
  readonly onCheck: () => void;
  readonly onBack: () => void;
  readonly onClosed: () => void;
}

export function PaymentWaiting(props: PaymentWaitingProps) {
  const { payment, method, start, isAsking, onCheck, onBack, onClosed } = props;
  const text = useText(checkoutText);
  const isBalance = method === 'balance';
  const isTransfer = start !== undefined && start.transfer !== null;
  return (
    <Sheet padding="large">
      <Stack gap={24}>
        <Heading level={1}>{isBalance ? text.title : text[method]}</Heading>
        <Stack gap={4}>
          <PaymentSubjects payment={payment} />
          <Text size={26} weight="bold" tone="strong">
            <Money fen={payment.amount} />
          </Text>
        </Stack>
        {start && (
          <PartBoundary
            pending={<Skeleton shape="block" />}
            instead={<Notice tone="critical">{text.meansLost}</Notice>}
          >
            <ChannelMeans start={start} payment={payment} />
          </PartBoundary>
        )}
        {start ? (
          <Text tone="body">{isTransfer ? text.transferNext : text.channelNext}</Text>
        ) : (
          <Notice tone="caution" title={text.waiting}>
            <Text>{isBalance ? text.waitingHint : text.returnedHint}</Text>
          </Notice>
        )}
        <Inline gap={12}>
          {!isTransfer && (
            <Button
              variant={start?.url && !start.codeUrl ? 'secondary' : 'primary'}
              isPending={isAsking}
              onPress={onCheck}
            >
              {isBalance ? text.check : text.havePaid}
            </Button>
          )}
          <Button onPress={onBack}>{isBalance ? text.backToPay : text.otherWay}</Button>
          {!isBalance && (
            <CloseAction paymentSN={payment.paymentSN} kind={kindOf(payment)} onClosed={onClosed} />
          )}
        </Inline>
      </Stack>
    </Sheet>
  );
}
