/** Answers what is done where an order needs the agreement and it is not signed: it opens, or whoever cannot sign is told. */
import { AGREEMENT_MESSAGE_MS } from '@banxin/contract/constants';
import { messages } from '@banxin/contract/messages';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useAgreement } from './agreement.ts';
import { mainAccountText } from './mainAccount.messages.ts';

/** @param maySign whether whoever is here may sign it */
export function useAskAgreement(maySign: boolean): () => void {
  const { toasts } = useServices();
  const words = useFixedWords();
  const agreement = useAgreement();
  const mainAccount = useText(mainAccountText);
  return () => {
    if (!maySign) {
      toasts.show({ text: mainAccount.unsigned, tone: 'critical' }, AGREEMENT_MESSAGE_MS);
      return;
    }
    toasts.show({ text: words(messages.agreementMissing), tone: 'critical' }, AGREEMENT_MESSAGE_MS);
    agreement.open(true);
  };
}
