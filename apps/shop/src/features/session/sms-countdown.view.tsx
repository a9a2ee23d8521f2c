/** The view of the flow sms-countdown, for its stories. */
import type { FlowView } from '../../stories/atlas/flowView.ts';
import { loginDialog } from '../../stories/atlas/loginDialog.tsx';

export const view: FlowView = {
  view: (flows) => loginDialog(flows),
  inside: { flow: 'login', child: 'sms', events: [{ type: 'TAB.SMS' }] },
};
