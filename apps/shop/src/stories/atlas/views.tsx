/** What each flow is looked at through: the shop's own components, around a flow that stands still. */

import { createAddress } from '@banxin/contract/calls/customer/address';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import { getLoginProviders } from '@banxin/contract/calls/login/oauth';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { messages } from '@banxin/contract/messages';
import { pathOf } from '@banxin/contract/routes';
import { existsCheckMachine } from '@banxin/flows/exists-check';
import { type FlowProviderProps, useFlow } from '@banxin/flows/react';
import type { AtlasRow } from '@banxin/flows/testing';
import { sampleFile } from '@banxin/flows/testing';
// The shop asks for it when it is needed; a picture must not come before it.
import '@banxin/ui/AlertDialog';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import type { ReactNode } from 'react';
import type { AnyEventObject, Snapshot } from 'xstate';
import { AgreementHost } from '../../features/agreement/AgreementHost.tsx';
import CouponHost from '../../features/coupon/CouponHost.tsx';
import { FileThumbnail } from '../../features/preview/FileThumbnail.tsx';
import { PreviewHost } from '../../features/preview/PreviewHost.tsx';
import type { PreviewRequest } from '../../features/preview/preview.ts';
import LoginDialogHost from '../../features/session/LoginDialogHost.tsx';
import { createSignal } from '../../lib/signal.ts';
import { useText } from '../../lib/text.ts';
import BindQqPage from '../../pages/bind-qq/BindQqPage.tsx';
import CheckoutPage from '../../pages/checkout/CheckoutPage.tsx';
import LoginPage from '../../pages/login/LoginPage.tsx';
import OrderConfirmPage from '../../pages/order-confirm/OrderConfirmPage.tsx';
import QqLoginPage from '../../pages/qq-login/QqLoginPage.tsx';
import { UniqueField } from '../../pages/register/parts/UniqueField.tsx';
import RegisterPage from '../../pages/register/RegisterPage.tsx';
import { registerText } from '../../pages/register/register.messages.ts';
import ResetPasswordPage from '../../pages/reset-password/ResetPasswordPage.tsx';
import WechatLoginPage from '../../pages/wechat-login/WechatLoginPage.tsx';
import { captchaAnswer } from '../fixtures/captcha.ts';
import { confirmInfo, WAITING } from '../fixtures/confirming.ts';
import { product, productAnswers } from '../fixtures/quoting.ts';
import { newShop } from '../fixtures/users.ts';
import { StoryPrintFiles } from '../StoryPrintFiles.tsx';
import { StoryShop } from '../StoryShop.tsx';
import { on, type StoryAnswers } from '../storyClient.ts';
import { WholeShop, type WholeShopProps } from '../WholeShop.tsx';
import type { drawnFlows } from './drawnFlows.ts';
import { withFiles } from './queuedFiles.ts';

type Flows = NonNullable<Pick<FlowProviderProps, 'clock' | 'restore'>>;

/** A way to look at a flow. */
export interface FlowView {
  /** Draws the view; the flow finds its state through `flows`. */
  readonly view: (flows: Flows, row: Pick<AtlasRow, 'input' | 'state'>) => ReactNode;
  /** The flow is a child of another one: which, by what name, and what that one heard before. */
  readonly inside?: {
    readonly flow: string;
    readonly child: string;
    readonly events: readonly AnyEventObject[];
  };
  /** Puts the flows that it spawned where it believes them to be. */
  readonly dressed?: (snapshot: Snapshot<unknown>) => Snapshot<unknown>;
}

const nothing = (): void => undefined;

const loginDialog = (flows: Flows, answers: StoryAnswers = captchaAnswer): ReactNode => (
  <StoryShop user={null} answers={answers} flows={flows} onEvent={nothing}>
    <LoginDialogHost onClosed={nothing} onRemoved={nothing} />
  </StoryShop>
);

/** The same flow, to which no arrival of a picture counts. */
const unheard = (flows: Flows): Flows => ({
  ...flows,
  restore: (machine) => {
    const restored = flows.restore?.(machine);
    if (!restored) return undefined;
    return {
      ...restored,
      machine: restored.machine.provide({ guards: { isCurrent: () => false } }),
    };
  },
});

const wholeShop = (flows: Flows, failure?: WholeShopProps['failure']): ReactNode => (
  <WholeShop
    path={pathOf('search')}
    answers={{ ...productAnswers, ...captchaAnswer }}
    onEvent={nothing}
    flows={flows}
    {...(failure && { failure })}
  />
);

/** What failed, told once more: a flow that is put into a state shows no message on its way there. */
const failedCall = { mode: 1, message: messages.serverError } as const;

/** The flow has not shown the message yet. */
const untold = (snapshot: Snapshot<unknown>): Snapshot<unknown> => {
  const told: Snapshot<unknown> & { value?: unknown } = snapshot;
  return told.value === 'toast'
    ? { ...snapshot, ...{ context: { message: '', beside: '' } } }
    : snapshot;
};

