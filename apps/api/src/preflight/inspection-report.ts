/** The report of a file that was measured: its facts, its findings and where they are seen. */
import { fileFindings } from './file-findings.ts';
import { EDGE_BUDGET, type EdgeWork, pageEdges } from './page-edges.ts';
import { imageDpi, lowest, sorted, unscaled } from './page-report.ts';
import { activeParts } from './pdf-actions.ts';
import type { PageScan } from './pdf-content.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { EngineDocument } from './pdf-engine.ts';
import type { FontCollector } from './pdf-fonts.ts';
import type { Box } from './pdf-matrix.ts';
import { type PageNode, toView } from './pdf-pages.ts';
import type { PictureCheck } from './pdf-pictures.ts';
import { standardOf } from './pdf-standard.ts';
import type { PageReport, PreflightReport } from './report.ts';
import type { PagePlaces } from './unread-findings.ts';

/** Everything that this reader finds out about a file. */
export interface Measured {
  readonly nodes: readonly PageNode[];
  readonly scans: readonly PageScan[];
  readonly pages: readonly PageReport[];
  readonly work: readonly EdgeWork[];
  readonly fonts: FontCollector;
  readonly check: PictureCheck;
}

export function reportOf(
  document: PdfDocument,
  measured: Measured,
  opened: EngineDocument,
): PreflightReport {
  const { nodes, scans, fonts } = measured;
  const placed = scans.flatMap((scan) => scan.images.filter((image) => !image.inPattern));
  const seen = placed.filter((image) => image.visible);
  const facts = {
    pageCount: nodes.length,
    encrypted: document.encrypted,
    producer: opened.producer,
    images: placed.length,
    lowestDpi: lowest(seen.map(imageDpi)),
    lowestXDpi: lowest(seen.map((image) => (image.width > 1 ? image.xDpi : image.yDpi))),
    colourSpaces: sorted(placed.map((image) => image.family)),
    paintedColours: sorted(scans.flatMap((scan) => [...scan.painted])),
    spots: sorted(measured.pages.flatMap((page) => page.spots)),
    standard: standardOf(document),
    fonts: fonts.fonts.length,
    fontsNotEmbedded: fonts.fonts
      .filter((font) => !font.embedded)
      .map(({ name, page, used }) => ({ name, page, used })),
  };
  const findings = fileFindings(measured.pages, facts, {
    repaired: document.repaired,
    active: activeParts(document, nodes).map(({ kind, page, box }) => ({
      kind,
      page,
      box: page !== null && box ? toView(nodes[page - 1] as PageNode, box) : null,
    })),
    places: placesOf(document, nodes, scans, opened),
  });
  const pages = withEdges(document, measured, opened);
  const status = facts.encrypted ? 'refused' : findings.some(isNotable) ? 'warning' : 'passed';
  return { status, pages, facts, findings };
}

/**
 * Edges are looked at of pages that were read as a whole, that the engine reads in the same size, and as long as the
 * file does not cause too much drawing.
 */
function withEdges(
  document: PdfDocument,
  { nodes, scans, pages, work }: Measured,
  opened: EngineDocument,
): PageReport[] {
  const left: { operators: number; pixels: number } = { ...EDGE_BUDGET };
  return pages.map((page, index) => {
    const [node, scan] = [nodes[index] as PageNode, scans[index] as PageScan];
    const { operators, pixels } = work[index] as EdgeWork;
    left.operators -= operators;
    left.pixels -= pixels;
    const isRead = scan.unread.size === 0 && document.unread.size === 0;
    const isWhole = isRead && !scan.cut && !scan.undrawable;
    const isAffordable = left.operators >= 0 && left.pixels >= 0;
    const isSeen = isWhole && isAffordable && sameSize(node, opened.sizeOf(index));
    return { ...page, edges: isSeen ? pageEdges(opened, index, node, page) : null };
  });
}

/** What is to be said page by page, with its place on the page as it is seen. */
function placesOf(
  document: PdfDocument,
  nodes: readonly PageNode[],
  scans: readonly PageScan[],
  opened: EngineDocument,
): PagePlaces[] {
  const places = scans.map((scan, index) => {
    const node = nodes[index] as PageNode;
    const view = (box: Box | null) => box && toView(node, unscaled(node, box));
    return {
      page: index + 1,
      unread: [...scan.unread].map(([cause, box]) => ({ cause, box: view(box) })),
      cut: scan.cut,
      hiddenLayers: [...scan.hiddenLayers],
      annotations: scan.annotations.map(({ box, isField }) => ({ box: view(box), isField })),
      isOdd: node.isOdd || !sameSize(node, opened.sizeOf(index)),
    };
  });
  const ofFile = [...document.unread].map((cause) => ({ cause, box: null }));
  return [
    ...places,
    { page: null, unread: ofFile, cut: false, hiddenLayers: [], annotations: [], isOdd: false },
  ];
}

/** The engine read the same page: both sides, apart from rounding and the user unit. */
function sameSize(node: PageNode, size: readonly [number, number] | null): boolean {
  if (!size) return false;
  const [width, height] = [node.crop[2] - node.crop[0], node.crop[3] - node.crop[1]];
  const [across, along] = node.rotation % 180 === 0 ? [width, height] : [height, width];
  return [1, node.unit].some(
    (unit) => Math.abs(size[0] - across * unit) <= 1 && Math.abs(size[1] - along * unit) <= 1,
  );
}

function isNotable(finding: { severity: string }): boolean {
  return finding.severity !== 'ok';
}
