/** Why this login cannot confirm; what it lacks is the main account's to do. */
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { rightRefusals } from '@banxin/contract/rules/rights';
import { mainAccountText } from '../../features/agreement/mainAccount.messages.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import type { ConfirmInfo } from './order-confirm.data.ts';

export function useObstacle({
  agreementSigned,
}: Pick<ConfirmInfo, 'agreementSigned'>): string | null {
  const words = useFixedWords();
  const mainAccount = useText(mainAccountText);
  const may = useCanCall();
  if (!may(confirmOrder)) return words(rightRefusals.create);
  return agreementSigned || may(signAgreement) ? null : mainAccount.unsigned;
}
