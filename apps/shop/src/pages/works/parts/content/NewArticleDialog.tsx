/** Begins an article: its title and where it belongs; everything else is written in the draft. */
import { saveArticle } from '@banxin/contract/calls/works/articles';
import type { ArticleKind, DeskArticle } from '@banxin/contract/entities/articleDesk';
import { ARTICLE_TITLE_MAX } from '@banxin/contract/worksLimits';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Select } from '@banxin/ui/Select';
import { Stack } from '@banxin/ui/Stack';
import { TextField } from '@banxin/ui/TextField';
import { DialogFoot } from '../../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../../lib/FormDialog.tsx';
import { useText } from '../../../../lib/text.ts';
import { useForm } from '../../../../lib/useForm.ts';
import { useSend } from '../../../../lib/useSend.ts';
import type { Topic } from '../../content.data.ts';
import { contentText } from '../../content.messages.ts';

export interface NewArticleDialogProps {
  readonly kind: ArticleKind;
  readonly topics: readonly Topic[];
  readonly onMade: (article: DeskArticle) => void;
  readonly onEnd: () => void;
}

export function NewArticleDialog({ kind, topics, onMade, onEnd }: NewArticleDialogProps) {
  const text = useText(contentText);
  const { send, isPending, failure, fields } = useSend(saveArticle, { shownHere: 'all' });
  const form = useForm({
    start: { title: '', topicId: '' },
    rules: {
      title: (value) => (value === '' ? text.titleMissing : null),
      topicId: (value) => (value === '' ? text.topicMissing : null),
    },
    refused: fields,
  });
  const submit = (): void =>
    form.submit(async ({ title, topicId }) => {
      const sent = await send({
        ...{ kind, title, topicId: Number(topicId), titleEn: '', summary: '', summaryEn: '' },
        ...{ tags: [], flags: 0, isPinned: false, endsOn: null, productIds: [], body: '' },
      });
      if (sent.ok) onMade(sent.value);
    });
  return (
    <FormDialog title={text.addTitle} isChanged={form.isChanged && !isPending} onClose={onEnd}>
      {(close) => (
        <Form onSubmit={submit}>
          <Stack gap={16}>
            <TextField
              {...form.field('title')}
              label={text.title}
              maxLength={ARTICLE_TITLE_MAX}
              autoFocus
            />
            <Select
              {...form.field('topicId')}
              value={form.values.topicId || null}
              label={kind === 'news' ? text.section : text.category}
              options={topics.map(({ id, name }) => ({ id: String(id), label: name }))}
            />
            <DialogFoot
              failure={Object.keys(fields).length > 0 ? null : failure}
              failed={text.notAdded}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button type="submit" variant="primary" isPending={isPending}>
                {text.create}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
