/** The public catalogue: every product with its picture, uses and lowest price, by category. */
import { pathOf } from '@banxin/contract/routes';
import { ErrorState } from '@banxin/ui/ErrorState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { GridTypeSwitch } from '../../features/product/GridTypeSwitch.tsx';
import { useGridType } from '../../features/product/gridType.ts';
import { MarksLegend } from '../../features/product/MarksLegend.tsx';
import { useSession } from '../../features/session/session.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { usePageTitle } from '../../lib/pageTitle.ts';
import { useText } from '../../lib/text.ts';
import * as css from './Product.css.ts';
import { CategoryChips } from './parts/CategoryChips.tsx';
import { CategoryProducts } from './parts/CategoryProducts.tsx';
import { ProductSkeleton } from './parts/ProductSkeleton.tsx';
import { type ProductView, useProducts } from './product.data.ts';
import { productPageText } from './product.messages.ts';

function Catalogue({ all, chosen }: ProductView) {
  const text = useText(productPageText);
  const [type, setType] = useGridType('productLayoutType', useSession().user?.id);
  usePageTitle(chosen?.name);
  if (chosen === undefined) {
    return (
      <Stack gap={24}>
        <CategoryChips categories={all} currentId={undefined} />
        <Sheet>
          <ErrorState
            headingLevel={1}
            title={text.unknown}
            actions={
              <LinkButton href={pathOf('product')} variant="primary">
                {text.all}
              </LinkButton>
            }
          >
            {text.unknownHint}
          </ErrorState>
        </Sheet>
      </Stack>
    );
  }
  const shown = chosen === null ? all : [chosen];
  const count = shown.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Heading level={1}>{chosen?.name ?? text.all}</Heading>
        {count > 0 && (
          <Text tone="body">
            {chosen === null
              ? text.lead(String(count), String(all.length))
              : text.leadOf(String(count))}
          </Text>
        )}
        <MarksLegend />
      </Stack>
      <div className={css.bar}>
        <CategoryChips categories={all} currentId={chosen?.id ?? null} />
        <GridTypeSwitch value={type} onChange={setType} />
      </div>
      <Stack gap={44}>
        {shown.map((category) => (
          <CategoryProducts
            key={category.id}
            category={category}
            isAlone={chosen !== null}
            type={type}
          />
        ))}
      </Stack>
    </Stack>
  );
}

export default function ProductPage() {
  const text = useText(productPageText);
  return (
    <Page paddingBlock={24}>
      <Loaded
        of={useProducts()}
        pending={<ProductSkeleton />}
        failed={{ place: 'main', title: text.failed }}
      >
        {(view) => <Catalogue {...view} />}
      </Loaded>
    </Page>
  );
}
