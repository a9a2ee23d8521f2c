/** From which yearly sum a membership pays. All sums @unit fen, what is typed @unit yuan. */
import type { MemberLevel } from '@banxin/contract/calls/customer/membership.schemas';

/** A level by a fee whose sum may be seen. */
export interface PaidLevel {
  readonly level: number;
  /** For a year. @unit fen */
  readonly fee: number;
  /** Part of print prices that is saved: 300 = 3 %. */
  readonly off: number;
}

/** The levels that are paid for, cheapest first; none where sums may not be seen. */
export const paidLevels = (levels: readonly MemberLevel[]): readonly PaidLevel[] =>
  levels
    .flatMap(({ level, by, sum, printRate }) =>
      by === 'fee' && sum !== null ? [{ level, fee: sum, off: 10_000 - printRate }] : [],
    )
    .toSorted((a, b) => a.fee - b.fee);

/** What a level saves on so much printing; parts of a fen are not saved. */
export const savedOn = ({ off }: PaidLevel, yuan: number): number => Math.floor((yuan * off) / 100);

/** The least whole sum at which a level is worth its fee. @unit yuan */
export const paysFrom = ({ fee, off }: PaidLevel): number => Math.ceil((fee * 100) / off);

/** The least whole sum at which the dearer level is worth its difference. @unit yuan */
export const paysOver = (dearer: PaidLevel, cheaper: PaidLevel): number =>
  Math.ceil(((dearer.fee - cheaper.fee) * 100) / (dearer.off - cheaper.off));

/** The level to take: the one that saves most beyond its fee, the dearer of two alike; null when none is worth it. */
export function bestFor(levels: readonly PaidLevel[], yuan: number): PaidLevel | null {
  const net = (one: PaidLevel): number => savedOn(one, yuan) - one.fee;
  return levels
    .filter((one) => net(one) >= 0)
    .reduce<PaidLevel | null>(
      (best, one) => (best === null || net(one) >= net(best) ? one : best),
      null,
    );
}
