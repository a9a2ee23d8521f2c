/** A customer's movements as a workbook. */
import type { ParsedOf } from '@banxin/contract/call';
import type { exportTransactions } from '@banxin/contract/calls/customer/accountBook';
import { EXPORT_ENTRIES_MAX } from '@banxin/contract/constants';
import type { AccountEntry } from '@banxin/contract/entities/accountBook';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Raw } from '@banxin/contract/server';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { BATCH, minuteOf, writeWorkbook, yuanCell } from '../../http/workbook/workbook.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { entriesOf, matching, newestFirst } from './book.ts';

const COLUMNS: readonly (readonly [header: string, width: number])[] = [
  ...([
    ['时间', 18],
    ['类型', 20],
    ['账户', 12],
    ['订单号', 36],
  ] as const),
  ...([
    ['收入（元）', 14],
    ['支出（元）', 14],
    ['余额（元）', 14],
    ['操作人', 16],
  ] as const),
];

const ofWhat = ({
  isFreight,
  isVip,
  ofMonth,
}: Pick<AccountEntry, 'isFreight' | 'isVip' | 'ofMonth'>): string => {
  if (ofMonth) return `（${ofMonth.month}${ofMonth.what === 'storage' ? ' 仓储费' : ''}）`;
  if (isVip) return '（会员年费）';
  return isFreight ? '（运费差额）' : '';
};

const cellsOf = ({ at, flow, asset, orderSNs, ...entry }: AccountEntry) => [
  ...[minuteOf(at), `${accountFlow.label(flow)}${ofWhat(entry)}`],
  ...[assetKind.label(asset), orderSNs.join('、')],
  entry.amount > 0 ? yuanCell(entry.amount) : null,
  entry.amount < 0 ? yuanCell(-entry.amount) : null,
  yuanCell(entry.balanceAfter),
  entry.by ?? '系统',
];

export async function writeTransactions(
  { db, customer: { ownerId }, now }: UserContext,
  filter: ParsedOf<typeof exportTransactions>,
): Promise<Raw | Refusal> {
  const most = EXPORT_ENTRIES_MAX;
  // Counted no further than one too many.
  const { count } = await db
    .selectFrom(
      matching(db, ownerId, filter)
        .select('l.id')
        .limit(most + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > most) {
    return invalid({ from: messageOf(refusals.exportTooMany, { most }) });
  }
  return writeWorkbook(db, ownerId, {
    name: '收支明细',
    fileName: `account-${dayOf(msOf(now))}.xlsx`,
    columns: COLUMNS,
    readAfter: async (last: AccountEntry | null) => {
      const rows = newestFirst(matching(db, ownerId, filter)).limit(BATCH);
      const after =
        last === null
          ? rows
          : rows.where(
              sql<boolean>`(l.created_at, l.id) < (${last.at}::timestamptz, ${last.entryId})`,
            );
      return entriesOf(db, ownerId, await after.execute());
    },
    cells: cellsOf,
    most,
  });
}
