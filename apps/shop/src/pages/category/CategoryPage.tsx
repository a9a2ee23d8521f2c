/** The category centre: every product with its drawing and lowest price, by category. */
import { pathOf } from '@banxin/contract/routes';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { ErrorState } from '@banxin/ui/ErrorState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useEffect } from 'react';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './Category.css.ts';
import { type CategoryView, useCategory } from './category.data.ts';
import { categoryText } from './category.messages.ts';
import { CategoryFilter } from './parts/CategoryFilter.tsx';
import { CategorySection } from './parts/CategorySection.tsx';
import { CategorySkeleton } from './parts/CategorySkeleton.tsx';

function Catalogue({ view }: { readonly view: CategoryView }) {
  const text = useText(categoryText);
  const { all, chosen } = view;
  // An address with an anchor, such as /category#category-3, arrives before its section does.
  useEffect(() => {
    const anchor = window.location.hash.slice(1);
    if (/^category-\d+$/.test(anchor)) document.getElementById(anchor)?.scrollIntoView();
  }, []);
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
  const count = all.reduce((sum, { products }) => sum + products.length, 0);
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
        <CategoryFilter categories={all} currentId={chosen?.id ?? null} />
        <Stack gap={44}>
          {chosen === null && (
            <Stack gap={4}>
              <Heading level={1}>{text.title}</Heading>
              <Text tone="body">{text.lead(String(count), String(all.length))}</Text>
            </Stack>
          )}
          {(chosen === null ? all : [chosen]).map((category) => (
            <CategorySection key={category.id} category={category} isAlone={chosen !== null} />
          ))}
        </Stack>
      </div>
    </Stack>
  );
}

export default function CategoryPage() {
  const text = useText(categoryText);
  return (
    <Page paddingBlock={24}>
      <Loaded
        of={useCategory()}
        pending={<CategorySkeleton />}
        failed={{ place: 'main', title: text.failed }}
      >
        {(view) => <Catalogue view={view} />}
      </Loaded>
    </Page>
  );
}