/** One check of the registration, with the value that it asked for. */
function CheckAlone({ kind }: { readonly kind: string }) {
  const text = useText(registerText);
  const words = {
    name: [text.name, text.nameHint, text.nameFree] as const,
    qq: [text.qq, text.qqHint, text.qqFree] as const,
    mobile: [text.mobile, text.mobileHint, text.mobileFree] as const,
  };
  const fields = { name: 'customerName', qq: 'qq', mobile: 'mobilePhone' } as const;
  const name = kind as keyof typeof fields;
  const check = useFlow(existsCheckMachine, { input: { field: fields[name] } });
  const [label, hint, free] = words[name];
  return (
    <Page paddingBlock={44}>
      <Sheet>
        <UniqueField
          check={check}
          label={label}
          hint={hint}
          free={free}
          value={check.getSnapshot().context.value}
          onChange={nothing}
        />
      </Sheet>
    </Page>
  );
}

const printFiles = (flows: Flows, most: number): ReactNode => (
  <StoryShop answers={{ 'File.Check': 'pending' }} flows={flows} onEvent={nothing}>
    <StoryPrintFiles
      configuration={product(101).defaults as Configuration}
      most={most}
      thumbnailOf={(report) => <FileThumbnail file={report} />}
      onChange={nothing}
    />
  </StoryShop>
);

export const views: Readonly<Record<(typeof drawnFlows)[number], FlowView>> = {
  agreement: {
    view: (flows) => (
      <StoryShop answers={{}} flows={flows} onEvent={nothing}>
        <AgreementHost requests={createSignal<boolean>()} onClosed={nothing} />
      </StoryShop>
    ),
  },
  'bind-qq': {
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
  },
  captcha: {
    // A picture that arrives is told to the flow: where it is still awaited, none may.
    view: (flows, { state }) =>
      loginDialog(flows, state === 'loading' ? on(getCaptcha, 'pending') : captchaAnswer),
    inside: { flow: 'login', child: 'captcha', events: [] },
  },
  cashier: {
    view: (flows) => (
      <StoryShop
        path={pathOf('payCheckout', {}, { payment: '9261120771536048' })}
        flows={flows}
        onEvent={nothing}
      >
        <CheckoutPage />
      </StoryShop>
    ),
  },
  coupon: {
    view: (flows) => (
      <StoryShop user={newShop} answers={{}} flows={flows} onEvent={nothing}>
        <CouponHost isHeld={false} />
      </StoryShop>
    ),
  },
  'exists-check': {
    // The registration has three of them; each is looked at by itself.
    view: (flows, { input }) => (
      <StoryShop path={pathOf('register')} user={null} flows={flows} onEvent={nothing}>
        <CheckAlone kind={input} />
      </StoryShop>
    ),
  },
  login: {
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
  },
  'oauth-callback': {
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
  },
  'oauth-popup': {
    view: (flows) =>
      loginDialog(flows, {
        ...captchaAnswer,
        ...on(getLoginProviders, { qq: true, wechat: true }),
      }),
    inside: { flow: 'login', child: 'oauth', events: [] },
  },
  'order-confirm': {
    view: (flows) => (
      <StoryShop
        path={pathOf('orderConfirm', { id: 101, orderId: WAITING })}
        answers={{
          ...on(getConfirmOrderInfo, confirmInfo()),
          ...on(createAddress, 'pending'),
        }}
        flows={flows}
        onEvent={nothing}
      >
        <OrderConfirmPage />
      </StoryShop>
    ),
  },
  'preview-viewer': {
    // A picture that arrives is told to the flow: where it is still awaited, none may.
    view: (flows, { state }) => (
      <StoryShop
        answers={{}}
        flows={state === 'gallery.loading' ? unheard(flows) : flows}
        onEvent={nothing}
      >
        <PreviewHost requests={createSignal<PreviewRequest>()} />
      </StoryShop>
    ),
  },
  register: {
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
  },
  'request-error': {
    view: (flows, { state }) => wholeShop(flows, state === 'toast' ? failedCall : undefined),
    dressed: untold,
  },
  'reset-password': {
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
  },
  'route-guard': { view: (flows) => wholeShop(flows) },
  session: { view: (flows) => wholeShop(flows) },
  'sms-countdown': {
    view: (flows) => loginDialog(flows),
    inside: { flow: 'login', child: 'sms', events: [{ type: 'TAB.SMS' }] },
  },
  'upload-item': {
    view: (flows) => printFiles(flows, 1),
    inside: {
      flow: 'upload-queue',
      child: sampleFile.key,
      events: [{ type: 'ADD', file: sampleFile }],
    },
  },
  'upload-queue': { view: (flows) => printFiles(flows, 5), dressed: withFiles },
};
