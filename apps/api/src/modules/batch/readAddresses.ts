/** The rows of a workbook of addresses, as they stand: whoever chose it looks them over before any is kept. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { readAddresses as readAddressesCall } from '@banxin/contract/calls/customer/address';
import { ADDRESS_SHEET_MAX_BYTES } from '@banxin/contract/constants';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { plain } from '@banxin/contract/refusals/plain';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { ConcurrencyLimit } from '../../http/concurrencyLimit.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import type { ReadRow } from './readSheet.ts';
import type { SheetSaid, SheetWork } from './sheetWorker.ts';
import { saidBy } from './thread.ts';

type Output = OutputOf<typeof readAddressesCall>;

/** One that takes longer is given up. @unit ms */
const PATIENCE = 20_000;
/** Workbooks read at once: by all, and for one customer. */
const AT_ONCE = new ConcurrencyLimit(2);
const EACH = new ConcurrencyLimit(1);
/** When one that was not read may be sent again. @unit s */
const RETRY_SECONDS = 5;

/** What a row says of the place, in the order of an address; a whole address stands for its parts. */
const placeIn = ({ province, city, district, detail, address }: ReadRow['cells']): string =>
  address ?? [province, city, district, detail].filter(Boolean).join('');

const rowOf = ({ row, cells, formulas }: ReadRow): Output['rows'][number] => ({
  row,
  consignee: cells.consignee ?? '',
  // A formula has no number in it that could be checked.
  phone: formulas.phone === undefined ? (cells.phone ?? '') : '',
  place: placeIn(cells),
});

async function rowsIn(bytes: Uint8Array): Promise<SheetSaid> {
  const work: SheetWork = { bytes, kind: 'addresses' };
  const script = new URL('./sheetWorker.ts', import.meta.url);
  const patience = AbortSignal.timeout(PATIENCE);
  for await (const said of saidBy<SheetSaid>(script, work, () => true, patience)) return said;
  throw new Error('A thread said nothing');
}

export async function readAddresses(
  { customer }: UserContext,
  { file }: ParsedOf<typeof readAddressesCall>,
): Promise<Output | Refusal> {
  if (file.size > ADDRESS_SHEET_MAX_BYTES) {
    return invalid({ file: messageOf(refusals.addressSheetTooLarge) });
  }
  const who = String(customer.ownerId);
  const busy = refuse(plain.tooManyRequests, { retryAfter: RETRY_SECONDS });
  if (!EACH.take(who)) return busy;
  try {
    if (!AT_ONCE.take('')) return busy;
    try {
      const said = await rowsIn(new Uint8Array(await file.arrayBuffer()));
      return said.kind === 'refused'
        ? invalid({ file: said.refusal })
        : { rows: said.rows.map(rowOf) };
    } finally {
      AT_ONCE.release('');
    }
  } finally {
    EACH.release(who);
  }
}
