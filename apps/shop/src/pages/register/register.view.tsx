/** The view of the flow register, for its stories. */
import { pathOf } from '@banxin/contract/routes';
import { type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import RegisterPage from './RegisterPage.tsx';

export const view: FlowView = {
  view: (flows) => (
    <StoryShop
      path={pathOf('register')}
      user={null}
      answers={captchaAnswer}
      flows={flows}
      onEvent={nothing}
    >
      <RegisterPage />
    </StoryShop>
  ),
};
