/** Takes an article down, with the reason for colleagues. */
import { takeArticleDown } from '@banxin/contract/calls/works/articles';
import { WORKS_REASON_MAX, WORKS_REASON_MIN } from '@banxin/contract/constants';
import type { DeskArticle } from '@banxin/contract/entities/articleDesk';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { DialogFoot } from '../../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../../lib/FormDialog.tsx';
import { useServices } from '../../../../lib/services.ts';
import { useText } from '../../../../lib/text.ts';
import { useForm } from '../../../../lib/useForm.ts';
import { useSend } from '../../../../lib/useSend.ts';
import { contentText } from '../../content.messages.ts';
import { UsualReasons } from '../UsualReasons.tsx';

export interface TakeDownDialogProps {
  readonly article: DeskArticle;
  readonly onDone: () => void;
  readonly onEnd: () => void;
}

export function TakeDownDialog({ article: { kind, id, rev }, onDone, onEnd }: TakeDownDialogProps) {
  const text = useText(contentText);
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(takeArticleDown, { shownHere: 'all' });
  const form = useForm({
    start: { reason: '' },
    rules: {
      reason: (value) => (String(value).length < WORKS_REASON_MIN ? text.reasonMissing : null),
    },
    refused: fields,
  });
  const submit = (): void =>
    form.submit(async ({ reason }) => {
      const sent = await send({ kind, id, rev, reason });
      if (!sent.ok) return;
      toasts.show({ text: text.didTakeDown, tone: 'positive' });
      onDone();
    });
  return (
    <FormDialog title={text.takeDown} isChanged={form.isChanged && !isPending} onClose={onEnd}>
      {(close) => (
        <Form onSubmit={submit}>
          <Stack gap={16}>
            <Text tone="body">{text.downWhy}</Text>
            <TextArea
              {...form.field('reason')}
              label={text.reason}
              description={text.reasonHint}
              maxLength={WORKS_REASON_MAX}
              rows={3}
              autoFocus
            />
            <UsualReasons
              reasons={[text.reasonWrong, text.reasonOver, text.reasonOld]}
              onChoose={(reason) => form.change({ reason })}
            />
            <DialogFoot
              failure={Object.keys(fields).length > 0 ? null : failure}
              failed={text.notTakenDown}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button type="submit" variant="primary" tone="critical" isPending={isPending}>
                {text.takeDown}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
