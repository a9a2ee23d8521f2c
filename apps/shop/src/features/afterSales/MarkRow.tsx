/** A mark in the list: its number, what it says and where it is; who sets it writes and removes it here. */
import type { ClaimMark } from '@banxin/contract/entities/afterSales';
import { MARK_TEXT_MAX } from '@banxin/contract/rules/afterSales';
import { Button } from '@banxin/ui/Button';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { VisuallyHidden } from '@banxin/ui/VisuallyHidden';
import type { Ref } from 'react';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import { marksText } from './marks.messages.ts';
import * as css from './ProofMarks.css.ts';

export interface MarkRowProps {
  readonly mark: ClaimMark;
  /** From 1. */
  readonly number: number;
  /** Page, and where on it. */
  readonly place: string;
  readonly isCurrent: boolean;
  readonly onLook: () => void;
  /** Absent: it is looked at. */
  readonly edit?:
    | {
        readonly write: (words: string) => void;
        readonly remove: () => void;
        readonly remover: Ref<HTMLButtonElement>;
      }
    | undefined;
}

function Badge({ number }: { readonly number: number }) {
  return (
    <span className={css.badge}>
      <VisuallyHidden>{useText(marksText).mark} </VisuallyHidden>
      {number}
    </span>
  );
}

export function MarkRow({ mark, number, place, isCurrent, onLook, edit }: MarkRowProps) {
  const text = useText(marksText);
  if (edit) {
    return (
      <li className={css.row} onFocus={onLook}>
        <span className={css.beside} aria-hidden="true">
          <Badge number={number} />
        </span>
        <TextField
          label={text.words(number)}
          description={place}
          placeholder={text.placeholder}
          maxLength={MARK_TEXT_MAX}
          value={mark.text}
          onChange={edit.write}
        />
        <Button ref={edit.remover} aria-label={text.remove(number)} onPress={edit.remove}>
          {text.removeShort}
        </Button>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={css.told}
        aria-current={isCurrent || undefined}
        onClick={onLook}
        onFocus={onLook}
        onPointerEnter={onLook}
      >
        <Badge number={number} />
        <span className={css.words}>
          <Text size={14} tone={mark.text === '' ? 'quiet' : 'strong'}>
            {mark.text === '' ? text.noWords : <Own>{mark.text}</Own>}
          </Text>
          <Text size={12} tone="quiet">
            {place}
          </Text>
        </span>
      </button>
    </li>
  );
}
