/** Reads what a row wants printed by the words that the whole shop reads: cells become a configuration that can be made. */
import { STYLES_MAX } from '@banxin/contract/constants';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { messageOf } from '@banxin/contract/refusals/row';
import type { BatchColumn } from '@banxin/contract/rules/batchColumns';
import { chinese } from '@banxin/pricing/chinese';
import { productById, products } from '@banxin/pricing/products';
import { type NotRead, type ReadText, readRequirement } from '@banxin/pricing/requirement';
import type { OptionField, Product } from '@banxin/pricing/types';
import type { Faults } from './faults.ts';
import type { ReadRow } from './readSheet.ts';

type Cells = ReadRow['cells'];

/** The column in which an option is chosen. */
const COLUMN_OF: Readonly<Record<OptionField, BatchColumn>> = {
  size: 'width',
  material: 'material',
  gsm: 'gsm',
  colours: 'colours',
  spot: 'colours',
  pages: 'crafts',
  cover: 'crafts',
  craft: 'crafts',
  quantity: 'quantity',
  styles: 'styles',
};

/** What a cell should be like. */
const EXAMPLES: Partial<Record<BatchColumn, string>> = {
  width: '毫米数，如 90',
  height: '毫米数，如 54',
  material: '该产品可选的材质',
  gsm: '克重，如 300',
  colours: '印色，如 4+0、4+4',
  crafts: '该产品可选的工艺，用顿号分开',
  quantity: '整数，如 500',
  styles: `1 至 ${STYLES_MAX} 的整数`,
};

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

const byName: ReadonlyMap<string, Product> = new Map(
  products.map((product) => [plain(product.name), product]),
);

/** The product that a cell names by its code or by its whole name. */
function exactProduct(text: string): Product | undefined {
  const name = plain(text);
  return /^\d{3,4}$/.test(name) ? productById(Number(name)) : byName.get(name);
}

/** Whole numbers as people write them: 1,000 and １０００. Null for anything else. */
export function wholeNumber(text: string): number | null {
  const digits = plain(text).replace(/(?<=\d),(?=\d{3}\b)/g, '');
  return /^\d{1,7}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}

/** A part of the text that is read, and the cell that it stands for. */
interface Piece {
  readonly col: BatchColumn;
  readonly text: string;
}

/** Both or none; of what has a depth the named size with this face. */
function sizePiece(cells: Cells, product: Product | undefined, faults: Faults): Piece[] {
  const { width, height } = cells;
  if (width === undefined && height === undefined) return [];
  if (width === undefined || height === undefined) {
    faults.required(width === undefined ? 'width' : 'height');
    return [];
  }
  const mm = [width, height].map((text) => wholeNumber(text.replace(/(?:mm|毫米)$/iu, '')));
  const [w, h] = mm;
  for (const [col, value] of [
    ['width', w],
    ['height', h],
  ] as const) {
    if (value === null || value === undefined) faults.format(col, EXAMPLES[col] ?? '');
  }
  if (!w || !h) return [];
  const deep = product?.size.presets.find(
    (one) => one.depthMm !== undefined && one.widthMm === w && one.heightMm === h,
  );
  if (deep) return [{ col: 'width', text: deep.name }];
  return [{ col: 'width', text: `${w}×${h}mm` }];
}

function countPiece(col: 'quantity' | 'styles', cells: Cells, faults: Faults): Piece[] {
  const value = cells[col];
  if (value === undefined) return [];
  const count = wholeNumber(value);
  if (col === 'styles') {
    if (count !== null && count <= STYLES_MAX) return [{ col, text: `${count}款` }];
    faults.format(col, EXAMPLES[col] ?? '');
    return [];
  }
  if (count !== null) return [{ col, text: String(count) }];
  // 5盒, 1000 张: with its unit.
  const [whole, digits] = /^(\d[\d,]*)\s*[\p{Script=Han}]{1,2}$/u.exec(plain(value)) ?? [];
  if (whole && Number(digits?.replaceAll(',', '')) > 0) return [{ col, text: plain(value) }];
  faults.format(col, EXAMPLES[col] ?? '');
  return [];
}

function piecesOf(cells: Cells, product: Product | undefined, faults: Faults): Piece[] {
  const named = (col: BatchColumn, text = cells[col]): Piece[] =>
    text === undefined ? [] : [{ col, text: plain(text) }];
  const gsm = cells.gsm === undefined ? undefined : plain(cells.gsm);
  return [
    { col: 'product', text: product?.name ?? plain(cells.product ?? '') },
    ...sizePiece(cells, product, faults),
    ...named('material'),
    ...named('gsm', gsm !== undefined && /^\d+$/.test(gsm) ? `${gsm}g` : gsm),
    ...named('colours'),
    ...named('crafts'),
    ...countPiece('quantity', cells, faults),
    ...countPiece('styles', cells, faults),
  ];
}

const BETWEEN = '，';

/** The cell in which a place of the text stands. */
function pieceAt(pieces: readonly Piece[], place: number): { piece: Piece; start: number } | null {
  let start = 0;
  for (const piece of pieces) {
    const end = start + piece.text.length;
    if (place < end + BETWEEN.length) return { piece, start };
    start = end + BETWEEN.length;
  }
  return null;
}

