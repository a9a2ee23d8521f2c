/** Configure a product, see its price at once, upload and check its file, order. */

import { errCode } from '@banxin/contract/errors';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { ErrorState } from '@banxin/ui/ErrorState';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { useVisit } from '../../features/usage/usage.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { PageSkeleton } from '../../lib/PageSkeleton.tsx';
import { useText } from '../../lib/text.ts';
import { ProductView } from './parts/ProductView.tsx';
import { useProductDetail } from './product-detail.data.ts';
import { productDetailText } from './product-detail.messages.ts';

export default function ProductDetailPage() {
  const text = useText(productDetailText);
  const words = useFixedWords();
  const detail = useProductDetail();
  useVisit(detail.state === 'ready' ? detail.value.priced.product.id : null);
  if (detail.state === 'loading') return <PageSkeleton />;
  if (detail.state === 'failed') {
    const isUnknown = detail.error.errCode === errCode.notFound;
    return (
      <Page paddingBlock={32}>
        <Sheet>
          <ErrorState
            headingLevel={1}
            title={isUnknown ? text.unknown : text.loadFailed}
            actions={<LinkButton href="/category">{text.all}</LinkButton>}
            {...(!isUnknown && { onRetry: detail.retry })}
            {...(detail.error.requestId && { requestId: detail.error.requestId })}
          >
            {isUnknown ? text.unknownHint : words(detail.error.message)}
          </ErrorState>
        </Sheet>
      </Page>
    );
  }
  const { product } = detail.value.priced;
  return (
    <Page paddingBlock={24}>
      <Stack gap={20}>
        <Breadcrumb
          items={[
            { label: text.centre, href: '/' },
            { label: text.all, href: `/category/${product.parentId}` },
            { label: product.name },
          ]}
        />
        <ProductView key={product.id} detail={detail.value} />
      </Stack>
    </Page>
  );
}
