/** What the preflight of one print file answers, and the limits it works under. */
import type { Finding as ContractFinding } from '@banxin/contract/entities/file';
import type { Words } from './refusals.ts';

/** Limits of one check. A file beyond them is refused, never half checked. */
export const LIMITS = {
  /** @unit bytes */
  fileBytes: 200 * 1024 * 1024,
  pages: 400,
  /** Processor time of inspection and previews together. @unit ms */
  cpuMs: 20_000,
  /** For a checking process that is stuck; no busy machine is that slow. @unit ms */
  wallMs: 300_000,
  /** Memory of the checking process above what a new one has. @unit bytes */
  memoryBytes: 384 * 1024 * 1024,
  /** Memory of the PDF engine inside it, in pages of 64 KiB. */
  wasmPages: 6_144,
  /** JavaScript heap of the checking process. @unit MiB */
  heapMiB: 192,
  /** Pixels of one picture; an A0 sheet at 600 dpi has 558 million. */
  imagePixels: 1_000_000_000,
  /** Pages that get a preview. */
  previewPages: 8,
  /** Longest side of a preview. @unit px */
  largePx: 900,
  smallPx: 240,
  /** Shortest and longest page side that can be a print job. @unit mm */
  minSideMm: 5,
  maxSideMm: 5_100,
} as const;

/** Why a file cannot be used at all. */
export type RefusalCode =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'NOT_PDF'
  | 'ENCRYPTED'
  | 'UNREADABLE'
  | 'TOO_MANY_PAGES'
  | 'WRONG_TYPE'
  | 'TOO_MANY_ROWS';

export type FindingCode =
  | RefusalCode
  | 'SIZE_OK'
  | 'SIZE_ROTATED'
  | 'SIZE_LARGER'
  | 'SIZE_NO_BLEED'
  | 'BLEED_MISSING'
  | 'EDGE_NOT_SEEN'
  | 'TEXT_NEAR_CUT'
  | 'SIZE_PROPORTIONAL'
  | 'SIZE_MISMATCH'
  | 'PAGES_OK'
  | 'PAGES_TOO_FEW'
  | 'PAGES_TOO_MANY'
  | 'PAGES_MULTIPLE'
  | 'LOW_RESOLUTION'
  | 'RESOLUTION_OK'
  | 'RGB_COLOUR'
  | 'SPOT_COLOUR'
  | 'SPOT_ORDERED'
  | 'SPOT_NOT_ORDERED'
  | 'CRAFT_LAYER'
  | 'CRAFT_NOT_ORDERED'
  | 'REGISTRATION_COLOUR'
  | 'HAIRLINE'
  | 'SMALL_BLACK_TEXT'
  | 'WHITE_OVERPRINT'
  | 'TRANSPARENCY_OVER_SPOT'
  | 'TOTAL_INK'
  | 'TOTAL_INK_OK'
  | 'COLOUR_COUNT'
  | 'PDF_STANDARD'
  | 'FONT_NOT_EMBEDDED'
  | 'FONTS_OK'
  | 'UNREADABLE_CONTENT'
  | 'CUT_SHORT'
  | 'PREVIEW_INCOMPLETE'
  | 'FILE_REPAIRED'
  | 'PAGE_BOX'
  | 'ANNOTATION_PRINTS'
  | 'HIDDEN_LAYER'
  | 'SCRIPT'
  | 'LAUNCH_ACTION'
  | 'ATTACHMENT';

/** One thing the check noticed: the contract's finding, with the measured and the right value. */
export interface Finding extends ContractFinding {
  readonly code: FindingCode;
  readonly english: string;
  readonly value?: string | number;
  readonly expected?: string | number;
}

