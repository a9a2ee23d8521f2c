/** What was typed beside what was saved elsewhere meanwhile: nothing typed is lost, and nothing is written over unseen. */
import { record } from '@banxin/contract/refusals/record';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useEffect, useRef } from 'react';
import { useFixedWords } from './fixedWords.ts';
import { Own } from './Own.tsx';
import * as css from './StoredBeside.css.ts';
import { storedText } from './stored.messages.ts';
import { useText } from './text.ts';

export interface StoredField {
  readonly id: string;
  readonly label: string;
  /** In words, as the customer reads them. */
  readonly typed: string;
  readonly stored: string;
}

export interface StoredBesideProps {
  /** Every field of the form; those that are alike are left out. */
  readonly fields: readonly StoredField[];
  /** Puts what is stored into the form. */
  readonly onTake: () => void;
}

const NOTHING = '—';

export function StoredBeside({ fields, onTake }: StoredBesideProps) {
  const text = useText(storedText);
  const words = useFixedWords();
  const place = useRef<HTMLDivElement>(null);
  // Whoever has just pressed the button below it hears and sees why it was not saved.
  useEffect(() => place.current?.focus(), []);
  const others = fields.filter(({ typed, stored }) => typed !== stored);
  const { changedElsewhere } = record;
  const [message] = changedElsewhere.words({ current: null });
  const said = (value: string) => (value === '' ? NOTHING : <Own>{value}</Own>);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="caution" title={words({ message, data: { key: changedElsewhere.key } })}>
        <Stack gap={12}>
          <Text tone="body">{others.length === 0 ? text.alike : text.hint}</Text>
          {others.length > 0 && (
            <>
              <table className={css.table} aria-label={text.label}>
                <thead>
                  <tr>
                    <td />
                    <th scope="col">{text.typed}</th>
                    <th scope="col">{text.stored}</th>
                  </tr>
                </thead>
                <tbody>
                  {others.map(({ id, label, typed, stored }) => (
                    <tr key={id}>
                      <th scope="row">{label}</th>
                      <td>{said(typed)}</td>
                      <td>{said(stored)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Inline gap={12}>
                <Button size="small" onPress={onTake}>
                  {text.take}
                </Button>
              </Inline>
            </>
          )}
        </Stack>
      </Notice>
    </div>
  );
}
