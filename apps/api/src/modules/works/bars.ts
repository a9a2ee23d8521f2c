/** Draws a bar code. */
import { code39 } from './code39.ts';
import type { Doc } from './pdf.ts';

export interface BarsBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The bars of a text over the whole of a box. @throws Error for a character that the code does not have */
export function drawBars(doc: Doc, text: string, { x, y, width, height }: BarsBox): void {
  const code = code39(text);
  const unit = width / code.width;
  for (const bar of code.bars) doc.rect(x + bar.x * unit, y, bar.width * unit, height).fill('#000');
}
