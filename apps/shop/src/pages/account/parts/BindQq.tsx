/** Another QQ number for this login. */
import { setQq } from '@banxin/contract/calls/customer/binding';
import { checkQq } from '@banxin/contract/rules/validation';
import { TextField } from '@banxin/ui/TextField';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { bindingsText } from '../bindings.messages.ts';
import { FormDialog } from './FormDialog.tsx';

export interface BindQqProps {
  /** The one that is bound; empty: none. */
  readonly qq: string;
  readonly onEnd: () => void;
}

export function BindQq({ qq: bound, onEnd }: BindQqProps) {
  const text = useText(bindingsText);
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(setQq, { shownHere: 'all' });
  const { field, submit } = useForm({
    start: { qq: bound },
    rules: { qq: checkQq },
    refused: fields,
  });
  const bind = async (qq: string): Promise<void> => {
    const sent = await send({ qq });
    if (!sent.ok) return;
    toasts.show({ text: text.qqBound, tone: 'positive' });
    onEnd();
  };
  return (
    <FormDialog
      title={bound === '' ? text.bindQq : text.changeQq}
      confirmLabel={text.save}
      failed={text.qqKept}
      failure={failure}
      isPending={isPending}
      onSubmit={() => submit(({ qq }) => void bind(qq))}
      onEnd={onEnd}
    >
      <TextField
        {...field('qq')}
        label={text.qqNumber}
        description={text.qqHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
      />
    </FormDialog>
  );
}
