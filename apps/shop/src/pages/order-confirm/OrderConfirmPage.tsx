/** Order confirmation: address, carrier, price; the last look before the order counts. */
import { errCode } from '@banxin/contract/errors';
import { ErrorState } from '@banxin/ui/ErrorState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Steps } from '@banxin/ui/Steps';
import { Redirect, useParams } from 'wouter';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { isForbidden } from '../../lib/forbidden.ts';
import { PageSkeleton } from '../../lib/PageSkeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useOrderConfirmation } from './order-confirm.data.ts';
import { orderConfirmText } from './order-confirm.messages.ts';
import { ConfirmView } from './parts/ConfirmView.tsx';

export default function OrderConfirmPage() {
  const text = useText(orderConfirmText);
  const words = useFixedWords();
  const { orderId: orderSN } = useParams<{ orderId: string }>();
  const confirmation = useOrderConfirmation(orderSN);
  const { info } = confirmation;
  if (info.state === 'loading') return <PageSkeleton />;
  if (info.state === 'failed') {
    const isUnknown = info.error.errCode === errCode.notFound;
    const isRefused = isForbidden(info.error);
    return (
      <Page paddingBlock={32}>
        <Sheet>
          <ErrorState
            headingLevel={1}
            title={isUnknown ? text.unknown : isRefused ? text.forbidden : text.loadFailed}
            actions={<LinkButton href="/user/myorder">{text.orders}</LinkButton>}
            {...(!isUnknown && !isRefused && { kept: text.kept, onRetry: info.retry })}
            {...(info.error.requestId && { requestId: info.error.requestId })}
          >
            {words(info.error.message)}
          </ErrorState>
        </Sheet>
      </Page>
    );
  }
  // Confirmed before: the order's own page knows what to do next.
  if (info.value.order.confirmed) return <Redirect to={`/user/orderDetail/${orderSN}`} replace />;
  return (
    <Page paddingBlock={32}>
      <Stack gap={24}>
        <Heading level={1}>{text.title}</Heading>
        <Steps
          label={text.steps}
          currentId="confirm"
          items={[
            { id: 'configure', title: text.stepConfigure },
            { id: 'confirm', title: text.stepConfirm },
            { id: 'pay', title: text.stepPay },
            { id: 'follow', title: text.stepFollow },
          ]}
        />
        <ConfirmView info={info.value} confirmation={confirmation} />
      </Stack>
    </Page>
  );
}
