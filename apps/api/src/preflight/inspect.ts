/** Inspects one file: accepts or refuses it, measures its facts, states its findings. */
import { fileTypeFromBuffer } from 'file-type';
import { fileSource, indexOfAscii } from './byte-source.ts';
import { fileFindings } from './file-findings.ts';
import { activeParts } from './pdf-actions.ts';
import {
  type Budget,
  DRAWING_BUDGET,
  type ImageUse,
  type PageScan,
  scanPage,
} from './pdf-content.ts';
import { PdfDocument } from './pdf-document.ts';
import type { EngineDocument, OpenFailure, PdfEngine } from './pdf-engine.ts';
import { PdfStructureError } from './pdf-errors.ts';
import { TooLarge } from './pdf-filters.ts';
import { FontCollector } from './pdf-fonts.ts';
import { Layers } from './pdf-layers.ts';
import type { Box } from './pdf-matrix.ts';
import { type PageNode, printedArea, readPages, sizeMm, toView, viewMm } from './pdf-pages.ts';
import { PictureCheck } from './pdf-pictures.ts';
import { updateWith } from './pdf-substitute.ts';
import { REFUSALS } from './refusals.ts';
import { LIMITS, type PageReport, type PreflightReport, refusal } from './report.ts';
import type { PagePlaces } from './unread-findings.ts';

