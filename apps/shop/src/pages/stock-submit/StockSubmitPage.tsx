/** The checkout of a cart: where it goes, who takes it, what is taken off; one order for each line, one payment. */
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Steps } from '@banxin/ui/Steps';
import { Suspense } from 'react';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PageSkeleton } from '../../lib/PageSkeleton.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './StockSubmit.css.ts';
import { useCheckout } from './stock-submit.data.ts';
import { stockSubmitText } from './stock-submit.messages.ts';

/** It needs the answer, which is asked for meanwhile. */
const SubmitView = lazyPart(() => import('./parts/SubmitView.tsx'));
void SubmitView.prepare();

function Head() {
  const text = useText(stockSubmitText);
  return (
    <div className={css.head}>
      <Heading level={1}>{text.title}</Heading>
      <Steps
        label={text.steps}
        currentId="submit"
        items={[
          { id: 'cart', title: text.stepCart },
          { id: 'submit', title: text.stepSubmit },
          { id: 'pay', title: text.stepPay },
          { id: 'follow', title: text.stepFollow },
        ]}
      />
    </div>
  );
}

/** Nothing of what the address names is in the cart. */
function Nothing() {
  const text = useText(stockSubmitText);
  return (
    <Page paddingBlock={32}>
      <Stack gap={24}>
        <Head />
        <Sheet>
          <EmptyState
            title={text.nothing}
            headingLevel={2}
            action={
              <LinkButton href={pathOf('stockCart')} variant="primary">
                {text.backToCart}
              </LinkButton>
            }
          >
            {text.nothingHint}
          </EmptyState>
        </Sheet>
      </Stack>
    </Page>
  );
}

export default function StockSubmitPage() {
  const text = useText(stockSubmitText);
  const checkout = useCheckout();
  const { ids, prepared } = checkout;
  const isNothing = prepared.state === 'failed' && prepared.error.errCode === errCode.wrongState;
  if (ids.length === 0 || isNothing) return <Nothing />;
  return (
    <Loaded
      of={prepared}
      pending={<PageSkeleton />}
      failed={{
        title: text.loadFailed,
        kept: text.kept,
        forbidden: text.forbidden,
        ways: <LinkButton href={pathOf('stockCart')}>{text.backToCart}</LinkButton>,
      }}
    >
      {(shown) => (
        <Suspense fallback={<PageSkeleton />}>
          <Page paddingBlock={32}>
            <Stack gap={24}>
              <Head />
              <SubmitView
                shown={shown}
                isRefreshing={prepared.state === 'ready' && prepared.isRefreshing}
                checkout={checkout}
              />
            </Stack>
          </Page>
        </Suspense>
      )}
    </Loaded>
  );
}
