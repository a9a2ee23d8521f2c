/** Why a form about accounts could not be sent, and that nothing typed is lost. */
import type { Failure } from '@banxin/flows/failure';
import { Notice } from '@banxin/ui/Notice';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import { failureText } from './failure.messages.ts';

export interface FailureNoticeProps {
  /** What did not happen. */
  readonly title: string;
  /** Undefined draws nothing. */
  readonly failure: Failure | undefined;
}

export function FailureNotice({ title, failure }: FailureNoticeProps) {
  const text = useText(failureText);
  const words = useFixedWords();
  if (failure === undefined) return null;
  return (
    <Notice tone="critical" title={title}>
      {words(failure)}
      {/* A refusal says itself what to do; after a fault the same can be sent again. */}
      {failure.kind !== 'business' && <p>{text.kept}</p>}
    </Notice>
  );
}
