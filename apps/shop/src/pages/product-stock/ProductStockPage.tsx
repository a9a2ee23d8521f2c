/** Goods from the shelf: how many there are, what they cost, and buying them. What is printed has another page. */
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Redirect } from 'wouter';
import { Loaded } from '../../lib/Loaded.tsx';
import { PageSkeleton } from '../../lib/PageSkeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';
import { GoodsView } from './parts/GoodsView.tsx';
import { useGoods, useIsPrinted } from './product-stock.data.ts';
import { stockText } from './product-stock.messages.ts';

export default function ProductStockPage() {
  const text = useText(stockText);
  const { id } = useRouteParams('productStock');
  const goods = useGoods();
  const isUnknown = goods.state === 'failed' && goods.error.errCode === errCode.notFound;
  const isPrinted = useIsPrinted(isUnknown);
  if (isUnknown && isPrinted === null) return <PageSkeleton />;
  if (isUnknown && isPrinted) return <Redirect to={pathOf('productDetail', { id })} replace />;
  return (
    <Loaded
      of={goods}
      pending={<PageSkeleton />}
      failed={{
        title: text.loadFailed,
        unknown: text.unknown,
        unknownHint: text.unknownHint,
        ways: (
          <Inline gap={12}>
            <LinkButton href={pathOf('category')} variant="primary">
              {text.all}
            </LinkButton>
            <LinkButton href={pathOf('search')}>{text.search}</LinkButton>
          </Inline>
        ),
      }}
    >
      {(value) => (
        <Page paddingBlock={24}>
          <GoodsView key={value.productId} goods={value} />
        </Page>
      )}
    </Loaded>
  );
}
