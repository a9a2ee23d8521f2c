/** The text of an article: typed, and pictures put into it, by the button, dropped or pasted. */
import { ARTICLE_BODY_MAX } from '@banxin/contract/worksLimits';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../../lib/text.ts';
import type { PlainForm } from '../../../../lib/useForm.ts';
import type { TypedArticle } from '../../articleForm.ts';
import { contentText } from '../../content.messages.ts';
import type { PictureInsertion } from './useInsertPicture.ts';

export interface ArticleBodyProps {
  readonly form: PlainForm<TypedArticle>;
  readonly insertion: PictureInsertion;
}

export function ArticleBody({ form, insertion: { area, ask, leaveText } }: ArticleBodyProps) {
  const text = useText(contentText);
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    const file = files?.[0];
    // Words are pasted and dropped as ever.
    if (file === undefined) return;
    event.preventDefault();
    ask(file);
  });
  // Otherwise the browser would leave the page and open the file.
  const hold = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const end = new AbortController();
    const { signal } = end;
    const paste = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      // Word processors copy a picture of the words beside them.
      if (!data?.types.includes('text/plain')) take(event, data?.files);
    };
    const drop = (event: DragEvent) => take(event, event.dataTransfer?.files);
    const drag = (event: DragEvent) => hold(event);
    element.addEventListener('paste', paste, { signal });
    element.addEventListener('dragover', drag, { signal });
    element.addEventListener('drop', drop, { signal });
    return () => end.abort();
  }, [area]);
  return (
    <Stack gap={8}>
      <TextArea
        {...form.field('body')}
        ref={area}
        onBlur={leaveText}
        label={text.body}
        description={text.bodyHint}
        maxLength={ARTICLE_BODY_MAX}
        rows={14}
      />
      <Inline gap={12}>
        <Button size="small" onPress={() => ask(null)}>
          {text.insertPicture}
        </Button>
        <Text size={13} tone="quiet">
          {text.insertHint}
        </Text>
      </Inline>
    </Stack>
  );
}
