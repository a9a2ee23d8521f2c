/** The view of the flow captcha, for its stories. */
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import type { FlowView } from '../../stories/atlas/flowView.ts';
import { loginDialog } from '../../stories/atlas/loginDialog.tsx';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { on } from '../../stories/storyClient.ts';

export const view: FlowView = {
  // A picture that arrives is told to the flow: where it is still awaited, none may.
  view: (flows, { state }) =>
    loginDialog(flows, state === 'loading' ? on(getCaptcha, 'pending') : captchaAnswer),
  inside: { flow: 'login', child: 'captcha', events: [] },
};
