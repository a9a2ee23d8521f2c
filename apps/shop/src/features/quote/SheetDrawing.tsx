/** A press sheet to scale: paper, gripper, pieces in their places, the printer's marks. */
import type { Spot } from '@banxin/pricing/dieLine';
import type { Imposed, Place } from '@banxin/pricing/imposed';
import { useId } from 'react';
import * as css from './SheetDrawing.css.ts';

/** Room for the marks around a sheet. @unit mm */
const ROOM = 12;
/** Around the block of pieces: a mark's distance and length. @unit mm */
const MARK = { gap: 3, length: 9 };
const BAR = 6;
const round = (value: number): number => Math.round(value * 100) / 100;
const edges = (places: readonly Place[], axis: 'x' | 'y', size: 'width' | 'height') => [
  ...new Set(places.flatMap((place) => [round(place[axis]), round(place[axis] + place[size])])),
];

/** What is drawn of a sheet. */
export type DrawnSheet = Pick<
  Imposed,
  'widthMm' | 'heightMm' | 'gripperMm' | 'edgeMm' | 'places' | 'nUp' | 'folds' | 'die' | 'isTurned'
>;

function CropTicks({ sheet }: { readonly sheet: DrawnSheet }) {
  const xs = edges(sheet.places, 'x', 'width');
  const ys = edges(sheet.places, 'y', 'height');
  const reach = sheet.edgeMm + MARK.gap;
  const [left, right] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
  const [top, bottom] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
  const across = (x: number) => `M${x} ${top}v${-MARK.length}M${x} ${bottom}v${MARK.length}`;
  const down = (y: number) => `M${left} ${y}h${-MARK.length}M${right} ${y}h${MARK.length}`;
  return <path className={css.tick} d={[...xs.map(across), ...ys.map(down)].join('')} />;
}

function Register({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={css.tick}>
      <circle cx={x} cy={y} r={6} />
      <path d={`M${x - 10} ${y}h20M${x} ${y - 10}v20`} />
    </g>
  );
}

/** A box, a bag, an envelope before it is folded: cut solid, creases dashed. */
function Die({ place, sheet }: { readonly place: Place; readonly sheet: DrawnSheet }) {
  const { die, isTurned } = sheet;
  if (!die) return null;
  const { x, y, width } = place;
  const turn = isTurned
    ? `translate(${round(x + width)} ${round(y)}) rotate(90)`
    : `translate(${round(x)} ${round(y)})`;
  const way = (spots: readonly Spot[]) =>
    `M${spots.map(([a, b]) => `${round(a)} ${round(b)}`).join('L')}`;
  return (
    <g transform={turn}>
      <path className={css.piece} d={`${way(die.cut)}z`} data-part="cut" />
      <path className={css.fold} d={die.creases.map(way).join('')} data-part="crease" />
    </g>
  );
}

interface PieceProps {
  readonly place: Place;
  readonly sheet: DrawnSheet;
  /** Whose it is, where several share the sheet. */
  readonly mark: string | undefined;
}

/** A trimmed piece within its bleed; inside it the type area, and where it is folded. */
function Piece({ place, sheet, mark }: PieceProps) {
  const { x, y, width, height, isOwn } = place;
  const inset = Math.min(width, height) * 0.12;
  const { folds } = sheet;
  const edge = place.edgeMm ?? sheet.edgeMm;
  if (isOwn && sheet.die) return <Die place={place} sheet={sheet} />;
  return (
    <g>
      <rect
        className={isOwn ? css.bleed : css.othersBleed}
        x={round(x - edge)}
        y={round(y - edge)}
        width={round(width + 2 * edge)}
        height={round(height + 2 * edge)}
      />
      <rect
        className={isOwn ? css.piece : css.others}
        x={round(x)}
        y={round(y)}
        width={round(width)}
        height={round(height)}
      />
      {isOwn && (
        <>
          <rect
            className={css.typeArea}
            x={round(x + inset)}
            y={round(y + inset)}
            width={round(width - 2 * inset)}
            height={round(height - 2 * inset)}
          />
          <path
            className={css.fold}
            d={[
              ...folds.x.map((at) => `M${round(x + at * width)} ${round(y)}v${round(height)}`),
              ...folds.y.map((at) => `M${round(x)} ${round(y + at * height)}h${round(width)}`),
            ].join('')}
          />
        </>
      )}
      {mark !== undefined && (
        <text
          className={css.mark}
          x={round(x + width / 2)}
          y={round(y + height / 2)}
          fontSize={round(Math.min(width, height) * 0.45)}
        >
          {mark}
        </text>
      )}
    </g>
  );
}

export interface SheetDrawingProps {
  readonly sheet: DrawnSheet;
  /** What it shows, for who does not see it. */
  readonly label: string;
  /** One for each place. */
  readonly marks?: readonly string[];
}

/** Fills the box that it stands in. */
export function SheetDrawing({ sheet, label, marks = [] }: SheetDrawingProps) {
  const hatch = useId();
  const { widthMm: width, heightMm: height, gripperMm, places } = sheet;
  const patch = width / 12;
  return (
    <svg
      role="img"
      aria-label={label}
      className={css.drawing}
      viewBox={`${-ROOM} ${-ROOM} ${width + 2 * ROOM} ${height + 2 * ROOM}`}
      data-up={sheet.nUp}
    >
      <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse">
        <path className={css.hatch} d="M-2 2l4-4M0 8l8-8M6 10l4-4" />
      </pattern>
      <rect className={css.paper} width={width} height={height} />
      <rect y={height - gripperMm} width={width} height={gripperMm} fill={`url(#${hatch})`} />
      {(['C', 'M', 'Y', 'K'] as const).map((ink, at) => (
        <rect
          key={ink}
          className={css.ink[ink]}
          x={round(width / 2 + (at - 2) * patch)}
          y={2}
          width={round(patch)}
          height={BAR}
        />
      ))}
      {places.map((place, at) => (
        // A place keeps its number while the sheet changes: pieces move, they are not replaced.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Piece key={at} place={place} sheet={sheet} mark={marks[at]} />
      ))}
      <CropTicks sheet={sheet} />
      <Register x={0} y={round(height / 2)} />
      <Register x={width} y={round(height / 2)} />
    </svg>
  );
}
