/**
 * The proof with numbered marks, and what each says. With `onChange` a press, or Enter and the arrow keys, set and move
 * them; without it they are looked at: choosing one in the list rings it on its page.
 */
import type { ClaimMark } from '@banxin/contract/entities/afterSales';
import { MARKS_MAX } from '@banxin/contract/rules/afterSales';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useFocusAfterRemoval } from '../../lib/useFocusAfterRemoval.ts';
import { MarkedPage } from './MarkedPage.tsx';
import { MarkRow } from './MarkRow.tsx';
import { isOn, type ProofPage, partOf, WHOLE } from './markPlaces.ts';
import { marksText } from './marks.messages.ts';
import * as css from './ProofMarks.css.ts';

/** How far an arrow key moves a mark. @unit per mille */
const STEP = 25;

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (value: number): number => Math.min(WHOLE, Math.max(0, Math.round(value)));

export interface ProofMarksProps {
  /** Of the styles that they are about. */
  readonly pages: readonly ProofPage[];
  readonly marks: readonly ClaimMark[];
  /** Absent: they are looked at. */
  readonly onChange?: (marks: readonly ClaimMark[]) => void;
  /** Looks closer at one of these pages. */
  readonly onOpen?: (pages: readonly ProofPage[], index: number) => void;
}

/** Which page a mark is on, and where. */
function usePlace(pages: readonly ProofPage[]): (mark: ClaimMark) => string {
  const text = useText(marksText);
  return (mark) => {
    const page = pages.find((one) => isOn(one, mark));
    return page ? text.at(page.alt, text.places[partOf(mark)] ?? '') : text.gone;
  };
}

export function ProofMarks({ pages: all, marks, onChange, onOpen }: ProofMarksProps) {
  const text = useText(marksText);
  const [current, setCurrent] = useState<number | null>(null);
  // Who marks sees every page; who looks at marks sees those that have some.
  const pages = onChange ? all : all.filter((page) => marks.some((mark) => isOn(page, mark)));
  const place = usePlace(all);
  const focus = useFocusAfterRemoval(marks.map((_mark, index) => index));
  const isFull = marks.length >= MARKS_MAX;
  const change = (next: readonly ClaimMark[], at: number | null): void => {
    setCurrent(at);
    onChange?.(next);
  };
  const press = (event: MouseEvent<HTMLButtonElement>, { fileId, page }: ProofPage): void => {
    if (isFull) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A press by keyboard has no place: it marks the middle.
    const isAimed = event.detail > 0;
    const x = isAimed ? within(((event.clientX - left) / width) * WHOLE) : WHOLE / 2;
    const y = isAimed ? within(((event.clientY - top) / height) * WHOLE) : WHOLE / 2;
    change([...marks, { fileId, page, x, y, text: '' }], marks.length);
  };
  const move = (event: KeyboardEvent, page: ProofPage): void => {
    const by = MOVES[event.key];
    const chosen = current === null ? undefined : marks[current];
    const at =
      chosen && isOn(page, chosen) ? current : marks.findLastIndex((mark) => isOn(page, mark));
    const mark = at === null ? undefined : marks[at];
    if (by === undefined || at === null || mark === undefined) return;
    event.preventDefault();
    change(marks.with(at, { ...mark, x: within(mark.x + by[0]), y: within(mark.y + by[1]) }), at);
  };
  return (
    <Stack gap={16}>
      {onChange && (
        <Text size={13} tone="quiet">
          {isFull ? text.most(MARKS_MAX) : text.hint}
        </Text>
      )}
      {pages.length > 0 && (
        <div className={css.pages}>
          {pages.map((page, index) => (
            <MarkedPage
              key={`${page.fileId}.${page.page}`}
              page={page}
              label={onChange ? text.markPage(page.alt) : text.enlarge(page.alt)}
              marks={marks}
              current={current}
              isAimed={onChange !== undefined}
              onPress={onChange ? (event) => press(event, page) : () => onOpen?.(pages, index)}
              buttonRef={index === 0 ? focus.adder : undefined}
              onKeyDown={onChange && ((event) => move(event, page))}
            />
          ))}
        </div>
      )}
      {marks.length > 0 && (
        <ol className={css.list} aria-label={text.list}>
          {marks.map((mark, index) => (
            <MarkRow
              key={`${mark.fileId}.${String(index)}`}
              mark={mark}
              number={index + 1}
              place={place(mark)}
              isCurrent={index === current}
              onLook={() => setCurrent(index)}
              edit={
                onChange && {
                  write: (words) => onChange(marks.with(index, { ...mark, text: words })),
                  remove: () => {
                    focus.removed(index);
                    change(marks.toSpliced(index, 1), null);
                  },
                  remover: focus.remover(index),
                }
              }
            />
          ))}
        </ol>
      )}
    </Stack>
  );
}
