/** One opinion: number, kind, status, words, and what was said about it since. */
import { addSuggestionNote } from '@banxin/contract/calls/feedback/suggestion';
import { SUGGESTION_NOTE_MAX } from '@banxin/contract/constants';
import type { Suggestion } from '@banxin/contract/entities/feedback';
import { suggestionKind, suggestionStatus } from '@banxin/contract/enums/feedback';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Link } from '@banxin/ui/Link';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useLayoutEffect, useRef, useState } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import * as css from '../Suggestion.css.ts';
import { suggestionText } from '../suggestion.messages.ts';

const TONES = ['neutral', 'action', 'positive', 'positive'] as const;

/** Adds a line; what was typed stays until it has arrived. */
function AddNote({ number, onAdded }: { readonly number: string; readonly onAdded: () => void }) {
  const text = useText(suggestionText);
  const { toasts } = useServices();
  const { send, isPending, fields } = useSend(addSuggestionNote);
  const missing = (value: unknown): string | null =>
    typeof value === 'string' && value.trim() !== '' ? null : text.noteMissing;
  const form = useForm({ start: { text: '' }, rules: { text: missing }, refused: fields });
  return (
    <Form
      onSubmit={() =>
        form.submit(async (values) => {
          const sent = await send({ number, text: values.text });
          if (!sent.ok) return;
          toasts.show({ text: text.added, tone: 'positive' });
          onAdded();
        })
      }
    >
      <TextArea {...form.field('text')} label={text.add} rows={2} maxLength={SUGGESTION_NOTE_MAX} />
      <div>
        <Button type="submit" size="small" isPending={isPending}>
          {text.send}
        </Button>
      </div>
    </Form>
  );
}

export interface OpinionProps {
  readonly opinion: Suggestion;
  /** It was just given: it takes the focus. */
  readonly isNew: boolean;
  /** Asks for the list again. */
  readonly onChanged: () => void;
}

export function Opinion({ opinion, isNew, onChanged }: OpinionProps) {
  const text = useText(suggestionText);
  const { number, kind, status, content, createdAt, orderSN, pictures, notes } = opinion;
  const row = useRef<HTMLLIElement>(null);
  /** A fresh field after each addition. */
  const [additions, setAdditions] = useState(0);
  // With the row itself: in a later task a reader, or a press, might come between.
  useLayoutEffect(() => {
    if (isNew) row.current?.focus();
  }, [isNew]);
  return (
    <li ref={row} className={css.opinion} tabIndex={-1} aria-label={number}>
      <div className={css.head}>
        <span className={css.number}>{number}</span>
        <span>{text.kinds[suggestionKind.values.indexOf(kind as 1)]}</span>
        <StatusTag tone={TONES[status] ?? 'neutral'}>
          {text.statuses[suggestionStatus.values.indexOf(status as 0)]}
        </StatusTag>
        <Text size={13} tone="quiet">
          {minuteText(createdAt)}
        </Text>
      </div>
      <div className={css.words}>
        <Own>{content}</Own>
      </div>
      {orderSN !== null && (
        <Link href={pathOf('UserOrderDetail', { sn: orderSN })} kind="standalone">
          {text.order} {orderSN}
        </Link>
      )}
      {pictures.length > 0 && (
        <Text size={13} tone="body">
          {text.pictures} <Own>{pictures.map(({ name }) => name).join(text.between)}</Own>
        </Text>
      )}
      <details>
        <summary className={css.summary}>
          {notes.length > 0 ? text.thread(String(notes.length)) : text.add}
        </summary>
        <Stack gap={16}>
          {notes.length > 0 && (
            <ol className={css.thread}>
              {notes.map(({ byShop, text: said, at }) => (
                <li key={`${at} ${said}`}>
                  <Text size={13} tone="quiet">
                    {byShop ? text.shop : text.me} {minuteText(at)}
                  </Text>
                  <div className={css.words}>
                    <Own>{said}</Own>
                  </div>
                </li>
              ))}
            </ol>
          )}
          <AddNote
            key={additions}
            number={number}
            onAdded={() => {
              setAdditions(additions + 1);
              onChanged();
            }}
          />
        </Stack>
      </details>
    </li>
  );
}
