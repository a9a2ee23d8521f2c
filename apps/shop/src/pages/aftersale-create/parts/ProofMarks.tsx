/** Pages of the order's proof, on which places are marked by a press, or by Enter and the arrow keys. */
import type { ClaimMark } from '@banxin/contract/entities/afterSales';
import type { PrintFile } from '@banxin/contract/entities/file';
import { MARKS_MAX } from '@banxin/contract/rules/afterSales';
import { Button } from '@banxin/ui/Button';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import type { KeyboardEvent, MouseEvent } from 'react';
import { fileImages } from '../../../features/preview/fileImages.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../aftersale-create.css.ts';
import { createText } from '../aftersale-create.messages.ts';

/** The whole page. @unit per mille */
const WHOLE = 1_000;
/** How far an arrow key moves a mark. */
const STEP = 25;

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (value: number): number => Math.min(WHOLE, Math.max(0, Math.round(value)));

export interface ProofMarksProps {
  readonly files: readonly PrintFile[];
  readonly marks: readonly ClaimMark[];
  readonly onChange: (marks: readonly ClaimMark[]) => void;
}

export default function ProofMarks({ files, marks, onChange }: ProofMarksProps) {
  const text = useText(createText);
  const pages = files.flatMap((file) =>
    fileImages(file, text.markPage).map((image) => ({ fileId: file.id, ...image })),
  );
  if (pages.length === 0) {
    return (
      <Text size={13} tone="quiet">
        {text.noProof}
      </Text>
    );
  }
  const add = (mark: ClaimMark): void => {
    if (marks.length < MARKS_MAX) onChange([...marks, mark]);
  };
  const press = (event: MouseEvent<HTMLButtonElement>, fileId: string, page: number): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A press by keyboard has no place: it marks the middle.
    const isAimed = event.detail > 0;
    add({
      fileId,
      page,
      x: isAimed ? within(((event.clientX - left) / width) * WHOLE) : WHOLE / 2,
      y: isAimed ? within(((event.clientY - top) / height) * WHOLE) : WHOLE / 2,
    });
  };
  const move = (event: KeyboardEvent, fileId: string, page: number): void => {
    const by = MOVES[event.key];
    const last = marks.findLastIndex((mark) => mark.fileId === fileId && mark.page === page);
    const mark = marks[last];
    if (by === undefined || mark === undefined) return;
    event.preventDefault();
    onChange(marks.with(last, { ...mark, x: within(mark.x + by[0]), y: within(mark.y + by[1]) }));
  };
  return (
    <Stack gap={12}>
      <Text size={13} tone="quiet">
        {text.marksHint}
      </Text>
      <div className={css.pages}>
        {pages.map(({ fileId, page, src, thumbSrc, alt }) => (
          <button
            key={`${fileId}.${page}`}
            type="button"
            aria-label={alt}
            className={css.page}
            onClick={(event) => press(event, fileId, page)}
            onKeyDown={(event) => move(event, fileId, page)}
          >
            <img src={thumbSrc ?? src} alt="" className={css.proof} loading="lazy" />
            <svg className={css.marks} aria-hidden="true">
              {marks.map((mark, index) =>
                mark.fileId === fileId && mark.page === page ? (
                  <g key={`${mark.x}.${mark.y}.${String(index)}`}>
                    <circle
                      className={css.dot}
                      cx={`${mark.x / 10}%`}
                      cy={`${mark.y / 10}%`}
                      r={10}
                    />
                    <text className={css.digit} x={`${mark.x / 10}%`} y={`${mark.y / 10}%`}>
                      {index + 1}
                    </text>
                  </g>
                ) : null,
              )}
            </svg>
          </button>
        ))}
      </div>
      {marks.length > 0 && (
        <div className={css.taken}>
          {marks.map((mark, index) => (
            <Button
              key={`${mark.fileId}.${mark.page}.${mark.x}.${mark.y}`}
              size="small"
              aria-label={text.removeMark(index + 1)}
              onPress={() => onChange(marks.toSpliced(index, 1))}
            >
              {text.mark(index + 1)} ×
            </Button>
          ))}
        </div>
      )}
    </Stack>
  );
}
