/** Configure a product, see its price at once, upload and check its file, order. */
import { pathOf } from '@banxin/contract/routes';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Stack } from '@banxin/ui/Stack';
import { useCategoryName } from '../../features/product/catalogue.ts';
import { useVisit } from '../../features/usage/usage.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { PageSkeleton } from '../../lib/PageSkeleton.tsx';
import { useText } from '../../lib/text.ts';
import { ProductView } from './parts/ProductView.tsx';
import { useProductDetail } from './product-detail.data.ts';
import { productDetailText } from './product-detail.messages.ts';

export default function ProductDetailPage() {
  const text = useText(productDetailText);
  const detail = useProductDetail();
  const categoryName = useCategoryName();
  useVisit(detail.state === 'ready' ? detail.value.priced.product.id : null);
  return (
    <Loaded
      of={detail}
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
        const category = categoryName(product.parentId);
        return (
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
              <ProductView key={product.id} detail={value} />
            </Stack>
          </Page>
        );
      }}
    </Loaded>
  );
}
