/** How a demo order reached its status: the shortest path through the chart, so that its timeline is a real one. */
import { orderStatus as s } from '@banxin/contract/enums/order';
import type { Transition } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';

const byEvent = (from: number, event: string): Transition => {
  const found = orderChart.transitions.find((row) => row.from === from && row.event === event);
  if (!found) throw new Error(`No transition ${event} from ${from}`);
  return found;
};

const follow = (...events: string[]): Transition[] => {
  const steps: Transition[] = [];
  let at: number = s.registered;
  for (const event of events) {
    const step = byEvent(at, event);
    steps.push(step);
    at = step.to;
  }
  return steps;
};

const PRODUCED = ['PAY', 'REVIEW_PASS', 'ALLOCATE', 'OPEN_WORK_ORDER'] as const;
const STORED = [...PRODUCED, 'STORE_ALL'] as const;
const SHIPPED = [...STORED, 'LABEL', 'ALL_HANDED_OVER'] as const;
const SIGNED = [...SHIPPED, 'CARRIER_MOVING', 'SIGNED'] as const;

/** Events to every status; a cancelled order was paid before or not. */
const EVENTS: Readonly<Record<number, readonly string[]>> = {
  [s.registered]: [],
  [s.reviewWithdrawn]: ['REVIEW_WITHDRAW'],
  [s.approved]: ['REVIEW_PASS'],
  [s.ordered]: ['PAY'],
  [s.reviewWithdrawnOrdered]: ['PAY', 'REVIEW_WITHDRAW'],
  [s.approvedOrdered]: ['PAY', 'REVIEW_PASS'],
  [s.allocated]: ['PAY', 'REVIEW_PASS', 'ALLOCATE'],
  [s.workOrderOpened]: PRODUCED,
  [s.outsourced]: [...PRODUCED, 'OUTSOURCE'],
  [s.scanReturn]: [...PRODUCED, 'OUTSOURCE', 'SCAN_RETURN'],
  [s.returnedToFactory]: [...PRODUCED, 'OUTSOURCE', 'SCAN_RETURN', 'CONFIRM_RETURN'],
  [s.storageWithdrawn]: [...STORED, 'WITHDRAW_STORAGE'],
  [s.partlyStored]: [...PRODUCED, 'STORE_PART'],
  [s.stored]: STORED,
  [s.shipping]: [...STORED, 'LABEL'],
  [s.shipped]: SHIPPED,
  [s.inDelivery]: [...SHIPPED, 'CARRIER_MOVING'],
  [s.delivered]: SIGNED,
  [s.toReturn]: [...SHIPPED, 'CARRIER_RETURNING'],
  [s.returned]: [...SHIPPED, 'CARRIER_RETURNING', 'RETURN_SCANNED'],
  [s.deleted]: ['CANCEL', 'HIDE'],
};

/** The transitions that lead to a status. @param wasPaid only read for a cancelled order */
export function pathTo(status: number, wasPaid: boolean): Transition[] {
  if (status === s.cancelled) return wasPaid ? follow('PAY', 'CANCEL') : follow('CANCEL');
  const events = EVENTS[status];
  if (!events) throw new Error(`No path to status ${status}`);
  return follow(...events);
}
