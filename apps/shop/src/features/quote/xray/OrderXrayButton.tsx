/** Opens the price of an order; the page has answered before it is here. */
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { XrayButton } from './XrayButton.tsx';

const OrderXray = lazyPart(() => import('./OrderXray.tsx'));

export default function OrderXrayButton({ orderSN }: { readonly orderSN: string }) {
  return <XrayButton>{(onClose) => <OrderXray orderSN={orderSN} onClose={onClose} />}</XrayButton>;
}
