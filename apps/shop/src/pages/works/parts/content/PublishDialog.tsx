/** Publishes an article now, or at a time by the shop's clock. */
import { publishArticle } from '@banxin/contract/calls/works/articles';
import type { DeskArticle } from '@banxin/contract/entities/articleDesk';
import { Button } from '@banxin/ui/Button';
import { DateField } from '@banxin/ui/DateField';
import { Form } from '@banxin/ui/Form';
import { Notice } from '@banxin/ui/Notice';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { TextField } from '@banxin/ui/TextField';
import { DialogFoot } from '../../../../lib/DialogFoot.tsx';
import { dayOf, minuteText } from '../../../../lib/day.ts';
import { FormDialog } from '../../../../lib/FormDialog.tsx';
import { useFixedWords } from '../../../../lib/fixedWords.ts';
import { useServices } from '../../../../lib/services.ts';
import { useText } from '../../../../lib/text.ts';
import { useForm } from '../../../../lib/useForm.ts';
import { useSend } from '../../../../lib/useSend.ts';
import { contentText } from '../../content.messages.ts';
import * as css from './Content.css.ts';

export interface PublishDialogProps {
  readonly article: DeskArticle;
  readonly onDone: () => void;
  readonly onEnd: () => void;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export function PublishDialog({ article, onDone, onEnd }: PublishDialogProps) {
  const text = useText(contentText);
  const words = useFixedWords();
  const { now, toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(publishArticle, { shownHere: 'all' });
  const { kind, id, rev, standing, publishedAt } = article;
  const isPlanned = standing === 'planned' && publishedAt !== null;
  const planned = isPlanned ? minuteText(publishedAt) : '';
  const form = useForm({
    start: {
      when: isPlanned ? 'later' : 'now',
      day: planned.slice(0, 10),
      time: planned.slice(11) || '09:00',
    },
    rules: {
      day: (value, { when }) => (when === 'later' && value === '' ? text.dayMissing : null),
      time: (value, { when }) =>
        when === 'later' && !TIME.test(String(value)) ? text.timeInvalid : null,
    },
    // The time is refused as one, and shown where it is typed.
    refused: 'at' in fields ? { day: fields.at } : {},
  });
  const isLater = form.values.when === 'later';
  const submit = (): void =>
    form.submit(async ({ when, day, time }) => {
      const at = when === 'later' ? `${day}T${time}:00.000+08:00` : null;
      const sent = await send({ kind, id, rev, at });
      if (!sent.ok) return;
      const { standing: stands, publishedAt: out } = sent.value;
      toasts.show({
        text: stands === 'planned' ? text.didPlan(minuteText(out ?? '')) : text.didPublish,
        tone: 'positive',
      });
      onDone();
    });
  const title = article.publishedAt === null ? text.publish : text.publishAgain;
  return (
    <FormDialog title={title} isChanged={form.isChanged && !isPending} onClose={onEnd}>
      {(close) => (
        <Form onSubmit={submit}>
          <Stack gap={16}>
            <RadioGroup
              label={text.when}
              options={[
                { id: 'now', label: text.now },
                { id: 'later', label: text.later },
              ]}
              value={form.values.when}
              onChange={(when) => form.change({ when })}
            />
            {isLater && (
              <div className={css.pair}>
                <DateField
                  label={text.day}
                  today={dayOf(now())}
                  minValue={dayOf(now())}
                  value={form.values.day || null}
                  onChange={(day) => form.change({ day: day ?? '' })}
                  errorMessage={form.problem('day')}
                />
                <TextField
                  {...form.field('time')}
                  label={text.time}
                  description={text.timeHint}
                  maxLength={5}
                />
              </div>
            )}
            {fields.body && <Notice tone="critical">{words(fields.body)}</Notice>}
            <DialogFoot
              failure={Object.keys(fields).length > 0 ? null : failure}
              failed={text.notPublished}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button type="submit" variant="primary" isPending={isPending}>
                {title}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
