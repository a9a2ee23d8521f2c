/** Configure a product, see its price at once, upload and check its file, order. */
import { pathOf } from '@banxin/contract/routes';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Stack } from '@banxin/ui/Stack';
import { Suspense } from 'react';
import { Redirect } from 'wouter';
import { useCategoryName } from '../../features/product/catalogue.ts';
import { useVisit } from '../../features/usage/usage.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PageSkeleton } from '../../lib/PageSkeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useProductAnswers } from './product-detail.data.ts';
import { productDetailText } from './product-detail.messages.ts';

/** It needs the answer, which is asked for meanwhile. */
const ProductView = lazyPart(() => import('./parts/ProductView.tsx'));
void ProductView.prepare();

export default function ProductDetailPage() {
  const text = useText(productDetailText);
  const answers = useProductAnswers();
  const categoryName = useCategoryName();
  useVisit(answers.state === 'ready' ? answers.value.priced.product.id : null);
  return (
    <Loaded
      of={answers}
      pending={<PageSkeleton />}
      failed={{
        title: text.loadFailed,
        unknown: text.unknown,
        unknownHint: text.unknownHint,
        ways: <LinkButton href={pathOf('category')}>{text.all}</LinkButton>,
      }}
    >
      {(value) => {
        const { product } = value.priced;
        // Goods from the shelf are bought on a page of their own, wherever a link led from; a draft is edited here.
        if (product.stock !== undefined && value.draftSN === null) {
          return <Redirect to={pathOf('productStock', { id: product.id })} replace />;
        }
        const category = categoryName(product.parentId);
        return (
          <Suspense fallback={<PageSkeleton />}>
            <Page paddingBlock={24}>
              <Stack gap={20}>
                <Breadcrumb
                  items={[
                    { label: text.centre, href: '/' },
                    {
                      label: category ?? text.all,
                      href: pathOf('category', { id: product.parentId }),
                    },
                    { label: product.name },
                  ]}
                />
                <ProductView key={product.id} answers={value} />
              </Stack>
            </Page>
          </Suspense>
        );
      }}
    </Loaded>
  );
}
