/** Colour spaces as a press sees them (ISO 32000-1 §8.6). */
import { isCraftInk } from './craft-inks.ts';
import type { PdfDocument } from './pdf-document.ts';
import { type Dict, Name, Ref, type Stream, type Value } from './pdf-values.ts';
import { plainText } from './plain-text.ts';

/** The kind a file declares. */
export type Family =
  | 'gray'
  | 'rgb'
  | 'cmyk'
  | 'lab'
  | 'icc'
  | 'index'
  | 'sep'
  | 'devn'
  | 'pattern'
  | 'unknown';

/** What the colour comes down to when plates are made. */
export type Process = 'gray' | 'rgb' | 'cmyk' | 'lab' | 'spot' | 'none';

export interface ColourSpace {
  readonly family: Family;
  readonly components: number;
  readonly process: Process;
  /** Named inks other than the four process inks. */
  readonly spots: readonly string[];
  /** Every ink that it names, in the order of its components; none where it names none. */
  readonly inks: readonly string[];
}

export const GRAY: ColourSpace = {
  family: 'gray',
  components: 1,
  process: 'gray',
  spots: [],
  inks: [],
};
export const RGB: ColourSpace = {
  family: 'rgb',
  components: 3,
  process: 'rgb',
  spots: [],
  inks: [],
};
export const CMYK: ColourSpace = {
  family: 'cmyk',
  components: 4,
  process: 'cmyk',
  spots: [],
  inks: [],
};
const LAB: ColourSpace = { family: 'lab', components: 3, process: 'lab', spots: [], inks: [] };
const PATTERN: ColourSpace = {
  family: 'pattern',
  components: 0,
  process: 'none',
  spots: [],
  inks: [],
};
const UNKNOWN: ColourSpace = {
  family: 'unknown',
  components: 1,
  process: 'none',
  spots: [],
  inks: [],
};

const DEVICE: Record<string, { space: ColourSpace; byDefault: string }> = {
  DeviceGray: { space: GRAY, byDefault: 'DefaultGray' },
  G: { space: GRAY, byDefault: 'DefaultGray' },
  DeviceRGB: { space: RGB, byDefault: 'DefaultRGB' },
  RGB: { space: RGB, byDefault: 'DefaultRGB' },
  DeviceCMYK: { space: CMYK, byDefault: 'DefaultCMYK' },
  CMYK: { space: CMYK, byDefault: 'DefaultCMYK' },
};

/** Stands for every plate of the job (ISO 32000-1 §8.6.6.4): what registration marks are drawn in. */
export const EVERY_INK = 'All';
const PROCESS_INKS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', EVERY_INK, 'None']);

/** Reads a colour space value: a name, or an array such as `[/Separation /PANTONE#20185#20C …]`. */
export function colourSpace(
  document: PdfDocument,
  value: Value | undefined,
  resources: Dict | null,
  depth = 0,
): ColourSpace {
  if (depth > 6) return UNKNOWN;
  const again = (inner: Value | undefined) => colourSpace(document, inner, resources, depth + 1);
  const resolved = document.resolve(value);
  if (resolved instanceof Name) return namedSpace(document, resolved.value, resources, depth);
  if (!Array.isArray(resolved)) return UNKNOWN;
  const kind = document.name(resolved[0]);
  switch (kind) {
    case null:
      return UNKNOWN;
    case 'CalGray':
      return GRAY;
    case 'CalRGB':
      return RGB;
    case 'Lab':
      return LAB;
    case 'ICCBased':
      return iccSpace(document, resolved[1]);
    case 'Indexed':
    case 'I':
      return { ...again(resolved[1]), family: 'index', components: 1 };
    case 'Separation':
      return inkSpace(document, 'sep', [resolved[1] ?? null], again(resolved[2]));
    case 'DeviceN':
      return inkSpace(document, 'devn', document.array(resolved[1]) ?? [], again(resolved[2]));
    case 'Pattern': {
      const under = resolved[1] === undefined ? PATTERN : again(resolved[1]);
      return { ...under, family: 'pattern' };
    }
    default:
      return namedSpace(document, kind, resources, depth);
  }
}

function namedSpace(
  document: PdfDocument,
  name: string,
  resources: Dict | null,
  depth: number,
): ColourSpace {
  const spaces = document.dict(resources?.get('ColorSpace'));
  const device = DEVICE[name];
  if (device) {
    const replaced = spaces?.get(device.byDefault);
    return replaced === undefined ? device.space : colourSpace(document, replaced, null, depth + 1);
  }
  if (name === 'Pattern') return PATTERN;
  const found = spaces?.get(name);
  return found === undefined ? UNKNOWN : colourSpace(document, found, resources, depth + 1);
}

function iccSpace(document: PdfDocument, value: Value | undefined): ColourSpace {
  const stream = document.stream(value);
  const components = (stream && document.number(stream.dict.get('N'))) ?? 3;
  const process = components === 1 ? 'gray' : components === 4 ? 'cmyk' : 'rgb';
  return { family: 'icc', components, process, spots: [], inks: [] };
}

function inkSpace(
  document: PdfDocument,
  family: 'sep' | 'devn',
  inks: Value[],
  alternate: ColourSpace,
): ColourSpace {
  const names = inks.map((ink) => document.name(ink) ?? '').filter((name) => name !== '');
  const own = names.map((name) => (PROCESS_INKS.has(name) ? name : readableInk(name)));
  const spots = own.filter((name) => !PROCESS_INKS.has(name));
  const process =
    spots.length > 0 ? 'spot' : alternate.process === 'rgb' ? 'cmyk' : alternate.process;
  return { family, components: Math.max(1, names.length), process, spots, inks: own };
}

/** False for layers of crafts, which no plate shows. */
export function isPrinted({ inks }: ColourSpace): boolean {
  return inks.length === 0 || inks.some((ink) => ink !== 'None' && !isCraftInk(ink));
}

/** Ink names are bytes; most writers mean UTF-8. */
function readableInk(name: string): string {
  return plainText(Buffer.from(name, 'latin1').toString('utf8'), 80);
}

/** The space of a JPEG 2000 picture that the file leaves to the picture itself. */
export function jpxSpace(document: PdfDocument, stream: Stream): ColourSpace {
  const bytes = Buffer.from(document.rawStart(stream, 64 * 1024));
  const colour = bytes.indexOf('colr', 0, 'latin1');
  if (colour > 0 && bytes[colour + 4] === 1 && colour + 11 <= bytes.length) {
    const known = bytes.readUInt32BE(colour + 7);
    if (known === 12) return CMYK;
    if (known === 17) return GRAY;
    return RGB;
  }
  const header = bytes.indexOf('ihdr', 0, 'latin1');
  const count = header > 0 && header + 14 <= bytes.length ? bytes.readUInt16BE(header + 12) : 3;
  return count >= 4 ? CMYK : count <= 2 ? GRAY : RGB;
}

/** Inks named by a page's resources are looked up through references; this one identifies them. */
export function referenceKey(value: Value | undefined): string | null {
  return value instanceof Ref ? `${value.num} ${value.gen}` : null;
}
