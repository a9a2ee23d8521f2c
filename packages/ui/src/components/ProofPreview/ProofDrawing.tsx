// The proof itself, to scale: sheet with bleed, page picture, trim, safe area, folds, crop marks, findings.
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesContext.ts';
import { EmptyGuide } from './EmptyGuide.tsx';
import * as css from './ProofDrawing.css.ts';
import { cutPath, ProofLines } from './ProofLines.tsx';
import {
  mm,
  type ProofDie,
  type ProofGeometry,
  type ProofMark,
  type ProofPage,
} from './proofTypes.ts';

export interface ProofDrawingProps {
  geometry: ProofGeometry;
  page: ProofPage | undefined;
  foldsMm: readonly number[];
  foldAxis: 'vertical' | 'horizontal';
  die: ProofDie | undefined;
  shape: 'rect' | 'rounded' | 'round';
  marks: readonly ProofMark[];
}

function CropLines({ geometry, reach }: { geometry: ProofGeometry; reach: number }): ReactNode {
  const { trimWidthMm: w, trimHeightMm: h, bleedMm } = geometry;
  const [from, to] = [bleedMm + reach * 0.12, bleedMm + reach * 0.62];
  const segments = [0, w]
    .flatMap((x) => [
      [x, -to, x, -from],
      [x, h + from, x, h + to],
    ])
    .concat(
      [0, h].flatMap((y) => [
        [-to, y, -from, y],
        [w + from, y, w + to, y],
      ]),
    );
  return (
    <path
      d={segments.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('')}
      className={css.crop}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** Origin is the finished sheet's upper left corner; one unit is one millimetre. */
export function ProofDrawing({
  geometry,
  page,
  foldsMm,
  foldAxis,
  die,
  shape,
  marks,
}: ProofDrawingProps): ReactNode {
  const messages = useMessages();
  const { trimWidthMm: w, trimHeightMm: h, bleedMm } = geometry;
  const reach = Math.max(w, h) * 0.16;
  const edge = bleedMm + reach;
  const drop = Math.max(w, h) * 0.012;
  const type = Math.max(w, h) * 0.04;
  const origin =
    page === undefined
      ? { x: -bleedMm, y: -bleedMm }
      : { x: (w - page.widthMm) / 2, y: (h - page.heightMm) / 2 };
  return (
    <svg
      viewBox={`${-edge} ${-edge} ${w + edge * 2} ${h + edge * 2}`}
      role="img"
      aria-label={messages.proofOf(mm(w), mm(h))}
      className={css.drawing}
      data-part="drawing"
    >
      <rect
        x={-bleedMm}
        y={-bleedMm + drop}
        width={w + bleedMm * 2}
        height={h + bleedMm * 2}
        className={css.shadow}
      />
      <rect
        x={-bleedMm}
        y={-bleedMm}
        width={w + bleedMm * 2}
        height={h + bleedMm * 2}
        className={css.sheet}
      />
      {page === undefined ? (
        <EmptyGuide geometry={geometry} die={die} />
      ) : (
        <image
          data-part="page"
          href={page.imageUrl}
          x={origin.x}
          y={origin.y}
          width={page.widthMm}
          height={page.heightMm}
          preserveAspectRatio="none"
        />
      )}
      {(die !== undefined || bleedMm > 0) && (
        <path
          data-part="bleed"
          fillRule="evenodd"
          d={`M${-bleedMm} ${-bleedMm}h${w + bleedMm * 2}v${h + bleedMm * 2}h${-(w + bleedMm * 2)}z${die ? cutPath(die) : `M0 0v${h}h${w}v${-h}z`}`}
          className={css.bleed}
        />
      )}
      <ProofLines {...{ geometry, shape, foldsMm, foldAxis, die, reach }} />
      <CropLines geometry={geometry} reach={reach} />
      <text x={w / 2} y={-bleedMm - reach * 0.3} fontSize={type} className={css.measure}>
        {mm(w)} mm
      </text>
      <text
        x={-bleedMm - reach * 0.3}
        y={h / 2}
        fontSize={type}
        className={css.measure}
        transform={`rotate(-90 ${-bleedMm - reach * 0.3} ${h / 2})`}
      >
        {mm(h)} mm
      </text>
      {marks.map(({ key, box, severity, isSelected, number }) => (
        <g key={key}>
          <rect
            data-part="finding"
            x={origin.x + box.x}
            y={origin.y + box.y}
            width={box.width}
            height={box.height}
            className={css.finding[severity]}
            data-selected={isSelected || undefined}
            vectorEffect="non-scaling-stroke"
          />
          {number !== null && (
            <text
              data-part="number"
              x={origin.x + box.x}
              y={origin.y + box.y}
              fontSize={type * 1.7}
              // Of print, like the lines: an edge of paper keeps it readable on any page, also in the dark.
              fill="#17191E"
              stroke="#FFFFFF"
              strokeWidth={type * 0.3}
              paintOrder="stroke"
              textAnchor="middle"
              dominantBaseline="central"
            >
              {number}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
