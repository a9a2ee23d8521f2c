/** Notes a call to somebody who agreed to be called. */
import { noteCallback } from '@banxin/contract/calls/works/questionnaires';
import type { Caller } from '@banxin/contract/calls/works/questionnaires.schemas';
import { CALL_NOTE_MAX } from '@banxin/contract/constants';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { TextArea } from '@banxin/ui/TextArea';
import { DialogFoot } from '../../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../../lib/FormDialog.tsx';
import { useServices } from '../../../../lib/services.ts';
import { useText } from '../../../../lib/text.ts';
import { useForm } from '../../../../lib/useForm.ts';
import { useSend } from '../../../../lib/useSend.ts';
import { questionnairesText } from '../../questionnaires.messages.ts';

export interface NoteCallDialogProps {
  readonly edition: string;
  /** The question, by its number. */
  readonly number: number;
  readonly caller: Caller;
  readonly onEnd: () => void;
}

export default function NoteCallDialog({ edition, number, caller, onEnd }: NoteCallDialogProps) {
  const text = useText(questionnairesText);
  const { toasts } = useServices();
  const { send, isPending, failure } = useSend(noteCallback, { shownHere: 'all' });
  const form = useForm({
    start: { outcome: '', note: '' },
    rules: { outcome: (outcome) => (outcome === '' ? text.outcomeMissing : null) },
  });
  const submit = (): void =>
    form.submit(async ({ outcome, note }) => {
      const { account, calls } = caller;
      const sent = await send({
        ...{ edition, number, account, note },
        ...{ isReached: outcome === 'reached', seen: calls.length },
      });
      if (!sent.ok) return;
      toasts.show({ text: text.noted, tone: 'positive' });
      onEnd();
    });
  return (
    <FormDialog
      title={text.noteCallOf(caller.name)}
      isChanged={form.isChanged && !isPending}
      onClose={onEnd}
    >
      {(close) => (
        <Form onSubmit={submit}>
          <Stack gap={16}>
            <RadioGroup
              {...form.field('outcome')}
              onChange={(outcome) => form.change({ outcome })}
              label={text.outcome}
              isRequired
              options={[
                { id: 'reached', label: text.reached },
                { id: 'unreached', label: text.unreached },
              ]}
            />
            <TextArea
              {...form.field('note')}
              onChange={(note) => form.change({ note })}
              label={text.note}
              description={text.noteHint}
              rows={3}
              maxLength={CALL_NOTE_MAX}
            />
            <DialogFoot
              failure={failure}
              failed={text.notNoted}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button type="submit" variant="primary" isPending={isPending}>
                {text.save}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
