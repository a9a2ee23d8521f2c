/** Asks for money that was paid in, with a code that goes to the login's own mobile number. */
import { sendWithdrawalCode, withdraw } from '@banxin/contract/calls/customer/withdrawal';
import { errCode } from '@banxin/contract/errors';
import { type Fen, fen } from '@banxin/contract/money';
import { fenOfText, textOfFen } from '@banxin/contract/rules/amount';
import { checkSmsCode } from '@banxin/contract/rules/validation';
import { checkWithdrawal } from '@banxin/contract/rules/withdrawal';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { SmsCodeField } from '@banxin/ui/SmsCodeField';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCodeSending } from '../../../lib/useCodeSending.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { withdrawText } from '../withdraw.messages.ts';

export interface WithdrawFormProps {
  /** What was paid in and is left. */
  readonly withdrawable: Fen;
  /** It was asked for. */
  readonly onAsked: () => void;
}

export function WithdrawForm({ withdrawable, onAsked }: WithdrawFormProps) {
  const text = useText(withdrawText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const { ask: askForCode, ...code } = useCodeSending(sendWithdrawalCode, text);
  const { send, isPending, failure, fields } = useSend(withdraw, { shownHere: 'all' });
  const { field, change, submit } = useForm({
    start: { amount: '', smsCode: '' },
    rules: { amount: checkWithdrawal, smsCode: checkSmsCode },
    refused: fields,
  });
  const ask = async (typed: string, smsCode: string): Promise<void> => {
    const sent = await send({ amount: fenOfText(typed) ?? fen(0), smsCode });
    if (sent.ok) {
      toasts.show({ text: text.asked, tone: 'positive' });
      onAsked();
    }
    // What was spent is no use again.
    if (sent.ok === false && sent.failure?.errCode === errCode.smsCodeWrong) {
      change({ smsCode: '' });
    }
    if (sent.ok === false && sent.failure?.errCode === errCode.balanceTooLow) onAsked();
  };
  return (
    <Form onSubmit={() => submit(({ amount, smsCode }) => void ask(amount, smsCode))}>
      <Stack gap={16}>
        <TextField {...field('amount')} label={text.amount} inputMode="decimal" maxLength={14} />
        <div>
          <Button size="small" onPress={() => change({ amount: textOfFen(withdrawable) })}>
            {text.all}
          </Button>
        </div>
        <SmsCodeField
          {...field('smsCode')}
          {...code}
          onSend={() => void askForCode({})}
          description={text.codeHint}
        />
        {failure && failure.errCode !== errCode.invalidInput && (
          <Notice tone="critical" title={text.failed}>
            {words(failure)}
          </Notice>
        )}
        <Inline gap={12}>
          <Button type="submit" variant="primary" isPending={isPending}>
            {text.ask}
          </Button>
        </Inline>
        <Text size={12} tone="quiet">
          {text.terms}
        </Text>
      </Stack>
    </Form>
  );
}