/** A report, and the open document for drawing previews when the file can be drawn. */
export interface Inspection {
  readonly report: PreflightReport;
  readonly document: EngineDocument | null;
  /** Pages (1-based) whose drawing would not end. */
  readonly undrawable: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** Refuses what is not a PDF before any parser sees it; null when it may go on. */
export async function refuseByNature(fd: number, size: number): Promise<PreflightReport | null> {
  if (size === 0) return refusal('EMPTY', REFUSALS.empty);
  if (size > LIMITS.fileBytes) return refusal('TOO_LARGE', REFUSALS.tooLarge(size), size);
  const head = fileSource(fd, size).slice(0, 4100);
  const detected = await fileTypeFromBuffer(head);
  const marker = indexOfAscii(head.subarray(0, 1024), '%PDF-');
  if (detected && detected.mime !== 'application/pdf') {
    return refusal('NOT_PDF', REFUSALS.otherType(detected.ext), detected.mime);
  }
  if (marker < 0) return refusal('NOT_PDF', REFUSALS.notPdf);
  return null;
}

/**
 * Inspects the open file. Never throws for a bad file: it answers a refusal.
 * The caller closes `document`.
 */
export async function inspectFile(
  engine: PdfEngine,
  fd: number,
  size: number,
): Promise<Inspection> {
  const refused = await refuseByNature(fd, size);
  if (refused) return { report: refused, document: null, undrawable: NONE };
  try {
    return await inspectPdf(engine, fd, size);
  } catch (error) {
    const report = refusalOf(error);
    if (!report) throw error;
    return { report, document: null, undrawable: NONE };
  }
}

/** A password hides the structure from this reader: then the engine is asked what is wrong. */
async function inspectPdf(engine: PdfEngine, fd: number, size: number): Promise<Inspection> {
  const source = fileSource(fd, size);
  let document: PdfDocument;
  try {
    document = PdfDocument.open(source);
    if (document.trailer.has('Encrypt')) await close(engine.open(fd, size, document.masks()));
  } catch (error) {
    if (error instanceof PdfStructureError) await close(engine.open(fd, size));
    throw error;
  }
  const measured = await measure(document);
  const { substitutes } = measured.check;
  const update = substitutes.length > 0 ? updateWith(document, substitutes, size) : null;
  const masks = [...document.masks(), ...(update ? [{ offset: size, bytes: update }] : [])];
  const opened = await engine.open(fd, size, masks);
  if (typeof opened === 'string') throw new EngineRefusal(opened);
  if (opened.pageCount !== measured.nodes.length) {
    opened.close();
    throw new PdfStructureError('page counts differ', 'pageCount');
  }
  return {
    report: reportOf(document, measured, opened),
    document: opened,
    undrawable: new Set(
      measured.scans.flatMap((scan, index) => (scan.undrawable ? [index + 1] : [])),
    ),
  };
}

class EngineRefusal extends Error {
  readonly failure: OpenFailure;
  constructor(failure: OpenFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Errors: EngineRefusal when a password is needed. */
async function close(opening: ReturnType<PdfEngine['open']>): Promise<void> {
  const opened = await opening;
  if (opened === 'password') throw new EngineRefusal(opened);
  if (opened !== 'damaged') opened.close();
}

/** A file that cannot be used at all. */
class Refused extends Error {
  readonly report: PreflightReport;
  constructor(report: PreflightReport) {
    super(report.findings[0]?.message);
    this.report = report;
  }
}

function refusalOf(error: unknown): PreflightReport | null {
  if (error instanceof Refused) return error.report;
  if (error instanceof PdfStructureError) return refusal('UNREADABLE', REFUSALS[error.fault]);
  if (error instanceof TooLarge) return refusal('UNREADABLE', REFUSALS.tooComplex);
  if (!(error instanceof EngineRefusal)) return null;
  return error.failure === 'password'
    ? refusal('ENCRYPTED', REFUSALS.password)
    : refusal('UNREADABLE', REFUSALS.damaged);
}

/** Everything that this reader finds out about a file. */
interface Measured {
  readonly nodes: readonly PageNode[];
  readonly scans: readonly PageScan[];
  readonly pages: readonly PageReport[];
  readonly fonts: FontCollector;
  readonly check: PictureCheck;
}

async function measure(document: PdfDocument): Promise<Measured> {
  const nodes = readPages(document, LIMITS.pages);
  if (nodes.length > LIMITS.pages) {
    const stated = statedCount(document);
    throw new Refused(refusal('TOO_MANY_PAGES', REFUSALS.tooManyPages(stated), stated ?? '>400'));
  }
  const budget: Budget = { ...DRAWING_BUDGET };
  const fonts = new FontCollector(document);
  const layers = new Layers(document);
  const check = new PictureCheck(document);
  const scans: PageScan[] = [];
  const pages: PageReport[] = [];
  for (const [index, node] of nodes.entries()) {
    const view = viewMm(node);
    if (Math.max(...view) > LIMITS.maxSideMm || Math.min(...view) < LIMITS.minSideMm) {
      throw new Refused(refusal('UNREADABLE', REFUSALS.pageSize(index + 1, view)));
    }
    fonts.scan(node.resources, index + 1);
    fonts.scanAnnotations(node.dict.get('Annots'), index + 1);
    const scan = scanPage(
      document,
      {
        contents: node.dict.get('Contents'),
        resources: document.dict(node.resources),
        annotations: node.dict.get('Annots'),
        scale: node.unit,
        area: printedArea(node),
      },
      layers,
      budget,
    );
    const flood = scan.images.find((image) => image.width * image.height > LIMITS.imagePixels);
    if (flood) {
      const words = REFUSALS.pixelFlood(index + 1, flood.width, flood.height);
      throw new Refused(refusal('UNREADABLE', words));
    }
    for (const { stream, box } of scan.pictures.values()) {
      const fault = await check.faultOf(stream);
      if (check.isTooHeavy(stream)) scan.undrawable = true;
      if (fault === 'cut') scan.cut = true;
      else if (fault && !scan.unread.has(fault)) scan.unread.set(fault, box);
    }
    for (const key of scan.fonts) fonts.use(key);
    scans.push(scan);
    pages.push(pageReport(node, scan));
  }
  return { nodes, scans, pages, fonts, check };
}

/** What the page tree says it holds; null when that cannot be. */
function statedCount(document: PdfDocument): number | null {
  const tree = document.dict(document.dict(document.trailer.get('Root'))?.get('Pages'));
  const count = document.number(tree?.get('Count')) ?? 0;
  return Number.isInteger(count) && count > LIMITS.pages && count < 100_000 ? count : null;
}

function reportOf(
  document: PdfDocument,
  { nodes, scans, pages, fonts }: Measured,
  opened: EngineDocument,
): PreflightReport {
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
    spots: sorted(pages.flatMap((page) => page.spots)),
    fonts: fonts.fonts.length,
    fontsNotEmbedded: fonts.fonts
      .filter((font) => !font.embedded)
      .map(({ name, page, used }) => ({ name, page, used })),
  };
  const findings = fileFindings(pages, facts, {
    repaired: document.repaired,
    active: activeParts(document, nodes).map(({ kind, page, box }) => ({
      kind,
      page,
      box: page !== null && box ? toView(nodes[page - 1] as PageNode, box) : null,
    })),
    places: placesOf(document, nodes, scans, opened),
  });
  const status = facts.encrypted ? 'refused' : findings.some(isNotable) ? 'warning' : 'passed';
  return { status, pages, facts, findings };
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

function unscaled(node: PageNode, box: Box): Box {
  return box.map((side) => side / node.unit) as unknown as Box;
}

function isNotable(finding: { severity: string }): boolean {
  return finding.severity !== 'ok';
}

/** The lesser resolution of both axes; an axis of one pixel is a plain stripe and has none. */
function imageDpi(image: ImageUse): number {
  const axes = [
    ...(image.width > 1 ? [image.xDpi] : []),
    ...(image.height > 1 ? [image.yDpi] : []),
  ];
  return axes.length > 0 ? Math.min(...axes) : Number.POSITIVE_INFINITY;
}

function lowest(values: number[]): number | null {
  const least = values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  return Number.isFinite(least) ? Math.round(least * 10) / 10 : null;
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

function pageReport(node: PageNode, scan: PageScan): PageReport {
  const [widthMm, heightMm] = viewMm(node);
  const seen = scan.images.filter((image) => image.visible);
  const worst = seen.reduce<ImageUse | null>(
    (kept, image) => (kept === null || imageDpi(image) < imageDpi(kept) ? image : kept),
    null,
  );
  const least = worst && lowest([imageDpi(worst)]);
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
    spots: sorted([...scan.spots, ...seen.flatMap((image) => image.spots)]).slice(0, 32),
  };
}

/** More than a third of a millimetre apart on some side. */
function differs(a: PageNode['crop'], b: PageNode['crop']): boolean {
  return a.some((side, index) => Math.abs(side - (b[index] as number)) > 1);
}
