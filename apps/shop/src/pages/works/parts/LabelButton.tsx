/** Fetches the labels of a case, or of one of its addresses, to be printed. */
import { getLabel } from '@banxin/contract/calls/works/desk';
import { SaveFileButton } from '../../../lib/SaveFileButton.tsx';
import { useText } from '../../../lib/text.ts';
import { dispatchText } from '../dispatch.messages.ts';
import { worksText } from '../works.messages.ts';

export interface LabelButtonProps {
  readonly orderId: number;
  /** Absent: of all that have theirs. */
  readonly drop?: number;
  /** It is one of several buttons. @default false */
  readonly isForAll?: boolean;
}

export function LabelButton({ orderId, drop, isForAll = false }: LabelButtonProps) {
  const text = useText(dispatchText);
  const { drop: nameOf } = useText(worksText);
  return (
    <SaveFileButton
      size="small"
      call={getLabel}
      input={{ id: orderId, ...(drop !== undefined && { drop }) }}
      words={{
        label: isForAll ? text.labels : text.label,
        ...(drop !== undefined && { spoken: text.labelOf(nameOf(drop)) }),
        done: text.labelSaved,
        failed: text.labelFailed,
      }}
    />
  );
}
