/** The invoice centre: orders that can be invoiced, and what became of those that were applied for. */
import { useCentreTab } from './invoice.data.ts';
import { Applications } from './parts/Applications.tsx';
import { OpenOrders } from './parts/OpenOrders.tsx';

export default function InvoicePage() {
  return useCentreTab() === 'open' ? <OpenOrders /> : <Applications />;
}
