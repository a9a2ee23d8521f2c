/** Inspects one file: accepts or refuses it, measures its facts, states its findings. */
import { fileTypeFromBuffer } from 'file-type';
import { fileSource, indexOfAscii } from './byte-source.ts';
import { fileFindings } from './file-findings.ts';
import {
  type Budget,
  DRAWING_BUDGET,
  type ImageUse,
  type PageScan,
  scanPage,
} from './pdf-content.ts';
import { PdfDocument } from './pdf-document.ts';
import type { EngineDocument, PdfEngine } from './pdf-engine.ts';
import { PdfStructureError } from './pdf-errors.ts';
import { TooLarge } from './pdf-filters.ts';
import { FontCollector } from './pdf-fonts.ts';
import { type PageNode, readPages, sizeMm, toView, viewMm } from './pdf-pages.ts';
import { REFUSALS } from './refusals.ts';
import { LIMITS, type PageReport, type PreflightReport, refusal } from './report.ts';

/** A report, and the open document for drawing previews when the file can be drawn. */
export interface Inspection {
  readonly report: PreflightReport;
  readonly document: EngineDocument | null;
}

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
  if (refused) return { report: refused, document: null };
  const opened = engine.open(fd, size);
  if (opened === 'password') {
    return { report: refusal('ENCRYPTED', REFUSALS.password), document: null };
  }
  if (opened === 'damaged') {
    return { report: refusal('UNREADABLE', REFUSALS.damaged), document: null };
  }
  const report = measure(opened, fd, size);
  if (report.facts !== null) return { report, document: opened };
  opened.close();
  return { report, document: null };
}

function measure(opened: EngineDocument, fd: number, size: number): PreflightReport {
  const count = opened.pageCount;
  if (count > LIMITS.pages) {
    return refusal('TOO_MANY_PAGES', REFUSALS.tooManyPages(count), count);
  }
  try {
    return measureDocument(opened, PdfDocument.open(fileSource(fd, size)));
  } catch (error) {
    if (error instanceof PdfStructureError) return refusal('UNREADABLE', REFUSALS.damaged);
    if (error instanceof TooLarge) return refusal('UNREADABLE', REFUSALS.tooComplex);
    throw error;
  }
}

function measureDocument(opened: EngineDocument, document: PdfDocument): PreflightReport {
  const nodes = readPages(document, LIMITS.pages);
  if (nodes.length > LIMITS.pages) {
    return refusal('TOO_MANY_PAGES', REFUSALS.tooManyPages(nodes.length), nodes.length);
  }
  if (nodes.length !== opened.pageCount) throw new PdfStructureError('page counts differ');
  const budget: Budget = { ...DRAWING_BUDGET };
  const fonts = new FontCollector(document);
  const scans: PageScan[] = [];
  const pages: PageReport[] = [];
  for (const [index, node] of nodes.entries()) {
    const view = viewMm(node);
    if (Math.max(...view) > LIMITS.maxSideMm || Math.min(...view) < LIMITS.minSideMm) {
      return refusal('UNREADABLE', REFUSALS.pageSize(index + 1, view));
    }
    fonts.scan(node.resources, index + 1);
    fonts.scanAnnotations(node.dict.get('Annots'), index + 1);
    const scan = scanPage(
      document,
      {
        contents: node.dict.get('Contents'),
        resources: document.dict(node.resources),
        scale: node.unit,
      },
      budget,
    );
    const flood = scan.images.find((image) => image.width * image.height > LIMITS.imagePixels);
    if (flood) {
      return refusal('UNREADABLE', REFUSALS.pixelFlood(index + 1, flood.width, flood.height));
    }
    for (const key of scan.fonts) fonts.use(key);
    scans.push(scan);
    pages.push(pageReport(node, scan));
  }
  const placed = scans.flatMap((scan) => scan.images.filter((image) => !image.inPattern));
  const facts = {
    pageCount: nodes.length,
    encrypted: opened.encrypted || document.encrypted,
    producer: opened.producer,
    images: placed.length,
    lowestDpi: lowest(placed.map(imageDpi)),
    lowestXDpi: lowest(placed.map((image) => (image.width > 1 ? image.xDpi : image.yDpi))),
    colourSpaces: sorted(placed.map((image) => image.family)),
    paintedColours: sorted(scans.flatMap((scan) => [...scan.painted])),
    spots: sorted(pages.flatMap((page) => page.spots)),
    fonts: fonts.fonts.length,
    fontsNotEmbedded: fonts.fonts
      .filter((font) => !font.embedded)
      .map(({ name, page, used }) => ({ name, page, used })),
  };
  const findings = fileFindings(
    pages,
    facts,
    scans.some((scan) => scan.cut),
  );
  const status = facts.encrypted ? 'refused' : findings.some(isNotable) ? 'warning' : 'passed';
  return { status, pages, facts, findings };
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
  const worst = scan.images.reduce<ImageUse | null>(
    (kept, image) => (kept === null || imageDpi(image) < imageDpi(kept) ? image : kept),
    null,
  );
  const least = worst && lowest([imageDpi(worst)]);
  const processes = new Set([...scan.painted, ...scan.images.map((image) => image.process)]);
  const scaledBox = worst?.box.map((side) => side / node.unit) as PageNode['crop'] | undefined;
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
    lowestDpiBox: least !== null && scaledBox ? toView(node, scaledBox) : null,
    rgb: processes.has('rgb') || processes.has('lab'),
    coloured: ['rgb', 'lab', 'cmyk', 'spot'].some((process) => processes.has(process as 'rgb')),
    spots: sorted([...scan.spots, ...scan.images.flatMap((image) => image.spots)]).slice(0, 32),
  };
}

/** More than a third of a millimetre apart on some side. */
function differs(a: PageNode['crop'], b: PageNode['crop']): boolean {
  return a.some((side, index) => Math.abs(side - (b[index] as number)) > 1);
}
