/** A picture that is being put into the text of an article: where it will stand, and what was chosen. */
import type { ArticlePicture } from '@banxin/contract/entities/articleDesk';
import { pictureTag } from '@banxin/contract/rules/articlePictures';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../../lib/services.ts';
import { useText } from '../../../../lib/text.ts';
import type { PlainForm } from '../../../../lib/useForm.ts';
import type { TypedArticle } from '../../articleForm.ts';
import { contentText } from '../../content.messages.ts';
import { placePicture } from './placePicture.ts';

export function useInsertPicture({ values: { body }, change }: PlainForm<TypedArticle>) {
  const text = useText(contentText);
  const { toasts } = useServices();
  const area = useRef<HTMLTextAreaElement>(null);
  /** Where the cursor was when it was last in the text; null: never, so a picture goes to the end. */
  const cursor = useRef<number | null>(null);
  /** Null: nobody asks for a picture. Its file: what was dropped or pasted. */
  const [asked, setAsked] = useState<{ readonly file: File | null } | null>(null);
  const [end, setEnd] = useState<number | null>(null);
  // The next word is typed behind the picture.
  useEffect(() => {
    if (end === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(end, end);
  }, [end]);
  return {
    area,
    leaveText: (): void => {
      cursor.current = area.current?.selectionStart ?? null;
    },
    asked,
    ask: (file: File | null): void => {
      setEnd(null);
      setAsked({ file });
    },
    giveUp: (): void => setAsked(null),
    insert: (picture: ArticlePicture, alt: string): void => {
      const at = Math.min(cursor.current ?? body.length, body.length);
      const placed = placePicture(body, at, pictureTag(picture, alt));
      change({ body: placed.body });
      setAsked(null);
      setEnd(placed.end);
      toasts.show({ text: text.pictureInserted, tone: 'positive' });
    },
  };
}

export type PictureInsertion = ReturnType<typeof useInsertPicture>;
