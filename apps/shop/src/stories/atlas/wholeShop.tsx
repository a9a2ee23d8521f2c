/** The whole shop on a quiet page, in which what stands around pages is looked at. */
import { pathOf } from '@banxin/contract/routes';
import type { ReactNode } from 'react';
import { captchaAnswer } from '../fixtures/captcha.ts';
import { productAnswers } from '../fixtures/quoting.ts';
import { WholeShop, type WholeShopProps } from '../WholeShop.tsx';
import { type Flows, nothing } from './flowView.ts';

export const wholeShop = (flows: Flows, failure?: WholeShopProps['failure']): ReactNode => (
  <WholeShop
    path={pathOf('search')}
    answers={{ ...productAnswers, ...captchaAnswer }}
    onEvent={nothing}
    flows={flows}
    {...(failure && { failure })}
  />
);
