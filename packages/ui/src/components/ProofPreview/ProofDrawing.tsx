// The proof itself, to scale: sheet with bleed, page picture, trim, safe area, folds, crop marks, findings.
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesContext.ts';
import { EmptyGuide } from './EmptyGuide.tsx';
import * as css from './ProofDrawing.css.ts';
import { mm, type ProofFinding, type ProofGeometry, type ProofPage } from './proofTypes.ts';

export interface ProofDrawingProps {
  geometry: ProofGeometry;
  page: ProofPage | undefined;
  foldsMm: readonly number[];
  shape: 'rect' | 'rounded' | 'round';
  findings: readonly ProofFinding[];
  selectedId: string | null;
}

/** Rounded corners of the finished piece. @unit mm */
const CORNER_MM = 3;

function Outline({
  by,
  part,
  geometry,
  shape,
  className,
}: Pick<ProofDrawingProps, 'geometry' | 'shape'> & {
  by: number;
  part: string;
  className: string;
}): ReactNode {
  const [w, h] = [geometry.trimWidthMm + by * 2, geometry.trimHeightMm + by * 2];
  if (w <= 0 || h <= 0) return null;
  if (shape === 'round') {
    return (
      <ellipse
        data-part={part}
        cx={w / 2 - by}
        cy={h / 2 - by}
        rx={w / 2}
        ry={h / 2}
        className={className}
        vectorEffect="non-scaling-stroke"
      />
    );
  }
  return (
    <rect
      data-part={part}
      x={-by}
      y={-by}
      width={w}
      height={h}
      rx={shape === 'rounded' ? Math.max(CORNER_MM + by, 0) : 0}
      className={className}
      vectorEffect="non-scaling-stroke"
    />
  );
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
  shape,
  findings,
  selectedId,
}: ProofDrawingProps): ReactNode {
  const messages = useMessages();
  const { trimWidthMm: w, trimHeightMm: h, bleedMm, safeMm } = geometry;
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
        <EmptyGuide geometry={geometry} />
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
      {bleedMm > 0 && (
        <path
          data-part="bleed"
          fillRule="evenodd"
          d={`M${-bleedMm} ${-bleedMm}h${w + bleedMm * 2}v${h + bleedMm * 2}h${-(w + bleedMm * 2)}zM0 0v${h}h${w}v${-h}z`}
          className={css.bleed}
        />
      )}
      {foldsMm.map((x) => (
        <path
          key={x}
          data-part="fold"
          d={`M${x} ${-bleedMm - reach * 0.3}V${h + bleedMm + reach * 0.3}`}
          className={css.fold}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <Outline by={0} part="trim" geometry={geometry} shape={shape} className={css.trim} />
      <Outline by={-safeMm} part="safe" geometry={geometry} shape={shape} className={css.safe} />
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
      {findings.map((finding) =>
        finding.box === undefined ? null : (
          <rect
            key={finding.id}
            data-part="finding"
            x={origin.x + finding.box.x}
            y={origin.y + finding.box.y}
            width={finding.box.width}
            height={finding.box.height}
            className={css.finding[finding.severity]}
            data-selected={finding.id === selectedId || undefined}
            vectorEffect="non-scaling-stroke"
          />
        ),
      )}
    </svg>
  );
}