/** The cell's text with what was not understood replaced by what may have been meant. */
function mended(
  { piece, start }: { piece: Piece; start: number },
  gap: NotRead,
): string | undefined {
  const [offer] = gap.offers;
  if (offer === undefined) return undefined;
  const { text } = piece;
  const from = Math.max(0, gap.start - start);
  const made = text.slice(0, from) + chinese(offer) + text.slice(gap.end - start);
  return piece.col === 'gsm' ? made.replace(/g$/iu, '') : made;
}

/** Texts that were read before: the rows of a workbook say the same again and again. */
const READ_MOST = 2_000;
const readBefore = new Map<string, ReadText>();

function read(text: string): ReadText {
  const known = readBefore.get(text);
  if (known) return known;
  const made = readRequirement(text);
  if (readBefore.size >= READ_MOST) readBefore.clear();
  readBefore.set(text, made);
  return made;
}

/** What a column says of a configuration. */
function cellOf(product: Product, made: Configuration, col: BatchColumn): string | undefined {
  switch (col) {
    case 'width':
      return String(made.widthMm);
    case 'material':
      return product.materials.find(({ id }) => id === made.materialId)?.name;
    case 'gsm':
      return String(made.gsm);
    case 'colours':
      return made.colours;
    case 'quantity':
      return String(made.quantity);
    case 'styles':
      return String(made.styles);
    case 'crafts':
      return made.crafts
        .flatMap(({ id }) => product.crafts.find((one) => one.id === id)?.label ?? [])
        .join('、');
    default:
      return undefined;
  }
}

function unknownProduct(cells: Cells, gap: NotRead | undefined, faults: Faults): null {
  const [offer] = gap?.offers ?? [];
  const name = offer === undefined ? '' : chinese(offer);
  const value = cells.product ?? '';
  const said = messageOf(refusals.unknownProduct, { value, name });
  faults.add('product', 'UNKNOWN_PRODUCT', said, name === '' ? undefined : name);
  return null;
}

/** A grammage and a size that the product has not are never changed in silence. */
function judgeExact(product: Product, made: Configuration, cells: Cells, faults: Faults): void {
  const said = /^(\d+)\s*(?:g|克)?$/iu.exec(plain(cells.gsm ?? ''))?.[1];
  if (said !== undefined && Number(said) !== made.gsm && !faults.has('gsm')) {
    const offered = product.materials.find(({ id }) => id === made.materialId)?.gsm ?? [];
    const words = offered.toSorted((a, b) => a - b).join('、');
    faults.format('gsm', `该材质的克重 ${words}`, String(made.gsm));
  }
  const wanted = [cells.width, cells.height].map((text) => (text ? wholeNumber(text) : null));
  const isSame = wanted.every((mm) => mm === null || mm === made.widthMm || mm === made.heightMm);
  if (!isSame && !faults.has('width') && !faults.has('height')) {
    faults.format('width', `该产品的尺寸，如 ${made.widthMm}×${made.heightMm}`);
  }
}

export interface RowJob {
  readonly product: Product;
  readonly configuration: Configuration;
}

/** What is to be printed; null when it is not known, which a fault says. */
export function readJob(cells: Cells, faults: Faults): RowJob | null {
  for (const col of ['product', 'quantity'] as const) {
    if (cells[col] === undefined) faults.required(col);
  }
  if (cells.product === undefined) return null;
  const wanted = exactProduct(cells.product);
  const pieces = piecesOf(cells, wanted, faults);
  const { jobs } = read(pieces.map(({ text }) => text).join(BETWEEN));
  const job = jobs.find(({ product }) => product !== null);
  const { product, fulfilled } = job ?? {};
  if (!job || !product || !fulfilled || (wanted && wanted !== product)) {
    return unknownProduct(
      cells,
      jobs[0]?.notRead.find(({ why }) => why === 'product'),
      faults,
    );
  }
  for (const gap of job.notRead) {
    const found = pieceAt(pieces, gap.start);
    const col = found?.piece.col ?? 'product';
    if (faults.has(col)) continue;
    if (col === 'product') return unknownProduct(cells, undefined, faults);
    faults.format(col, EXAMPLES[col] ?? '', found ? mended(found, gap) : undefined);
  }
  for (const { ids, reason, said } of fulfilled.conflicts) {
    const fields = ids.map((id) => COLUMN_OF[id.slice(0, id.indexOf(':')) as OptionField]);
    const becomes = (one: BatchColumn) => cellOf(product, fulfilled.configuration, one);
    // What gives way is where it is mended.
    const filled = fields.filter((one) => cells[one] !== undefined);
    const moved = filled.find((one) => becomes(one) !== plain(cells[one] ?? ''));
    const col = moved ?? filled[0] ?? fields[0] ?? 'product';
    if (faults.has(col)) continue;
    const fix = becomes(col);
    faults.add(col, 'CONFLICT', messageOf(refusals.conflict, { reason, said }), fix);
  }
  judgeExact(product, fulfilled.configuration, cells, faults);
  return { product, configuration: fulfilled.configuration };
}
