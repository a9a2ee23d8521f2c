/** Confirms an e-mail address by the code of a letter. */
import { bindMail, sendMailCode } from '@banxin/contract/calls/customer/mail';
import { errCode } from '@banxin/contract/errors';
import { checkEmail, checkMailCode } from '@banxin/contract/rules/validation';
import { Button } from '@banxin/ui/Button';
import { CountdownButton } from '@banxin/ui/CountdownButton';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { Stack } from '@banxin/ui/Stack';
import { TextField } from '@banxin/ui/TextField';
import { DialogFoot } from '../../lib/DialogFoot.tsx';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useCodeSending } from '../../lib/useCodeSending.ts';
import { useForm } from '../../lib/useForm.ts';
import { useSend } from '../../lib/useSend.ts';
import { bindMailText } from './bindMail.messages.ts';

export function BindMail({ onEnd }: { readonly onEnd: () => void }) {
  const text = useText(bindMailText);
  const { toasts } = useServices();
  const { ask, secondsLeft, isSending } = useCodeSending(sendMailCode, text);
  const { send, isPending, failure, fields } = useSend(bindMail, { shownHere: 'all' });
  const { field, values, empty, submit } = useForm({
    start: { mail: '', code: '' },
    rules: { mail: checkEmail, code: checkMailCode },
    refused: fields,
  });
  const bind = async (mail: string, code: string): Promise<void> => {
    const sent = await send({ mail, code });
    if (sent.ok) {
      toasts.show({ text: text.bound, tone: 'positive' });
      onEnd();
    } else if (sent.failure?.errCode === errCode.smsCodeWrong) empty('code');
  };
  const mail = values.mail.trim();
  return (
    <Dialog
      isOpen
      title={text.dialogTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd();
      }}
    >
      <Form onSubmit={() => submit((typed) => void bind(typed.mail, typed.code))}>
        <Stack gap={16}>
          <TextField
            {...field('mail')}
            label={text.address}
            description={text.addressHint}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <div>
            <CountdownButton
              secondsLeft={secondsLeft}
              isPending={isSending}
              isDisabled={checkEmail(mail) !== null}
              onPress={() => void ask({ mail })}
            >
              {text.send}
            </CountdownButton>
          </div>
          <TextField
            {...field('code')}
            label={text.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
          />
          <DialogFoot
            failure={failure?.errCode === errCode.invalidInput ? null : failure}
            failed={text.notBound}
            backLabel={text.cancel}
            onBack={onEnd}
          >
            <Button type="submit" variant="primary" isPending={isPending}>
              {text.confirm}
            </Button>
          </DialogFoot>
        </Stack>
      </Form>
    </Dialog>
  );
}
