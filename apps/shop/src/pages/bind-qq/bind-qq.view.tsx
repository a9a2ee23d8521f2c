/** The view of the flow bind-qq, for its stories. */
import { pathOf } from '@banxin/contract/routes';
import { type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import BindQqPage from './BindQqPage.tsx';

export const view: FlowView = {
  view: (flows) => (
    <StoryShop
      path={pathOf('bindqq', {}, { openId: 'o1' })}
      user={null}
      answers={captchaAnswer}
      flows={flows}
      onEvent={nothing}
    >
      <BindQqPage />
    </StoryShop>
  ),
};
