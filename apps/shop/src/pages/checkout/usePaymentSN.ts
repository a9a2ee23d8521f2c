/** Which payment the address names. */
import { useSearchParams } from 'wouter';

/** Number of the payment; '' when the address names none. */
export function usePaymentSN(): string {
  const [params] = useSearchParams();
  // `payment` stands in addresses of before.
  return (params.get('paymentSN') ?? params.get('payment'))?.trim() ?? '';
}
