/** Words with photographs: added evidence, or a message. What was typed and uploaded stays until it has arrived. */
import type { Call } from '@banxin/contract/call';
import type { ClaimDetail } from '@banxin/contract/entities/afterSales';
import { AFTER_SALES_TEXT_MAX } from '@banxin/contract/rules/afterSales';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Notice } from '@banxin/ui/Notice';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useRef, useState } from 'react';
import { evidenceFile } from '../../../features/afterSales/claimLook.ts';
import { PaperThumbnail } from '../../../features/preview/PaperThumbnail.tsx';
import { usePictures } from '../../../features/upload/usePictures.ts';
import { AskBeforeLeaving } from '../../../lib/AskBeforeLeaving.tsx';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { ticketText } from '../aftersale-detail.messages.ts';

/** Words come first: what takes pictures comes while they are written. */
const Pictures = lazyPart(() =>
  import('../../../features/upload/Pictures.tsx').then((module) => ({ default: module.Pictures })),
);

interface Sent {
  readonly id: number;
  readonly text: string;
  readonly fileIds?: string[] | undefined;
}

export interface WritingProps {
  readonly ticketId: number;
  readonly call: Call<Sent, ClaimDetail>;
  readonly words: {
    readonly label: string;
    readonly send: string;
    readonly done: string;
    readonly failed: string;
  };
  readonly mostPictures: number;
  /** The next step of the ticket. @default false */
  readonly isMain?: boolean;
  readonly onSent: () => void;
}

export default function Writing(props: WritingProps) {
  const { ticketId, call, words, mostPictures, isMain = false, onSent } = props;
  const text = useText(ticketText);
  const told = useFixedWords();
  const { toasts } = useServices();
  const pictures = usePictures('evidence', mostPictures);
  const { send, isPending, failure, fields } = useSend(call, { shownHere: 'all' });
  const missing = (value: unknown): string | null =>
    typeof value === 'string' && value.trim() !== '' ? null : text.required;
  const form = useForm({ start: { text: '' }, rules: { text: missing }, refused: fields });
  const isSent = useRef(false);
  const [isHeld, setHeld] = useState(false);
  const submit = (): void =>
    form.submit(async (values) => {
      // A photograph that has not arrived is not left out without a word.
      if (pictures.isBusy || pictures.hasFailed) return setHeld(true);
      const sent = await send({ id: ticketId, text: values.text, fileIds: [...pictures.ready] });
      if (!sent.ok) return;
      isSent.current = true;
      toasts.show({ text: words.done, tone: 'positive' });
      onSent();
    });
  return (
    <Form onSubmit={submit}>
      <AskBeforeLeaving
        isNeeded={() =>
          !isSent.current && (form.values.text.trim() !== '' || pictures.items.length > 0)
        }
      />
      <Stack gap={16}>
        <TextArea
          {...form.field('text')}
          label={words.label}
          isRequired
          rows={3}
          maxLength={AFTER_SALES_TEXT_MAX}
        />
        <PartBoundary pending={<Skeleton shape="control" />}>
          <Pictures
            pictures={pictures}
            thumbnailOf={(picture) => <PaperThumbnail file={evidenceFile(picture)} />}
          />
        </PartBoundary>
        {pictures.hasFailed && (
          <Notice tone={isHeld ? 'critical' : 'caution'}>{text.picturesFailed}</Notice>
        )}
        {failure && Object.keys(fields).length === 0 && (
          <Notice tone="critical" title={words.failed}>
            {told(failure)} {text.kept}
          </Notice>
        )}
        {fields.fileIds && <Notice tone="critical">{told(fields.fileIds)}</Notice>}
        <div>
          <Button
            type="submit"
            variant={isMain ? 'primary' : 'secondary'}
            isPending={isPending}
            isDisabled={pictures.isBusy}
          >
            {words.send}
          </Button>
        </div>
        {pictures.isBusy && (
          <Text size={13} tone="quiet">
            {text.picturesBusy}
          </Text>
        )}
      </Stack>
    </Form>
  );
}
