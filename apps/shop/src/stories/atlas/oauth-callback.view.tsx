/** How the flow oauth-callback is looked at: two pages draw it. */

import QqLoginPage from '../../pages/qq-login/QqLoginPage.tsx';
import WechatLoginPage from '../../pages/wechat-login/WechatLoginPage.tsx';
import { StoryShop } from '../StoryShop.tsx';
import { type FlowView, nothing } from './flowView.ts';

export const view: FlowView = {
  view: (flows, { input }) => {
    const isWechat = input === 'wechat' || input === 'binding';
    return (
      <StoryShop
        path={isWechat ? '/wechatlogin' : '/qqlogin'}
        user={null}
        flows={flows}
        onEvent={nothing}
      >
        {isWechat ? <WechatLoginPage /> : <QqLoginPage />}
      </StoryShop>
    );
  },
};
