/** The finished piece with the customer's artwork: folded, made up or turned page by page, by pointer and by keyboard. */

import type { FoldPlan } from '@banxin/pricing/foldUp';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Inline } from '@banxin/ui/Inline';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import type { ProductArtProps } from '@banxin/ui/ProductArt';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { type PointerEvent, useRef, useState } from 'react';
import { useText } from '../../lib/text.ts';
import * as css from './Folding.css.ts';
import { FoldingDrawing } from './FoldingDrawing.tsx';
import { foldingText } from './folding.messages.ts';
import type { View } from './projection.ts';
import { Slider } from './Slider.tsx';
import { type Art, type Book, foldedBody, leavesOf, openBook } from './sheets.ts';
import { useProgress } from './useProgress.ts';

/** What is looked at. */
export type Folding =
  | { readonly kind: 'fold' | 'box'; readonly plan: FoldPlan }
  | ({ readonly kind: 'book' } & Pick<Book, 'widthMm' | 'heightMm'>);

export interface FoldingDialogProps {
  readonly name: string;
  readonly folding: Folding;
  /** Pages of each style, in their order. */
  readonly styles: readonly (readonly (Art | null)[])[];
  readonly stock: NonNullable<ProductArtProps['stock']>;
  readonly onClose: () => void;
}

const START: Readonly<Record<Folding['kind'], View>> = {
  fold: { yaw: -24, pitch: 22 },
  box: { yaw: -32, pitch: 24 },
  book: { yaw: 0, pitch: 38 },
};

/** How far a turn goes each way. @unit ° */
const TURN = 180;
const TILT = 80;
/** A pixel of dragging turns so far. @unit ° */
const PER_PIXEL = 0.5;

const within = (at: number, most: number): number => Math.min(Math.max(at, -most), most);

export default function FoldingDialog(props: FoldingDialogProps) {
  const { name, folding, styles, stock, onClose } = props;
  const text = useText(foldingText);
  const [style, setStyle] = useState(0);
  const [view, setView] = useState(START[folding.kind]);
  const pages = styles[style] ?? [];
  const book = folding.kind === 'book' ? { ...folding, pages } : null;
  const steps = folding.kind === 'book' ? leavesOf({ pages }) : folding.plan.steps;
  const { progress, set, go } = useProgress(steps);
  const grip = useRef<{ x: number; y: number; view: View } | null>(null);
  const [isDragged, setDragged] = useState(false);
  const body =
    folding.kind === 'book'
      ? openBook({ ...folding, pages }, progress, view)
      : foldedBody(folding.plan, pages, progress, view);

  const stepWords = (): string => {
    const at = Math.floor(progress);
    const isBetween = progress > at;
    if (book === null) {
      return isBetween ? text.between(at + 1, steps) : text.step(at, steps);
    }
    if (isBetween) return text.turning;
    const [from, to] = [at * 2, at * 2 + 1];
    return text.spread(Math.max(from, 1), Math.min(to, pages.length));
  };
  const words = stepWords();
  const drag = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, view };
      setDragged(true);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLDivElement>) => {
      if (grip.current === null) return;
      const { x, y, view: from } = grip.current;
      setView({
        yaw: within(from.yaw + (clientX - x) * PER_PIXEL, TURN),
        pitch: within(from.pitch + (clientY - y) * PER_PIXEL, TILT),
      });
    },
    onPointerUp: () => {
      grip.current = null;
      setDragged(false);
    },
    onPointerCancel: () => {
      grip.current = null;
      setDragged(false);
    },
  };
  const isBegin = progress === 0;
  const [back, forth] = book ? [text.pageBack, text.pageForth] : [text.back, text.forth];
  return (
    <Dialog
      isOpen
      size="large"
      title={text.titleOf(name)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={12}>
        {styles.every((one) => one.every((art) => art === null)) && (
          <Text size={13} tone="body">
            {text.noFile}
          </Text>
        )}
        {styles.length > 1 && (
          <NativeSelect
            aria-label={text.ofStyle}
            value={String(style)}
            onChange={(id) => setStyle(Number(id))}
            options={styles.map((_, at) => ({ id: String(at), label: text.style(at + 1) }))}
          />
        )}
        <div className={css.stage} data-dragged={isDragged || undefined} {...drag}>
          <FoldingDrawing
            body={body}
            view={view}
            stock={stock}
            label={text.drawingOf(name, words)}
          />
        </div>
        <Inline gap={12} justify="between">
          <Inline gap={8}>
            <Button isDisabled={isBegin} onPress={() => go(Math.ceil(progress) - 1)}>
              {back}
            </Button>
            <Button isDisabled={progress === steps} onPress={() => go(Math.floor(progress) + 1)}>
              {forth}
            </Button>
            <Button variant="quiet" onPress={() => go(isBegin && !book ? steps : 0)}>
              {book ? text.toFirst : isBegin ? text.close : text.flatten}
            </Button>
          </Inline>
          <span role="status">
            <Text size={13} tone="body">
              {words}
            </Text>
          </span>
        </Inline>
        <div className={css.sliders}>
          <Slider
            label={book ? text.book : text.fold}
            value={progress}
            min={0}
            max={steps}
            step={0.05}
            words={words}
            onChange={set}
          />
          <Slider
            label={text.turn}
            value={view.yaw}
            min={-TURN}
            max={TURN}
            step={5}
            words={`${Math.round(view.yaw)}°`}
            onChange={(yaw) => setView({ ...view, yaw })}
          />
          <Slider
            label={text.tilt}
            value={view.pitch}
            min={-TILT}
            max={TILT}
            step={5}
            words={`${Math.round(view.pitch)}°`}
            onChange={(pitch) => setView({ ...view, pitch })}
          />
        </div>
        <Text size={12} tone="quiet">
          {text.drag}；{text.hint}
        </Text>
      </Stack>
    </Dialog>
  );
}
