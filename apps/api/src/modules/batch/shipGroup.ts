/** Rows of a workbook that become one order: to one receiver or several, of one file or with a style for each. Pure. */
import type { DropInput } from '@banxin/contract/calls/order/drops.schemas';
import { DROPS_MAX, STYLE_NAME_MAX, STYLES_MAX } from '@banxin/contract/constants';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { JobStyle } from '@banxin/contract/entities/styles';
import { productById } from '@banxin/pricing/products';
import type { StoredRow } from './imports.ts';
import { jobOf, type StoredJob } from './store.ts';

/** Rows of one order: so many are made in one transaction. */
const ROWS_MAX = 100;

/** A row as it would be ordered by itself. */
export interface GroupRow {
  readonly row: number;
  /** 客户单号 */
  readonly number: string;
  readonly job: StoredJob;
  /** The carrier that its cell names; null leaves the choice to the shop. */
  readonly named: string | null;
}

/** A row as it is kept; null while a fault keeps it from being an order. */
export function groupRowOf(
  row: Pick<StoredRow, 'row_number' | 'number' | 'cells' | 'job'>,
): GroupRow | null {
  const job = jobOf(row);
  if (job === null) return null;
  const { row_number, number, cells } = row;
  // The cell may hold any name of it; what was judged is its code.
  return { row: row_number, number, job, named: cells.carrier ? job.carrier : null };
}

/** What the rows of a group become. */
export interface Grouped {
  readonly configuration: Configuration;
  /** In the order of the rows; the first is the order's receiver. */
  readonly drops: readonly Drop[];
  /** Of each row the drop that it goes to. */
  readonly dropOf: readonly number[];
  readonly fileIds: readonly string[];
  /** Where every row has a file of its own. */
  readonly styles?: readonly JobStyle[];
}

export interface Drop extends Pick<DropInput, 'receiver' | 'quantity'> {
  readonly carrier: string;
  readonly named: string | null;
}

const textOf = (value: unknown): string => JSON.stringify(value);

/** Its name, phone and place, and the carrier that was named: what goes there goes in one parcel. */
const placeOf = ({ job: { receiver }, named }: GroupRow): string => {
  const { consignee, mobilePhone, province, city, district, detail } = receiver;
  return textOf([consignee, mobilePhone, province, city, district, detail, named]);
};

const wayOf = ({ urgent, packaging, sender, arriveBy, remark, certificateId }: StoredJob) => [
  urgent,
  packaging,
  sender,
  arriveBy ?? null,
  remark,
  certificateId,
];

/** Rows of one text are the same print with the same file; null for one that stays alone. */
function sameFile({ job }: GroupRow): string | null {
  const { configuration, fileId } = job;
  const isKnown = fileId !== null || productById(configuration.productId)?.stock !== undefined;
  const { quantity: _, ...print } = configuration;
  // What has no file yet may become another print than its neighbour.
  return isKnown ? textOf([print, fileId, wayOf(job)]) : null;
}

/** Rows of one text are styles of one job: the same print to the same receiver, each with its file. */
function sameSpec(row: GroupRow): string | null {
  const { configuration, fileId } = row.job;
  if (fileId === null || configuration.styles !== 1) return null;
  return textOf([configuration, wayOf(row.job), placeOf(row)]);
}

/** @param isAdded what goes to one place adds up; else it is another style of the same quantity */
function dropsOf(rows: readonly GroupRow[], isAdded: boolean): Pick<Grouped, 'drops' | 'dropOf'> {
  const at = new Map<string, number>();
  const drops: Drop[] = [];
  const dropOf = rows.map((row) => {
    const { receiver, configuration, carrier } = row.job;
    const place = placeOf(row);
    const known = at.get(place);
    const before = known === undefined ? undefined : drops[known];
    if (known === undefined || before === undefined) {
      at.set(place, drops.length);
      drops.push({ receiver, quantity: configuration.quantity, carrier, named: row.named });
      return drops.length - 1;
    }
    if (isAdded) {
      drops[known] = { ...before, quantity: before.quantity + configuration.quantity };
    }
    return known;
  });
  return { drops, dropOf };
}

/** @param rows at least one, of one group of {@link groupsOf} */
export function grouped(rows: readonly GroupRow[]): Grouped {
  const [first] = rows;
  if (first === undefined) throw new RangeError('A group has rows');
  const { configuration, fileId } = first.job;
  const isOneFile = rows.every(({ job }) => job.fileId === fileId);
  const { drops, dropOf } = dropsOf(rows, isOneFile);
  const files = [...new Set(rows.flatMap(({ job }) => job.fileId ?? []))];
  if (isOneFile) {
    const quantity = drops.reduce((sum, drop) => sum + drop.quantity, 0);
    return { configuration: { ...configuration, quantity }, drops, dropOf, fileIds: files };
  }
  return {
    configuration: { ...configuration, styles: rows.length },
    drops,
    dropOf,
    fileIds: files,
    styles: rows.map(({ number, job }) => ({
      name: number.slice(0, STYLE_NAME_MAX),
      parts: job.fileId === null ? [] : [{ fileId: job.fileId, side: 'all', page: 1 }],
    })),
  };
}

function by(rows: readonly GroupRow[], keyOf: (row: GroupRow) => string | null): GroupRow[][] {
  const groups = new Map<string, GroupRow[]>();
  for (const row of rows) {
    const key = keyOf(row) ?? `row ${row.row}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/** True for a quantity that is sold of it. */
function isSold({ productId, quantity }: Configuration): boolean {
  const amounts = productById(productId)?.quantity;
  if (amounts === undefined) return false;
  const { tiers, custom } = amounts;
  if (tiers.includes(quantity)) return true;
  return custom !== undefined && quantity >= custom.min && quantity <= custom.max;
}

/**
 * Parts of a group, each as long as an order may be: at most so many receivers, and a quantity that is sold. A part ends
 * where the longest one that can be ordered does.
 */
function parts(group: readonly GroupRow[]): GroupRow[][] {
  const made: GroupRow[][] = [];
  for (let start = 0; start < group.length; ) {
    const places = new Set<string>();
    let quantity = 0;
    let end = start + 1;
    for (const [at, row] of group.slice(start, start + ROWS_MAX).entries()) {
      places.add(placeOf(row));
      if (places.size > DROPS_MAX) break;
      const { configuration } = row.job;
      quantity += configuration.quantity;
      if (isSold({ ...configuration, quantity })) end = start + at + 1;
    }
    made.push(group.slice(start, end));
    start = end;
  }
  return made;
}

const chunks = (group: readonly GroupRow[], size: number): GroupRow[][] =>
  Array.from({ length: Math.ceil(group.length / size) }, (_, at) =>
    group.slice(at * size, (at + 1) * size),
  );

const stylesMost = ([first]: readonly GroupRow[]): number =>
  Math.min(STYLES_MAX, productById(first?.job.configuration.productId ?? 0)?.styles.max ?? 1);

/** What could be one order each: of one file first, what is left of it as styles. Every row stands in one group. */
export function groupsOf(rows: readonly GroupRow[]): readonly (readonly GroupRow[])[] {
  const made = by(rows, sameFile).flatMap(parts);
  const alone = made.filter(({ length }) => length === 1).flat();
  const styled = by(alone, sameSpec).flatMap((group) => chunks(group, stylesMost(group)));
  return [...made.filter(({ length }) => length > 1), ...styled];
}
