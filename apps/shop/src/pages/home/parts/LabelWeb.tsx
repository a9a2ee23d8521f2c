/** Labels are printed on a web, not on sheets: the roll that it comes from, and the labels on it, to scale. */
import type { Configuration, Product } from '@banxin/pricing/types';
import * as css from '../../../features/quote/SheetDrawing.css.ts';

/** Between labels, and from their edge to the web's. @unit mm */
const GAP = 3;
/** A web of usual width. @unit mm */
const WEB = 170;
/** As much of the web as is shown, as a part of its width. */
const SHOWN = 1.2;

export const isLabel = ({ family }: Pick<Product, 'family'>): boolean => family === 'sticker';

/** So many of a size stand beside each other, and the room that they leave on either side. */
function fitted(room: number, size: number): { count: number; from: number } {
  const count = Math.max(1, Math.floor((room - GAP) / (size + GAP)));
  return { count, from: (room - count * size - (count - 1) * GAP) / 2 };
}

export function LabelWeb({
  product,
  configuration,
}: {
  readonly product: Product;
  readonly configuration: Configuration;
}) {
  const { widthMm: w, heightMm: h, crafts } = configuration;
  const high = Math.max(WEB, h + 2 * GAP);
  const long = Math.max(high * SHOWN, w + 2 * GAP);
  const roll = high * 0.22;
  const [across, down] = [fitted(long, w), fitted(high, h)];
  const isRound = product.crafts.some(
    ({ id }) => id === 'dieRound' && crafts.some((use) => use.id === id),
  );
  return (
    <svg
      aria-hidden="true"
      className={css.drawing}
      viewBox={`${-roll - 4} -8 ${roll + long + 8} ${high + 16}`}
      data-up={across.count * down.count}
    >
      <rect className={css.paper} width={long} height={high} />
      {[1, 0.72, 0.4].map((part) => (
        <rect
          key={part}
          className={css.others}
          x={-roll * part}
          y={-4}
          width={roll * part}
          height={high + 8}
        />
      ))}
      {Array.from({ length: across.count * down.count }, (_, at) => {
        const x = across.from + (at % across.count) * (w + GAP);
        const y = down.from + Math.floor(at / across.count) * (h + GAP);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a place on the web is its number
            key={at}
            className={css.piece}
            x={x}
            y={y}
            width={w}
            height={h}
            rx={isRound ? w / 2 : 2}
            ry={isRound ? h / 2 : 2}
          />
        );
      })}
    </svg>
  );
}
