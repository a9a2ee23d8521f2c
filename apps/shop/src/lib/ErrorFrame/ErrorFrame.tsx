/** The framed sheet of the pages 403, 404 and 500: a drawing, what happened, and the ways on. */
import { CropMarks } from '@banxin/ui/CropMarks';
import { Heading } from '@banxin/ui/Heading';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import type { ReactNode } from 'react';
import * as css from './ErrorFrame.css.ts';

export interface ErrorFrameProps {
  readonly drawing: ReactNode;
  readonly title: string;
  /** What happened and what helps. */
  readonly children: ReactNode;
  /** Links and buttons that lead on. */
  readonly ways: ReactNode;
  /** Draws the type area around it. @default false */
  readonly hasTypeArea?: boolean;
}

export function ErrorFrame({
  drawing,
  title,
  children,
  ways,
  hasTypeArea = false,
}: ErrorFrameProps) {
  return (
    <Page paddingBlock={64}>
      <div className={css.frame}>
        <CropMarks>
          <Sheet>
            <div className={hasTypeArea ? `${css.area} ${css.typeArea}` : css.area}>
              {drawing}
              <Heading level={1} isBrand>
                {title}
              </Heading>
              {children}
              <div className={css.ways}>{ways}</div>
            </div>
          </Sheet>
        </CropMarks>
      </div>
    </Page>
  );
}

/** A line drawing for the middle of the sheet. */
export function ErrorDrawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 132 100" className={css.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}
