/** Several jobs of one category ordered at once: filled in as a table, confirmed together, paid once. */
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { ErrorState } from '@banxin/ui/ErrorState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Suspense } from 'react';
import { useUser } from '../../features/session/session.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PageSkeleton } from '../../lib/PageSkeleton.tsx';
import { useText } from '../../lib/text.ts';
import { type NoMult, useMult } from './product-mult.data.ts';
import { productMultText } from './product-mult.messages.ts';

/** It needs the answer, which is asked for meanwhile. */
const MultView = lazyPart(() => import('./parts/MultView.tsx'));
void MultView.prepare();

/** Nothing of the category is printed to order, or there is no such category. */
function Nothing({ why }: { readonly why: NoMult }) {
  const text = useText(productMultText);
  const toAll = (
    <LinkButton href={pathOf('category')} variant="primary">
      {why === 'stock' ? text.toGoods : text.toCategories}
    </LinkButton>
  );
  return (
    <Page paddingBlock={32}>
      <Sheet>
        {why === 'stock' ? (
          <>
            <Heading level={1}>{text.title}</Heading>
            <EmptyState title={text.stock} headingLevel={2} action={toAll}>
              {text.stockHint}
            </EmptyState>
          </>
        ) : (
          <ErrorState headingLevel={1} title={text.unknown} actions={toAll}>
            {text.unknownHint}
          </ErrorState>
        )}
      </Sheet>
    </Page>
  );
}

export default function ProductMultPage() {
  const text = useText(productMultText);
  const mult = useMult();
  const { id } = useUser();
  return (
    <Loaded
      of={mult}
      pending={<PageSkeleton />}
      failed={{ title: text.loadFailed, kept: text.kept, forbidden: text.forbidden }}
    >
      {(found) =>
        typeof found === 'string' ? (
          <Nothing why={found} />
        ) : (
          <Suspense fallback={<PageSkeleton />}>
            <Page paddingBlock={24}>
              <MultView key={`${id} ${found.categoryId}`} mult={found} />
            </Page>
          </Suspense>
        )
      }
    </Loaded>
  );
}
