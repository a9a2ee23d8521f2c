// The rows of the reference screen: the same thousand orders for both screens.

/** One order. */
export interface Row {
  sn: string;
  product: string;
  spec: string;
  /** @unit pieces */
  quantity: number;
  /** @unit fen */
  amount: number;
  status: string;
  isDone: boolean;
}

/** Row counts that the pager of the reference screen offers. */
export const SIZES = [20, 200, 1000] as const;

/** Deterministic: the quantity runs through 1,000 values in an order of its own. */
export const rows: readonly Row[] = Array.from({ length: 1000 }, (_, index) => ({
  sn: `BX${2_611_000_000 + index}`,
  product: index % 3 ? '铜版纸名片' : '瓦楞飞机盒',
  spec: index % 2 ? '300g 铜版 90×54 双面' : '157g 铜版 A4 24P',
  quantity: ((index * 617) % 1000) + 1,
  amount: ((index * 7919) % 90_000) + 12_800,
  status: index % 3 ? '配送中' : '已送达',
  isDone: index % 3 === 0,
}));

/** Rows in the order that the head of the table asks for. */
export function sorted(
  list: readonly Row[],
  column: 'sn' | 'quantity',
  direction: 'ascending' | 'descending',
): Row[] {
  const factor = direction === 'ascending' ? 1 : -1;
  return list.toSorted((a, b) => (a[column] < b[column] ? -factor : factor));
}

/** Where an order is looked at. */
export const pathOf = ({ sn }: Row): string => `/user/myorder/detail/${sn}`;

/** A picture without a request: the captcha and the preview show it. */
export const picture = '/picture.svg';
