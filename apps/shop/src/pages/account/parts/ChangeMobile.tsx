/** Another mobile number: the bound one's code, the new number, the picture's characters and the new one's code. */
import { sendMobileCode, updateMobilePhone } from '@banxin/contract/calls/customer/binding';
import { errCode } from '@banxin/contract/errors';
import { checkPhone, checkSmsCode } from '@banxin/contract/rules/validation';
import { FlowEffects, FlowState } from '@banxin/flows/react';
import { CaptchaField } from '@banxin/ui/CaptchaField';
import { SmsCodeField } from '@banxin/ui/SmsCodeField';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCodeSending } from '../../../lib/useCodeSending.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { bindingsText } from '../bindings.messages.ts';
import { useNewNumberCodes } from '../useNewNumberCodes.ts';
import { FormDialog } from './FormDialog.tsx';

export interface ChangeMobileProps {
  /** The bound one, masked. */
  readonly mobilePhone: string;
  readonly onEnd: () => void;
}

const START = { oldSmsCode: '', mobilePhone: '', code: '', smsCode: '' };
type Values = typeof START;

export function ChangeMobile({ mobilePhone: bound, onEnd }: ChangeMobileProps) {
  const text = useText(bindingsText);
  const { toasts } = useServices();
  const { ask, ...old } = useCodeSending(sendMobileCode, text);
  const { send, isPending, failure, fields } = useSend(updateMobilePhone, { shownHere: 'all' });
  const { field, values, change, empty, submit } = useForm<Values>({
    start: START,
    rules: { oldSmsCode: checkSmsCode, mobilePhone: checkPhone, smsCode: checkSmsCode },
    refused: fields,
  });
  const { captcha, sms, children, flow } = useNewNumberCodes(values, () => change({ code: '' }));
  const confirm = async ({ oldSmsCode, mobilePhone, smsCode }: Values): Promise<void> => {
    const sent = await send({ oldSmsCode, mobilePhone, smsCode });
    if (sent.ok) {
      toasts.show({ text: text.mobileChanged, tone: 'positive' });
      onEnd();
    } else if (sent.failure?.errCode === errCode.smsCodeWrong) {
      for (const wrong of ['oldSmsCode', 'smsCode'] as const) {
        if (sent.failure.fields?.[wrong] !== undefined) empty(wrong);
      }
    }
  };
  return (
    <FormDialog
      title={text.changeMobile}
      confirmLabel={text.confirmMobile}
      failed={text.mobileKept}
      failure={failure}
      isPending={isPending}
      onSubmit={() => submit((typed) => void confirm(typed))}
      onEnd={onEnd}
    >
      <FlowEffects flow={flow} />
      {children.map((child) => (
        <FlowState key={child.id} flow={child} />
      ))}
      <Text>{`${text.oldMobile} ${bound}`}</Text>
      <SmsCodeField
        {...field('oldSmsCode')}
        {...old}
        label={text.oldCode}
        description={text.mobileLost}
        onSend={() => void ask({})}
      />
      <TextField
        {...field('mobilePhone')}
        label={text.newMobile}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
      />
      <CaptchaField {...field('code')} {...captcha} />
      <SmsCodeField {...field('smsCode')} {...sms} label={text.newCode} />
    </FormDialog>
  );
}
