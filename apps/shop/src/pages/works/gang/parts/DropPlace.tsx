/** A place that a dragged job can be put on; every job also has a menu that does the same. */
import { Sheet } from '@banxin/ui/Sheet';
import { type ReactNode, useState } from 'react';
import { DRAGGED_JOB } from '../dragged.ts';
import * as css from '../Gang.css.ts';

export interface DropPlaceProps {
  readonly label: string;
  /** Number of the order that is put here. */
  readonly onPut: (orderId: number) => void;
  /** Nothing can be put here now. */
  readonly isClosed?: boolean;
  readonly children: ReactNode;
}

export function DropPlace({ label, onPut, isClosed = false, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  return (
    <Sheet element="section" padding="none" aria-label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is one of two ways, the menu of a job is the other */}
      <div
        className={css.card}
        data-over={isOver}
        onDragOver={(event) => {
          if (isClosed || !event.dataTransfer.types.includes(DRAGGED_JOB)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const id = Number(event.dataTransfer.getData(DRAGGED_JOB));
          if (!isClosed && id > 0) onPut(id);
        }}
      >
        {children}
      </div>
    </Sheet>
  );
}
