/** Uploads a picture for an article and asks what it shows. Only then does it stand in the text. */
import { addArticlePicture } from '@banxin/contract/calls/works/articles';
import type { ArticlePicture } from '@banxin/contract/entities/articleDesk';
import { rulesFor } from '@banxin/contract/uploads';
import { ARTICLE_ALT_MAX } from '@banxin/contract/worksLimits';
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Form } from '@banxin/ui/Form';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { TextField } from '@banxin/ui/TextField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Pictures } from '../../../../features/upload/Pictures.tsx';
import { usePictures } from '../../../../features/upload/usePictures.ts';
import { DialogFoot } from '../../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../../lib/FormDialog.tsx';
import { useFixedWords } from '../../../../lib/fixedWords.ts';
import { useServices } from '../../../../lib/services.ts';
import { useText } from '../../../../lib/text.ts';
import { useForm } from '../../../../lib/useForm.ts';
import { useSend } from '../../../../lib/useSend.ts';
import { contentText } from '../../content.messages.ts';

const MB = 1024 ** 2;

/** Height of the box that it is shown in. @unit px */
const THUMBNAIL = 64;

/** The picture as it was chosen: it is not asked back from the server. */
function Thumbnail({ file }: { readonly file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    createImageBitmap(file, { resizeHeight: THUMBNAIL, resizeQuality: 'high' }).then(
      (picture) => canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(picture),
      // This browser cannot draw it; the server has taken it, and readers get what the server made of it.
      () => undefined,
    );
  }, [file]);
  return <canvas ref={canvas} />;
}

export interface PictureDialogProps {
  /** What was dropped or pasted; null: nothing was chosen yet. */
  readonly given: File | null;
  readonly onInsert: (picture: ArticlePicture, alt: string) => void;
  readonly onEnd: () => void;
}

export default function PictureDialog({ given, onInsert, onEnd }: PictureDialogProps) {
  const text = useText(contentText);
  const words = useFixedWords();
  const { newKey } = useServices();
  const pictures = usePictures('article', 1);
  const { send, isPending, failure, fields } = useSend(addArticlePicture, { shownHere: 'all' });
  const form = useForm({
    start: { alt: '', isDecoration: false },
    rules: {
      alt: (value, { isDecoration }) => (value === '' && !isDecoration ? text.altMissing : null),
    },
  });
  const [isMissing, setMissing] = useState(false);
  const isAdded = useRef(false);
  const add = useEffectEvent(() => {
    if (given === null || isAdded.current) return;
    isAdded.current = true;
    const { name, size, type } = given;
    pictures.queue.send({ type: 'ADD', file: { key: newKey(), name, size, type, source: given } });
  });
  useEffect(() => add(), []);

  const [fileId] = pictures.ready;
  const source = pictures.items[0]?.file.source;
  const submit = (): void => {
    setMissing(fileId === undefined);
    form.submit(async ({ alt, isDecoration }) => {
      if (fileId === undefined) return;
      const sent = await send({ fileId });
      if (sent.ok) onInsert(sent.value, isDecoration ? '' : alt);
    });
  };
  const isChanged = form.isChanged || pictures.items.length > 0;
  return (
    <FormDialog title={text.insertPicture} isChanged={isChanged && !isPending} onClose={onEnd}>
      {(close) => (
        <Form onSubmit={submit}>
          <Stack gap={16}>
            <Pictures
              pictures={pictures}
              label={text.picture}
              hint={text.pictureHint(rulesFor('article').maxBytes / MB)}
              thumbnailOf={() => source instanceof Blob && <Thumbnail file={source} />}
            />
            {isMissing && fileId === undefined && (
              <Notice tone="critical">
                {pictures.hasFailed ? text.pictureFailed : text.pictureMissing}
              </Notice>
            )}
            {fields.fileId && <Notice tone="critical">{words(fields.fileId)}</Notice>}
            <TextField
              {...form.field('alt')}
              label={text.alt}
              description={text.altHint}
              maxLength={ARTICLE_ALT_MAX}
              isDisabled={form.values.isDecoration}
            />
            <Checkbox
              isSelected={form.values.isDecoration}
              onChange={(isDecoration) => form.change({ isDecoration })}
            >
              {text.decoration}
            </Checkbox>
            <DialogFoot
              failure={fields.fileId ? null : failure}
              failed={text.pictureNotAdded}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button
                type="submit"
                variant="primary"
                isPending={isPending}
                isDisabled={pictures.isBusy}
              >
                {text.insert}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
