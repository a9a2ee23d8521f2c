/** Which payment the address names, or the order whose payment is to be opened. */
import { useSearchParams } from 'wouter';

/** Number of the payment; '' when the address names none. */
export function usePaymentSN(): string {
  const [params] = useSearchParams();
  // `payment` stands in addresses of before.
  return (params.get('paymentSN') ?? params.get('payment'))?.trim() ?? '';
}

/** Number of the order; '' when the address names none. */
export function useOrderSN(): string {
  const [params] = useSearchParams();
  return params.get('order')?.trim() ?? '';
}