/** A rectangle from the page's top left as it is seen. @unit mm */
export interface BoxMm {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Side = 'top' | 'bottom' | 'left' | 'right';
export const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right'];

/**
 * Ink along a side of the page: from and to this far inside the page's own edge, and between these two places along it,
 * from the top or from the left. @unit mm
 */
export type Band = readonly [from: number, to: number, start: number, end: number];

/** What is seen near the edges of a page. */
export interface EdgeReport {
  /** Outermost first; bands that touch belong together. */
  readonly ink: Readonly<Record<Side, readonly Band[]>>;
  /** Text that is seen near an edge, the nearest first. */
  readonly text: readonly BoxMm[];
}

/** What is looked for on a page, since print does not take it as it is. */
export type MarkKind =
  | 'registration'
  | 'hairline'
  | 'fineLine'
  | 'mixedBlack'
  | 'whiteOverprint'
  | 'overSpot';

/** A place where it is. `value` is measured there, in the unit of its kind: registration %, lines mm, text pt; white 0; transparent over a spot ink 0. */
export interface Mark {
  readonly box: BoxMm;
  readonly value: number;
}

/** Ink of a page, as far as it is painted in plain colours. */
export interface InkReport {
  /** The largest sum of all inks. @unit % */
  readonly most: number;
  readonly box: BoxMm | null;
  /** How much of the finished page has more than so much; text counts for nothing here. */
  readonly shares: readonly { readonly above: number; readonly share: number }[];
  /** There are pictures, gradients or RGB colour besides, whose ink is not known. */
  readonly isPartial: boolean;
}

export interface PageReport {
  /** The page as it is seen: crop box, turned by its rotation. @unit mm */
  readonly widthMm: number;
  readonly heightMm: number;
  /** Media box as declared, not turned. @unit mm */
  readonly mediaMm: readonly [number, number];
  /** Trim box as declared, not turned. @unit mm */
  readonly trimMm: readonly [number, number];
  /** Trim and bleed box on the page as it is seen. */
  readonly trim: BoxMm;
  readonly bleed: BoxMm;
  /** True when the trim box is stated and smaller than the page. */
  readonly trimStated: boolean;
  /** Clockwise. @unit degrees */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly images: number;
  /** Lowest resolution of a picture on this page, and where that picture lies. @unit dpi */
  readonly lowestDpi: number | null;
  readonly lowestDpiBox: BoxMm | null;
  /** Paints RGB (or Lab) colour, by pictures or by text, lines and areas. */
  readonly rgb: boolean;
  /** Paints anything but black and grey. */
  readonly coloured: boolean;
  readonly spots: readonly string[];
  /** Where each of them is seen first; absent in reports from before it was kept. */
  readonly spotBoxes?: Readonly<Record<string, BoxMm>>;
  /** By kind, those that reach deepest into the page first; absent in reports from before they were looked for. */
  readonly marks?: Readonly<Partial<Record<MarkKind, readonly Mark[]>>>;
  /** Absent in reports from before it was measured. */
  readonly ink?: InkReport;
  /** Null when its edges could not be looked at; absent in reports from before they were. */
  readonly edges?: EdgeReport | null;
}

export interface FontReport {
  readonly name: string;
  readonly page: number;
  /** Visible text is set in it. */
  readonly used: boolean;
}

export interface FileFacts {
  readonly pageCount: number;
  /** Its objects are encrypted; without a password it may be read all the same. */
  readonly encrypted: boolean;
  readonly producer: string | null;
  /** Pictures placed on pages; stencils, masks and pattern cells are not counted. */
  readonly images: number;
  /** The lesser of both axes over all pictures; an axis of one pixel has no resolution. @unit dpi */
  readonly lowestDpi: number | null;
  /** Along the pictures' horizontal axis only, as `pdfimages -list` prints first. @unit dpi */
  readonly lowestXDpi: number | null;
  /** Of pictures: gray, rgb, cmyk, lab, icc, index, sep, devn; sorted. */
  readonly colourSpaces: readonly string[];
  /** Of text, lines and areas: gray, rgb, cmyk, lab, spot; sorted. */
  readonly paintedColours: readonly string[];
  readonly spots: readonly string[];
  /** Level of PDF/X and print condition that the file states; absent in reports from before they were read. */
  readonly standard?: { readonly level: string | null; readonly intent: string | null };
  readonly fonts: number;
  readonly fontsNotEmbedded: readonly FontReport[];
}

/** `refused`: cannot be printed as it is; `warning`: the customer should look; `passed`: nothing found. */
export interface PreflightReport {
  readonly status: 'passed' | 'warning' | 'refused';
  readonly pages: readonly PageReport[];
  readonly facts: FileFacts | null;
  /** Of the file itself; what depends on the job comes from `checkAgainst`. */
  readonly findings: readonly Finding[];
  /** Of a licence: what could be read on it. */
  readonly reading?: Reading;
}

/** What there is to read on a document. */
export interface Reading {
  /** The text of a PDF; '' for a picture, and for a PDF that holds a picture. */
  readonly text: string;
  /** False when nothing is on it, or it is too small to be read by anybody. */
  readonly isLegible: boolean;
}

/** A refusal as a whole report. `facts` and `pages` stay when they could still be read. */
export function refusal(
  code: RefusalCode,
  [message, english]: Words,
  value?: string | number,
): PreflightReport {
  const finding: Finding = {
    code,
    severity: 'error',
    message,
    english,
    ...(value === undefined ? {} : { value }),
  };
  return { status: 'refused', pages: [], facts: null, findings: [finding] };
}

/** The refusal sentence of a report, or null. */
export function refusalMessage(report: PreflightReport): string | null {
  if (report.status !== 'refused') return null;
  return report.findings.find((finding) => finding.severity === 'error')?.message ?? null;
}
