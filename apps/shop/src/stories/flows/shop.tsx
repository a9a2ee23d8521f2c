/** The whole shop around a driven story: a customer, a visitor, and what the pages ask. */
import { getSimpleCustomer, getSubPermissions } from '@banxin/contract/calls/customer/current';
import { permissionsOf } from '@banxin/contract/rules/roles';
import { captchaAnswer } from '../fixtures/captcha.ts';
import { frontAnswers } from '../fixtures/front.ts';
import { productAnswers } from '../fixtures/quoting.ts';
import { searchAnswers } from '../fixtures/searching.ts';
import { yuexiang } from '../fixtures/users.ts';
import { on, type StoryAnswers } from '../storyClient.ts';
import { WholeShop, type WholeShopProps } from '../WholeShop.tsx';
import type { FlowStage } from './stage.ts';

export const visitor = on(getSimpleCustomer, null);

/** The main account with every permission. */
export const customer: StoryAnswers = {
  ...on(getSimpleCustomer, yuexiang),
  ...on(
    getSubPermissions,
    permissionsOf(yuexiang.roles).map((name) => ({ name })),
  ),
};

/** What the route guard emits on every way to a page: as often as the address changes. */
export const arrives = { progress: 'often', title: 'often', scroll: 'often' } as const;

/** What every page may ask. */
export const pageAnswers: StoryAnswers = {
  ...productAnswers,
  ...captchaAnswer,
  ...frontAnswers,
  ...searchAnswers,
};

export interface FlowShopProps
  extends Pick<WholeShopProps, 'path' | 'store' | 'history' | 'failure'> {
  readonly stage: FlowStage;
  readonly answers: StoryAnswers;
}

export function FlowShop({ stage, answers, ...props }: FlowShopProps) {
  return (
    <WholeShop
      {...props}
      answers={{ ...pageAnswers, ...answers }}
      onEvent={stage.onEvent}
      flows={stage.flows}
    />
  );
}
