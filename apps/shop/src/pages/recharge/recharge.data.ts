/** Movements that the address names, with their sums, and what moved in the last months. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import {
  getAccountStatistics,
  getAccountTransactions,
  getCashback,
} from '@banxin/contract/calls/customer/accountBook';
import { getWithdrawals } from '@banxin/contract/calls/customer/withdrawal';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { daysOf, listQuery } from '../../lib/listQuery.ts';
import { useCall } from '../../lib/useCall.ts';
import { useCachedRead, useList } from '../../lib/useList.ts';

export const rechargeTabs = ['topup', 'records', 'withdraw', 'settings'] as const;

export type RechargeTab = (typeof rechargeTabs)[number];

/** Kinds of movements, and of money, as the address names them; '' is any. */
export const flows = [
  ...['', 'topUp', 'refund', 'spending'],
  ...['withdrawal', 'topUpBonus', 'signingCashback'],
] as const satisfies readonly ('' | keyof typeof accountFlow)[];
export const moneys = ['', 'balance', 'cashRedPacket'] as const;

const address = listQuery({ flow: flows, money: moneys });

type Place = typeof address.start;

const filterOf = ({ flow, money, from, to }: Place) => ({
  ...(flow !== '' && { flow: accountFlow[flow] }),
  ...(money !== '' && { asset: assetKind[money] }),
  ...daysOf({ from, to }),
});

const inputOf = (place: Place) => ({
  ...filterOf(place),
  pageIndex: place.page,
  pageSize: place.size,
});

export const useAccount = () => useCall(getAccount, {});

export const useCashback = () => useCall(getCashback, {});

export const useMonths = () => useCall(getAccountStatistics, {});

export function useMovements() {
  const list = useList(address, getAccountTransactions, inputOf);
  // The same answer, of which a list knows the rows alone.
  const [answer] = useCachedRead(getAccountTransactions, inputOf(list.query));
  const sums = answer.state === 'ready' ? answer.value.sums : null;
  return { list, filter: filterOf(list.query), sums };
}

const withdrawalAddress = listQuery({});

export function useWithdrawals() {
  const inputOf = ({ page, size }: typeof withdrawalAddress.start) => ({
    pageIndex: page,
    pageSize: size,
  });
  const list = useList(withdrawalAddress, getWithdrawals, inputOf);
  // The same answer, of which a list knows the rows alone.
  const [withdrawable, again] = useCachedRead(getWithdrawals, inputOf(list.query));
  return { list, withdrawable, again };
}
