/** Why there is no order to show, and the way out. */
import type { CallError } from '@banxin/contract/client';
import { errCode } from '@banxin/contract/errors';
import { ErrorState } from '@banxin/ui/ErrorState';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Sheet } from '@banxin/ui/Sheet';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { isForbidden } from '../../../lib/forbidden.ts';
import { useText } from '../../../lib/text.ts';
import { orderDetailText } from '../order-detail.messages.ts';

export interface OrderFailureProps {
  readonly error: CallError;
  readonly onRetry: () => void;
}

export function OrderFailure({ error, onRetry }: OrderFailureProps) {
  const text = useText(orderDetailText);
  const words = useFixedWords();
  const isUnknown = error.errCode === errCode.notFound;
  const isRefused = isForbidden(error);
  const title = isUnknown ? text.notFound : isRefused ? text.forbidden : text.failed;
  return (
    <Sheet>
      <ErrorState
        headingLevel={1}
        title={title}
        {...(!isUnknown && !isRefused && { onRetry })}
        {...(error.requestId && { requestId: error.requestId })}
        actions={<LinkButton href="/user/myorder">{text.toList}</LinkButton>}
      >
        {isUnknown ? text.notFoundHint : words(error.message)}
      </ErrorState>
    </Sheet>
  );
}
