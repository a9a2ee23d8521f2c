/** The ways to pay: the balance, and what the shop takes besides; one that is shut says why. */
import type { Payment, PaymentMethod } from '@banxin/flows/cashier';
import { Money } from '@banxin/ui/Money';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { checkoutText } from '../checkout.messages.ts';

export interface MethodChoiceProps {
  readonly payment: Payment;
  readonly method: PaymentMethod;
  readonly isDisabled: boolean;
  readonly onChoose: (method: PaymentMethod) => void;
}

export function MethodChoice({ payment, method, isDisabled, onChoose }: MethodChoiceProps) {
  const text = useText(checkoutText);
  const words = useFixedWords();
  const { balance, amount, channels, topUp } = payment;
  const ofBalance = {
    id: 'balance',
    label: text.balance,
    description: balance < amount ? text.balanceShort : undefined,
    detail: <Money fen={balance} />,
  };
  return (
    <RadioGroup
      label={text.method}
      variant="card"
      value={method}
      isDisabled={isDisabled}
      onChange={(chosen) => onChoose(chosen as PaymentMethod)}
      options={[
        // The account does not fill itself.
        ...(topUp ? [] : [ofBalance]),
        ...channels.map(({ channel, closed }) => ({
          id: channel,
          label: text[channel],
          description: closed === null ? text[`${channel}Hint`] : words(closed),
          isDisabled: closed !== null,
        })),
      ]}
    />
  );
}
