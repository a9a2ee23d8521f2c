/** Why a form about accounts could not be sent, and that nothing typed is lost. */
import type { Failure } from '@banxin/flows/failure';
import { Notice } from '@banxin/ui/Notice';
import { dictionary, useText } from '../../lib/text.ts';
import { useProblemWords } from './problemWords.ts';

const words = dictionary(
  { kept: '填写的内容都还在，可以再试一次。' },
  { kept: 'Everything you filled in is still here; you can try again.' },
);

export interface FailureNoticeProps {
  /** What did not happen. */
  readonly title: string;
  /** Undefined draws nothing. */
  readonly failure: Failure | undefined;
}

export function FailureNotice({ title, failure }: FailureNoticeProps) {
  const text = useText(words);
  const problemWords = useProblemWords();
  if (failure === undefined) return null;
  return (
    <Notice tone="critical" title={title}>
      {problemWords(failure.message)}
      {/* A refusal says itself what to do; after a fault the same can be sent again. */}
      {failure.kind !== 'business' && <p>{text.kept}</p>}
    </Notice>
  );
}
