/** Nobody knows yet whether it is paid: what is being done about it, and the two ways on. */
import type { Payment } from '@banxin/flows/cashier';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import { checkoutText } from '../checkout.messages.ts';
import { PaymentSubjects } from './PaymentSubjects.tsx';

export interface PaymentWaitingProps {
  readonly payment: Payment;
  /** The shop is being asked just now. */
  readonly isAsking: boolean;
  readonly onCheck: () => void;
  readonly onBack: () => void;
}

export function PaymentWaiting({ payment, isAsking, onCheck, onBack }: PaymentWaitingProps) {
  const text = useText(checkoutText);
  return (
    <Sheet padding="large">
      <Stack gap={24}>
        <Heading level={1}>{text.title}</Heading>
        <Stack gap={4}>
          <PaymentSubjects payment={payment} />
          <Text size={26} weight="bold" tone="strong">
            <Money fen={payment.amount} />
          </Text>
        </Stack>
        <Notice tone="caution" title={text.waiting}>
          <Text>{text.waitingHint}</Text>
        </Notice>
        <Inline gap={12}>
          <Button variant="primary" isPending={isAsking} onPress={onCheck}>
            {text.check}
          </Button>
          <Button onPress={onBack}>{text.backToPay}</Button>
        </Inline>
      </Stack>
    </Sheet>
  );
}
