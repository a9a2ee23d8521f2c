/** Another contact person; its code comes when somebody asks. */
import { updateLinkPerson } from '@banxin/contract/calls/customer/profile';
import { checkLinkPerson } from '@banxin/contract/rules/linkPerson';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { Stack } from '@banxin/ui/Stack';
import { TextField } from '@banxin/ui/TextField';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { infoText } from '../info.messages.ts';

export interface ChangeLinkPersonProps {
  readonly linkPerson: string;
  readonly onEnd: () => void;
}

export default function ChangeLinkPerson({ linkPerson: before, onEnd }: ChangeLinkPersonProps) {
  const text = useText(infoText);
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(updateLinkPerson, { shownHere: 'all' });
  const { field, submit } = useForm({
    start: { linkPerson: before },
    rules: { linkPerson: checkLinkPerson },
    refused: fields,
  });
  const save = async (linkPerson: string): Promise<void> => {
    const sent = await send({ linkPerson });
    if (!sent.ok) return;
    toasts.show({ text: text.saved, tone: 'positive' });
    onEnd();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={text.changeTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd();
      }}
    >
      <Form onSubmit={() => submit(({ linkPerson }) => void save(linkPerson))}>
        <Stack gap={16}>
          <TextField {...field('linkPerson')} label={text.linkPerson} autoComplete="name" />
          <DialogFoot
            failure={Object.keys(failure?.fields ?? {}).length > 0 ? null : failure}
            failed={text.notSaved}
            backLabel={text.cancel}
            onBack={onEnd}
          >
            <Button type="submit" variant="primary" isPending={isPending}>
              {text.save}
            </Button>
          </DialogFoot>
        </Stack>
      </Form>
    </Dialog>
  );
}
