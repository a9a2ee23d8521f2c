/** A row of the table: one job with the names and files of its styles. Pure. */
import type { PrintFile } from '@banxin/contract/entities/file';
import type { JobStyle } from '@banxin/contract/entities/styles';
import { withCraft, withOption } from '@banxin/pricing/options';
import type { Configuration, Product } from '@banxin/pricing/types';
import type { DropRow } from '../../features/address/drops/dropRow.ts';
import { sharedLike } from '../../features/address/drops/dropRows.ts';

/** Columns that hold an option, in the order of the table. */
export const OPTION_COLUMNS = [
  'product',
  'size',
  'material',
  'gsm',
  'colours',
  'crafts',
  'quantity',
  'styles',
] as const;
/** A value of {@link OPTION_COLUMNS}. */
export type OptionColumn = (typeof OPTION_COLUMNS)[number];

/** Columns that can be stood in with the arrow keys. */
export const COLUMNS = [...OPTION_COLUMNS, 'files', 'copy', 'remove'] as const;
/** A value of {@link COLUMNS}. */
export type Column = (typeof COLUMNS)[number];

/** What was typed or pasted into a cell and says nothing there. */
export interface Unread {
  readonly typed: string;
  /** What would be right, the likeliest first. */
  readonly offers: readonly string[];
}

export interface JobRow {
  /** Unique in the table. */
  readonly id: number;
  readonly configuration: Configuration;
  /** As many as the configuration says. */
  readonly styles: readonly JobStyle[];
  /** Those that the styles hold. */
  readonly files: readonly PrintFile[];
  readonly unread: Readonly<Partial<Record<OptionColumn, Unread>>>;
  /** Several receivers of its own, who get all of it; absent: it goes where all go. */
  readonly drops?: readonly DropRow[];
}

/** A row before it has its place in the table. */
export type NewRow = Omit<JobRow, 'id'>;

const NO_STYLE: JobStyle = { name: '', parts: [] };

/** As many styles as the job has; the names and files of further ones go. */
function fitting(row: NewRow): NewRow {
  const { styles: count } = row.configuration;
  if (row.styles.length === count) return row;
  const styles = Array.from({ length: count }, (_, at) => row.styles[at] ?? NO_STYLE);
  const held = new Set(styles.flatMap(({ parts }) => parts.map(({ fileId }) => fileId)));
  return { ...row, styles, files: row.files.filter(({ id }) => held.has(id)) };
}

export const newRow = (configuration: Configuration): NewRow =>
  fitting({ configuration, styles: [], files: [], unread: {} });

/** The row with another configuration; what a cell said that was not read is settled where it was changed. */
export function configured<Row extends NewRow>(
  row: Row,
  configuration: Configuration,
  settled: readonly OptionColumn[] = [],
): Row {
  const unread = Object.fromEntries(
    Object.entries(row.unread).filter(([column]) => !settled.some((one) => one === column)),
  );
  const { drops } = row;
  const { quantity } = configuration;
  const made = { ...row, ...fitting({ ...row, configuration, unread }) };
  return drops === undefined || quantity === row.configuration.quantity
    ? made
    : withDrops(made, sharedLike(drops, quantity));
}

/** The row with several receivers; fewer than two are none of its own. */
export function withDrops<Row extends NewRow>(row: Row, drops: readonly DropRow[]): Row {
  const { drops: _, ...rest } = row;
  return (drops.length < 2 ? rest : { ...rest, drops }) as Row;
}

/** The row with names for its styles; more names than styles make more styles. */
export function named<Row extends NewRow>(row: Row, names: readonly string[]): Row {
  const styles = Math.max(row.configuration.styles, names.length);
  const wide = configured(row, { ...row.configuration, styles });
  return {
    ...wide,
    styles: wide.styles.map((style, at) => ({ ...style, name: names[at] ?? style.name })),
  };
}

/** The row with these styles and files, as an editor hands them over. */
export const supplied = <Row extends NewRow>(
  row: Row,
  styles: readonly JobStyle[],
  files: readonly PrintFile[],
): Row => ({ ...row, ...fitting({ ...row, styles, files }) });

/** Puts a file that arrived into a style of the row; what was there on that side goes. */
export function withFile<Row extends NewRow>(
  row: Row,
  file: PrintFile,
  at: number,
  side: JobStyle['parts'][number]['side'],
): Row {
  const styles = row.styles.map((style, index) => {
    if (index !== at) return style;
    const kept =
      side === 'all' ? [] : style.parts.filter((part) => part.side !== side && part.side !== 'all');
    return { ...style, parts: [...kept, { fileId: file.id, side, page: 1 }] };
  });
  const held = new Set(styles.flatMap(({ parts }) => parts.map(({ fileId }) => fileId)));
  const files = [...row.files.filter(({ id }) => id !== file.id), file];
  return { ...row, styles, files: files.filter(({ id }) => held.has(id)) };
}

/** What an order gets of the files: without names and sides in the order of the styles. */
export function handed({ styles }: Pick<JobRow, 'styles'>): {
  fileIds: string[];
  styles?: JobStyle[];
} {
  const fileIds = [...new Set(styles.flatMap(({ parts }) => parts.map(({ fileId }) => fileId)))];
  const isPlain = styles.length === 1 && styles[0]?.name === '';
  return { fileIds, ...(!isPlain && { styles: [...styles] }) };
}

/** The configuration with whatever it has of another product: the same size, paper, crafts and amounts. */
export function asProduct(product: Product, from: Configuration): Configuration {
  let made: Configuration = { ...product.defaults, styles: from.styles };
  if (product.size.presets.some(({ id }) => id === from.sizeId)) {
    made = withOption(product, made, 'size', from.sizeId);
  }
  const material = product.materials.find(({ id }) => id === from.materialId);
  if (material) {
    made = withOption(product, made, 'material', material.id);
    if (material.gsm.includes(from.gsm)) made = { ...made, gsm: from.gsm };
  }
  if (product.colours.includes(from.colours)) made = { ...made, colours: from.colours };
  for (const { id } of from.crafts) {
    if (product.crafts.some((one) => one.id === id)) made = withCraft(product, made, id);
  }
  const isOffered = product.quantity.tiers.includes(from.quantity);
  return isOffered ? { ...made, quantity: from.quantity } : made;
}
