/** Another password, proved by the present one. */
import { changePassword } from '@banxin/contract/calls/customer/password';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { checkLoginPassword, checkPassword } from '@banxin/contract/rules/validation';
import { PasswordField } from '@banxin/ui/PasswordField';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { bindingsText } from '../bindings.messages.ts';
import { FormDialog } from './FormDialog.tsx';

const START = { oldPassword: '', password: '', repeated: '' };
type Values = typeof START;

const rules = {
  oldPassword: checkLoginPassword,
  password: checkPassword,
  repeated: (value: unknown, { password }: Values) =>
    value === password ? null : messages.passwordsDiffer,
};

export function ChangePassword({ onEnd }: { readonly onEnd: () => void }) {
  const text = useText(bindingsText);
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(changePassword, { shownHere: 'all' });
  const { field, empty, submit } = useForm<Values>({ start: START, rules, refused: fields });
  const change = async ({ oldPassword, password }: Values): Promise<void> => {
    const sent = await send({ oldPassword, password });
    if (sent.ok) {
      toasts.show({ text: text.passwordChanged, tone: 'positive' });
      onEnd();
    } else if (sent.failure?.errCode === errCode.passwordWrong) empty('oldPassword');
  };
  return (
    <FormDialog
      title={text.changePassword}
      confirmLabel={text.changePassword}
      failed={text.passwordKept}
      failure={failure}
      isPending={isPending}
      onSubmit={() => submit((typed) => void change(typed))}
      onEnd={onEnd}
    >
      <PasswordField {...field('oldPassword')} label={text.oldPassword} />
      <PasswordField
        {...field('password')}
        label={text.newPassword}
        autoComplete="new-password"
        showsRules
      />
      <PasswordField {...field('repeated')} label={text.repeated} autoComplete="new-password" />
    </FormDialog>
  );
}
