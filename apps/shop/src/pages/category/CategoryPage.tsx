/** The category centre: what can be ordered at the customer's own prices, narrowed by what it is for and made of. */
import { pathOf } from '@banxin/contract/routes';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { ErrorState } from '@banxin/ui/ErrorState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Suspense } from 'react';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './Category.css.ts';
import { type CategoryControl, type CategoryView, useCategory } from './category.data.ts';
import { categoryText } from './category.messages.ts';
import { writeFilters } from './filterAddress.ts';
import { CategorySkeleton } from './parts/CategorySkeleton.tsx';
import { CategoryTree } from './parts/CategoryTree.tsx';
import { Comparison } from './parts/Comparison.tsx';
import { FacetFilters } from './parts/FacetFilters.tsx';
import { FilteredProducts } from './parts/FilteredProducts.tsx';

/** Only who comes from a coupon sees it. */
const CouponNote = lazyPart(() => import('./parts/CouponNote.tsx'));

interface CentreProps {
  readonly view: CategoryView;
  readonly control: CategoryControl;
}

function Centre({ view, control }: CentreProps) {
  const text = useText(categoryText);
  const { chosen, categories, facets } = view;
  const { query, change, toggle } = control;
  if (chosen === undefined) {
    return (
      <Sheet>
        <ErrorState
          headingLevel={1}
          title={text.unknown}
          actions={
            <LinkButton href={pathOf('category')} variant="primary">
              {text.all}
            </LinkButton>
          }
        >
          {text.unknownHint}
        </ErrorState>
      </Sheet>
    );
  }
  return (
    <Stack gap={16}>
      <Breadcrumb
        items={[
          { label: text.centre, href: '/' },
          ...(chosen === null
            ? [{ label: text.all }]
            : [{ label: text.all, href: pathOf('category') }, { label: chosen.name }]),
        ]}
      />
      <div className={css.frame}>
        <CategoryTree
          categories={categories}
          currentId={chosen?.id ?? null}
          search={writeFilters({ ...query, compared: [] }).toString()}
        />
        <Stack gap={16}>
          <Heading level={1}>{chosen?.name ?? text.title}</Heading>
          {query.coupon !== undefined && (
            <Suspense>
              <CouponNote coupon={view.coupon} onClear={() => change({ coupon: undefined })} />
            </Suspense>
          )}
          <FacetFilters facets={facets} onToggle={toggle} onClear={() => change({ filters: {} })} />
          {query.compared.length > 0 && (
            <Comparison
              products={view.compared}
              onRemove={(id) => change({ compared: query.compared.filter((one) => one !== id) })}
              onClear={() => change({ compared: [] })}
              onRetry={view.retryCompared}
            />
          )}
          <FilteredProducts view={view} control={control} />
        </Stack>
      </div>
    </Stack>
  );
}

export default function CategoryPage() {
  const text = useText(categoryText);
  const control = useCategory();
  return (
    <Page paddingBlock={24}>
      <Loaded
        of={control.view}
        pending={<CategorySkeleton />}
        failed={{ place: 'main', title: text.failed }}
      >
        {(view) => <Centre view={view} control={control} />}
      </Loaded>
    </Page>
  );
}
