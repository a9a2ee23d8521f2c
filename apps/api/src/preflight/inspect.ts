/** Inspects one file: accepts or refuses it, measures its facts, states its findings. */
import { fileTypeFromBuffer } from 'file-type';
import { fileSource, indexOfAscii } from './byte-source.ts';
import { type Measured, reportOf } from './inspection-report.ts';
import { type EdgeWork, edgeWork } from './page-edges.ts';
import { pageReport } from './page-report.ts';
import { type Budget, DRAWING_BUDGET, type PageScan, scanPage } from './pdf-content.ts';
import { PdfDocument } from './pdf-document.ts';
import type { EngineDocument, OpenFailure, PdfEngine } from './pdf-engine.ts';
import { PdfStructureError } from './pdf-errors.ts';
import { TooLarge } from './pdf-filters.ts';
import { FontCollector } from './pdf-fonts.ts';
import { Layers } from './pdf-layers.ts';
import { printedArea, readPages, viewMm } from './pdf-pages.ts';
import { PictureCheck } from './pdf-pictures.ts';
import { updateWith } from './pdf-substitute.ts';
import { REFUSALS } from './refusals.ts';
import { LIMITS, type PageReport, type PreflightReport, refusal } from './report.ts';

/** A report, and the open document for drawing previews when the file can be drawn. */
export interface Inspection {
  readonly report: PreflightReport;
  readonly document: EngineDocument | null;
  /** Pages (1-based) whose drawing would not end. */
  readonly undrawable: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** Refuses what is not a PDF before any parser sees it; null when it may go on. */
async function refuseByType(fd: number, size: number): Promise<PreflightReport | null> {
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
  const refused = await refuseByType(fd, size);
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
    if (document.trailer.has('Encrypt'))
      await closeUnlessLocked(engine.open(fd, size, document.masks()));
  } catch (error) {
    if (error instanceof PdfStructureError) await closeUnlessLocked(engine.open(fd, size));
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
async function closeUnlessLocked(opening: ReturnType<PdfEngine['open']>): Promise<void> {
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
  const work: EdgeWork[] = [];
  for (const [index, node] of nodes.entries()) {
    const view = viewMm(node);
    if (Math.max(...view) > LIMITS.maxSideMm || Math.min(...view) < LIMITS.minSideMm) {
      throw new Refused(refusal('UNREADABLE', REFUSALS.pageSize(index + 1, view)));
    }
    const operatorsLeft = budget.operators;
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
        finished: node.trim,
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
    work.push(edgeWork(operatorsLeft - budget.operators, scan.images));
    scans.push(scan);
    pages.push(pageReport(node, scan));
  }
  return { nodes, scans, pages, work, fonts, check };
}

/** What the page tree says it holds; null when that cannot be. */
function statedCount(document: PdfDocument): number | null {
  const tree = document.dict(document.dict(document.trailer.get('Root'))?.get('Pages'));
  const count = document.number(tree?.get('Count')) ?? 0;
  return Number.isInteger(count) && count > LIMITS.pages && count < 100_000 ? count : null;
}
