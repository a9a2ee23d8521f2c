/** What is measured of one page: size, resolution, inks. */
import type { ImageUse, PageScan } from './pdf-content.ts';
import type { Box } from './pdf-matrix.ts';
import { type PageNode, sizeMm, toView, viewMm } from './pdf-pages.ts';
import type { InkReport, PageReport } from './report.ts';

export function pageReport(node: PageNode, scan: PageScan): PageReport {
  const [widthMm, heightMm] = viewMm(node);
  const seen = scan.images.filter((image) => image.visible);
  const worst = seen.reduce<ImageUse | null>(
    (kept, image) => (kept === null || imageDpi(image) < imageDpi(kept) ? image : kept),
    null,
  );
  const least = worst && lowest([imageDpi(worst)]);
  const boxes = new Map(scan.spots);
  for (const { spots, box } of seen) {
    for (const spot of spots) if (!boxes.has(spot)) boxes.set(spot, box);
  }
  const spots = sorted([...boxes.keys()]).slice(0, 32);
  const processes = new Set([...scan.painted, ...seen.map((image) => image.process)]);
  return {
    widthMm,
    heightMm,
    mediaMm: sizeMm(node, node.media),
    trimMm: sizeMm(node, node.trim),
    trim: toView(node, node.trim),
    bleed: toView(node, node.bleedStated ? node.bleed : node.crop),
    trimStated: node.trimStated && differs(node.trim, node.crop),
    rotation: node.rotation,
    images: scan.images.length,
    lowestDpi: least,
    lowestDpiBox: least !== null && worst ? toView(node, unscaled(node, worst.box)) : null,
    rgb: processes.has('rgb') || processes.has('lab'),
    coloured: ['rgb', 'lab', 'cmyk', 'spot'].some((process) => processes.has(process as 'rgb')),
    marks: Object.fromEntries(
      scan.marks
        .all()
        .map(([kind, places]) => [
          kind,
          places.map(({ box, value }) => ({ box: toView(node, unscaled(node, box)), value })),
        ]),
    ),
    ink: inkReport(node, scan, seen),
    spots,
    spotBoxes: Object.fromEntries(
      spots.flatMap((spot) => {
        const box = boxes.get(spot);
        return box ? [[spot, toView(node, unscaled(node, box))]] : [];
      }),
    ),
  };
}

function inkReport(node: PageNode, { ink }: PageScan, seen: readonly ImageUse[]): InkReport {
  const { most, box, shares } = ink.result;
  return {
    most,
    box: box && toView(node, unscaled(node, box)),
    shares,
    isPartial: ink.isPartial || seen.some(({ process }) => process !== 'gray'),
  };
}

/** More than a third of a millimetre apart on some side. */
function differs(a: PageNode['crop'], b: PageNode['crop']): boolean {
  return a.some((side, index) => Math.abs(side - (b[index] as number)) > 1);
}

export function unscaled(node: PageNode, box: Box): Box {
  return box.map((side) => side / node.unit) as unknown as Box;
}

/** The lesser resolution of both axes; an axis of one pixel is a plain stripe and has none. */
export function imageDpi(image: ImageUse): number {
  const axes = [
    ...(image.width > 1 ? [image.xDpi] : []),
    ...(image.height > 1 ? [image.yDpi] : []),
  ];
  return axes.length > 0 ? Math.min(...axes) : Number.POSITIVE_INFINITY;
}

export function lowest(values: number[]): number | null {
  const least = values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  return Number.isFinite(least) ? Math.round(least * 10) / 10 : null;
}

export function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
