/** The view of the flow reset-password, for its stories. */
import { pathOf } from '@banxin/contract/routes';
import { type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import ResetPasswordPage from './ResetPasswordPage.tsx';

export const view: FlowView = {
  view: (flows) => (
    <StoryShop
      path={pathOf('resetPassword')}
      user={null}
      answers={captchaAnswer}
      flows={flows}
      onEvent={nothing}
    >
      <ResetPasswordPage />
    </StoryShop>
  ),
};
