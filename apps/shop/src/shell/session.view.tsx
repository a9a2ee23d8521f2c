/** The view of the flow session, for its stories. */
import type { FlowView } from '../stories/atlas/flowView.ts';
import { wholeShop } from '../stories/atlas/wholeShop.tsx';

export const view: FlowView = { view: (flows) => wholeShop(flows) };
