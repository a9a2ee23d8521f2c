/** Writes the comment on an order, or changes it while its day lasts. */
import { createComment } from '@banxin/contract/calls/order/comment';
import type { OrderComment } from '@banxin/contract/calls/order/comment.schemas';
import { COMMENT_MAX, COMMENT_PICTURES_MAX, COMMENT_STARS } from '@banxin/contract/constants';
import { messages } from '@banxin/contract/messages';
import { Button } from '@banxin/ui/Button';
import { CheckboxGroup } from '@banxin/ui/CheckboxGroup';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { Notice } from '@banxin/ui/Notice';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { TextArea } from '@banxin/ui/TextArea';
import { useState } from 'react';
import { starsText } from '../../../features/comment/stars.messages.ts';
import { Pictures } from '../../../features/upload/Pictures.tsx';
import { usePictures } from '../../../features/upload/usePictures.ts';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { commentText } from '../comment.messages.ts';

export interface CommentDialogProps {
  readonly orderSN: string;
  /** What was written before; null for the first time. */
  readonly before: OrderComment | null;
  readonly onEnd: (isDone: boolean) => void;
}

const RULES = {
  stars: (value: unknown) => (value === '' ? messages.commentStarsRequired : null),
};

export default function CommentDialog({ orderSN, before, onEnd }: CommentDialogProps) {
  const text = useText(commentText);
  const starWords = useText(starsText);
  const { toasts } = useServices();
  const [kept, setKept] = useState(() => (before?.pictures ?? []).map(({ id }) => id));
  const pictures = usePictures('comment', COMMENT_PICTURES_MAX - kept.length);
  const { send, isPending, failure, fields } = useSend(createComment, { shownHere: 'all' });
  const form = useForm({
    start: { stars: before ? String(before.stars) : '', content: before?.content ?? '' },
    rules: RULES,
    refused: fields,
  });
  const submit = (): void =>
    form.submit(async ({ stars, content }) => {
      const fileIds = [...kept, ...pictures.ready];
      const sent = await send({ orderSN, stars: Number(stars), content, fileIds });
      if (!sent.ok) return;
      toasts.show({ text: text.done, tone: 'positive' });
      onEnd(true);
    });
  return (
    <Dialog
      isOpen
      title={before ? text.change : text.write}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <Form onSubmit={submit}>
        <RadioGroup
          {...form.field('stars')}
          label={text.stars}
          isRequired
          options={Array.from({ length: COMMENT_STARS }, (_, index) => COMMENT_STARS - index).map(
            (stars) => ({
              id: String(stars),
              label: starWords.starsSaid(stars),
              description: text.grades[stars - 1],
            }),
          )}
        />
        <TextArea
          {...form.field('content')}
          label={text.content}
          description={text.contentHint}
          rows={4}
          maxLength={COMMENT_MAX}
        />
        {before !== null && before.pictures.length > 0 && (
          <CheckboxGroup
            label={text.kept}
            value={kept}
            onChange={setKept}
            options={before.pictures.map(({ id, name }) => ({ id, label: name }))}
          />
        )}
        <Pictures pictures={pictures} />
        {pictures.isBusy && <Notice>{text.picturesBusy}</Notice>}
        {pictures.hasFailed && <Notice tone="caution">{text.picturesFailed}</Notice>}
        <DialogFoot
          failure={failure}
          failed={text.failed}
          backLabel={text.cancel}
          onBack={() => onEnd(false)}
        >
          <Button
            type="submit"
            variant="primary"
            isPending={isPending}
            isDisabled={pictures.isBusy}
          >
            {text.send}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
