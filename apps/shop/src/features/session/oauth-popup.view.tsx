/** The view of the flow oauth-popup, for its stories. */
import { getLoginProviders } from '@banxin/contract/calls/login/oauth';
import type { FlowView } from '../../stories/atlas/flowView.ts';
import { loginDialog } from '../../stories/atlas/loginDialog.tsx';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { on } from '../../stories/storyClient.ts';

export const view: FlowView = {
  view: (flows) =>
    loginDialog(flows, {
      ...captchaAnswer,
      ...on(getLoginProviders, { qq: true, wechat: true }),
    }),
  inside: { flow: 'login', child: 'oauth', events: [] },
};
