/** A place that a dragged job can be put on; every job also has a menu that does the same. */
import { Sheet } from '@banxin/ui/Sheet';
import { type ReactNode, useState } from 'react';
import { type Dragged, isDraggedJob, readDragged } from '../dragged.ts';
import * as css from '../Gang.css.ts';

export interface DropPlaceProps {
  readonly label: string;
  /** A job is put here. */
  readonly onPut: (dragged: Dragged) => void;
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
          if (isClosed || !isDraggedJob(event.dataTransfer)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const dragged = readDragged(event.dataTransfer);
          if (!isClosed && dragged !== null) onPut(dragged);
        }}
      >
        {children}
      </div>
    </Sheet>
  );
}
