/** Orders of the list: a table, on a phone cards. Their code comes while the orders are asked for. */
import { useIsPhone } from '../../../lib/useIsPhone.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable, type OrderTableProps } from './OrderTable.tsx';

export default function OrderRows(props: OrderTableProps) {
  const Orders = useIsPhone() ? OrderCards : OrderTable;
  return <Orders {...props} />;
}
