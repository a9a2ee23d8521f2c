/** Handing in: the gift pack first, which cannot be had afterwards, then the form. */
import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import type { Authentication } from '@banxin/contract/entities/authentication';
import { hasHadGiftPack } from '@banxin/contract/rules/customer';
import { AlertDialog } from '@banxin/ui/AlertDialog';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useUser } from '../../../features/session/session.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { authText } from '../auth.messages.ts';
import { AuthForm } from './AuthForm.tsx';

export interface AuthEntryProps {
  readonly of: Authentication;
  readonly onDone: () => void;
  /** Leaves the form; absent where there is nothing to go back to. */
  readonly onBack: (() => void) | undefined;
}

export default function AuthEntry(props: AuthEntryProps) {
  const user = useUser();
  const [isPast, setPast] = useState(() => hasHadGiftPack(user));
  return isPast ? <AuthForm {...props} /> : <GiftFirst onPast={() => setPast(true)} />;
}

function GiftFirst({ onPast }: { readonly onPast: () => void }) {
  const text = useText(authText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const { send, isPending, failure } = useSend(receiveNewCustomerCoupon, { shownHere: 'all' });
  const [isAsking, setAsking] = useState(false);
  const receive = async (): Promise<void> => {
    const sent = await send({});
    if (!sent.ok) return;
    toasts.show({ text: text.giftReceived(sent.value.amount), tone: 'positive' });
    onPast();
  };
  return (
    <Sheet>
      <Stack gap={16}>
        <Heading level={2}>{text.giftTitle}</Heading>
        <Text tone="body">{text.giftLead}</Text>
        {failure && (
          <Notice tone="caution" title={text.giftRefused}>
            {words(failure)}
          </Notice>
        )}
        <Inline gap={12}>
          {failure ? (
            <Button variant="primary" onPress={onPast}>
              {text.goOn}
            </Button>
          ) : (
            <>
              <Button variant="primary" isPending={isPending} onPress={() => void receive()}>
                {text.giftReceive}
              </Button>
              <Button isDisabled={isPending} onPress={() => setAsking(true)}>
                {text.giftRefuse}
              </Button>
            </>
          )}
        </Inline>
      </Stack>
      <AlertDialog
        isOpen={isAsking}
        title={text.giftRefuse}
        confirmLabel={text.goOn}
        onConfirm={() => {
          setAsking(false);
          onPast();
        }}
        onCancel={() => setAsking(false)}
      >
        {text.giftQuestion}
      </AlertDialog>
    </Sheet>
  );
}
