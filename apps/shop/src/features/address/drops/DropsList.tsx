/** The receivers of an order in its editor: pasted, split, made cheaper. */
import { DROPS_MAX } from '@banxin/contract/constants';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useMemo, useState } from 'react';
import { type Told, useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { useFocusAfterRemoval } from '../../../lib/useFocusAfterRemoval.ts';
import type { ReceiverLine } from '../receiverLines.ts';
import { DropRowFields } from './DropRowFields.tsx';
import * as css from './Drops.css.ts';
import { DropsPlan } from './DropsPlan.tsx';
import type { DropRow } from './dropRow.ts';
import { leftOf, splitEvenly, withLines } from './dropRows.ts';
import { dropsText } from './drops.messages.ts';
import { PasteReceivers } from './PasteReceivers.tsx';
import type { useDropsEditor } from './useDropsEditor.ts';

export interface DropsListProps {
  readonly editor: ReturnType<typeof useDropsEditor>;
  /** What is split. */
  readonly ordered: number;
  /** What the server says, by field: `drops.1.carrier`. */
  readonly refused: Readonly<Record<string, Told>>;
}

/** How much of it is given out. */
function Given({ rows, ordered }: { readonly rows: readonly DropRow[]; readonly ordered: number }) {
  const text = useText(dropsText);
  const left = leftOf(rows, ordered);
  if (left === 0) return <Text tone="body">{text.allGiven(ordered)}</Text>;
  return (
    <Text tone="critical">{left > 0 ? text.left(ordered, left) : text.over(ordered, -left)}</Text>
  );
}

export function DropsList({ editor, ordered, refused }: DropsListProps) {
  const text = useText(dropsText);
  const words = useFixedWords();
  const { rows, typed, change, addOne, priced, wayOf } = editor;
  const [rest, setRest] = useState(0);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const focus = useFocusAfterRemoval(ids);
  const add = (lines: readonly ReceiverLine[]): void => {
    const { rows: next, tooMany } = withLines(rows, lines, ordered);
    setRest(tooMany);
    const kept = typed.split(/\r?\n/).filter((line) => line.trim() !== '');
    // What found no room is not lost: it stays where it was typed.
    change({ rows: next, typed: tooMany === 0 ? '' : kept.slice(-tooMany).join('\n') });
  };
  return (
    <Stack gap={16}>
      <PasteReceivers typed={typed} onType={(next) => change({ typed: next })} onAdd={add} />
      {rest > 0 && <Notice tone="caution">{text.tooMany(DROPS_MAX, rest)}</Notice>}
      <Stack gap={8}>
        <Inline gap={12} justify="between">
          <Heading level={3} size={16}>
            {text.receivers}
          </Heading>
          <div role="status">
            <Given rows={rows} ordered={ordered} />
          </div>
        </Inline>
        <ul className={css.rows} aria-label={text.receivers}>
          {rows.map((row, index) => (
            <DropRowFields
              key={row.id}
              row={row}
              position={index + 1}
              ordered={ordered}
              way={wayOf(row, index)}
              refused={Object.entries(refused)
                .filter(([field]) => field.startsWith(`drops.${index}.`))
                .map(([, told]) => words(told))}
              onChange={(next) =>
                change({ rows: rows.map((one) => (one.id === next.id ? next : one)) })
              }
              onRemove={
                rows.length === 1
                  ? undefined
                  : () => {
                      focus.removed(row.id);
                      change({ rows: rows.filter(({ id }) => id !== row.id) });
                    }
              }
              removeRef={focus.remover(row.id)}
            />
          ))}
        </ul>
        <Inline gap={12}>
          {addOne && (
            <Button ref={focus.adder} onPress={addOne}>
              {text.addOne}
            </Button>
          )}
          <Button
            isDisabled={rows.length < 2}
            onPress={() => change({ rows: splitEvenly(rows, ordered) })}
          >
            {text.evenly}
          </Button>
        </Inline>
      </Stack>
      {priced?.plans && (
        <DropsPlan
          rows={rows}
          ways={priced.ways}
          plans={priced.plans}
          after={priced.after}
          onChange={(next) => change({ rows: next })}
        />
      )}
    </Stack>
  );
}
