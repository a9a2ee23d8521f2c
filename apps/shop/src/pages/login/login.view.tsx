/** The view of the flow login, for its stories. */
import { pathOf } from '@banxin/contract/routes';
import { type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { loginDialog } from '../../stories/atlas/loginDialog.tsx';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import LoginPage from './LoginPage.tsx';

export const view: FlowView = {
  view: (flows, { input }) =>
    input === 'page' ? (
      <StoryShop
        path={pathOf('login')}
        user={null}
        answers={captchaAnswer}
        flows={flows}
        onEvent={nothing}
      >
        <LoginPage />
      </StoryShop>
    ) : (
      loginDialog(flows)
    ),
};
