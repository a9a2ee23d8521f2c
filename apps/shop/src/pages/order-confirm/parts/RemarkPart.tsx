/** What the works should know of the order. */
import { TextArea } from '@banxin/ui/TextArea';
import { Part } from '../../../lib/Part.tsx';
import { useText } from '../../../lib/text.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';

export interface RemarkPartProps {
  readonly order: ConfirmInfo['order'];
  readonly confirmation: Pick<OrderConfirmation, 'choices' | 'choose'>;
}

export function RemarkPart({ order, confirmation: { choices, choose } }: RemarkPartProps) {
  const text = useText(orderConfirmText);
  return (
    <Part title={text.remark}>
      <TextArea
        label={text.remark}
        isLabelHidden
        description={text.remarkHint}
        maxLength={500}
        value={choices.remark ?? order.remark}
        onChange={(remark) => choose({ remark })}
      />
    </Part>
  );
}
