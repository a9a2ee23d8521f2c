/** Panels in space, with the customer's pages on them. */
import type { Spot } from '@banxin/pricing/dieLine';
import type { ProductArtProps } from '@banxin/ui/ProductArt';
import { useId } from 'react';
import * as css from './Folding.css.ts';
import { type SeenPanel, seen, type View } from './projection.ts';
import { type Art, type ArtPanel, artPlace, type Body } from './sheets.ts';

const through = (spots: readonly Spot[]): string =>
  spots.length === 0 ? '' : `M${spots.map((spot) => spot.join(' ')).join('L')}z`;

/** Room around what is drawn, as a share of it. */
const MARGIN = 0.08;

/** Strongest shade. */
const DARK = 0.34;

function boxOf(panels: readonly SeenPanel[]): string {
  const all = panels.flatMap(({ corners }) => corners);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const room = Math.max(w, h) * MARGIN;
  return [x - room, y - room, w + 2 * room, h + 2 * room].map((one) => one.toFixed(2)).join(' ');
}

function Printed({ art, panel }: { readonly art: Art; readonly panel: ArtPanel }) {
  const { x, y, turn } = artPlace(art, panel);
  return (
    <g transform={turn}>
      <image
        href={art.url}
        x={x}
        y={y}
        width={art.widthMm}
        height={art.heightMm}
        preserveAspectRatio="none"
      />
    </g>
  );
}

export interface FoldingDrawingProps {
  readonly body: Body;
  readonly view: View;
  readonly stock: NonNullable<ProductArtProps['stock']>;
  readonly label: string;
}

export function FoldingDrawing({ body, view, stock, label }: FoldingDrawingProps) {
  const id = useId();
  const drawn = seen(body.panels, view, body.inOnePlane);
  return (
    <svg viewBox={boxOf(drawn)} role="img" aria-label={label}>
      {drawn.map(({ index, matrix, isFront, shade }) => {
        const panel = body.panels[index];
        if (panel === undefined) return null;
        const d = through(panel.outline);
        const art = isFront ? panel.front : panel.back;
        const clip = `${id}-${index}`;
        return (
          <g key={index} transform={`matrix(${matrix.map((one) => one.toFixed(5)).join(' ')})`}>
            <clipPath id={clip}>
              <path d={d} />
            </clipPath>
            <path d={d} className={css.paper[stock]} />
            {art && (
              <g clipPath={`url(#${clip})`}>
                {isFront ? (
                  <Printed art={art} panel={panel} />
                ) : (
                  // Seen from the other side.
                  <g transform={`matrix(-1 0 0 1 ${panel.widthMm} 0)`}>
                    <Printed art={art} panel={panel} />
                  </g>
                )}
              </g>
            )}
            <path d={d} className={css.shade} fillOpacity={(shade * DARK).toFixed(3)} />
            <path d={d} className={css.edge} vectorEffect="non-scaling-stroke" />
          </g>
        );
      })}
    </svg>
  );
}
