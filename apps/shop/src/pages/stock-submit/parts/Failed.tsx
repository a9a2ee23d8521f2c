/** Why a cart was not submitted. */
import type { CallError } from '@banxin/contract/callError';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { Notice } from '@banxin/ui/Notice';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { stockSubmitText } from '../stock-submit.messages.ts';

/** Refusals that are told elsewhere: in a window, beside the goods, by the agreement. */
const TOLD: readonly (number | undefined)[] = [errCode.priceMoved, errCode.agreementMissing];

export interface FailedProps {
  readonly failure: CallError | null;
  /** What there is less of stands beside the goods, or is on its way there. */
  readonly isShortTold: boolean;
}

export function Failed({ failure, isShortTold }: FailedProps) {
  const text = useText(stockSubmitText);
  const words = useFixedWords();
  const isTold =
    TOLD.includes(failure?.errCode) || (failure?.errCode === errCode.stockTooLow && isShortTold);
  return (
    <div role="status">
      {failure && !isTold && (
        <Notice tone="critical" title={text.failed}>
          {words(failure)}{' '}
          {failure.errCode === errCode.cartMoved && (
            <Link href={pathOf('stockCart')}>{text.backToCart}</Link>
          )}
        </Notice>
      )}
    </div>
  );
}
