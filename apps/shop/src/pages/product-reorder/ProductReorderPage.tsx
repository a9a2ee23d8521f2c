/** Favourites ordered again: what each costs now beside what it cost, what changed, and all of them with one payment. */
import { pathOf } from '@banxin/contract/routes';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { type ReactNode, Suspense, useState } from 'react';
import { useUser } from '../../features/session/session.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PageSkeleton } from '../../lib/PageSkeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useNamedFavorites, useReorder } from './product-reorder.data.ts';
import { productReorderText } from './product-reorder.messages.ts';

/** It needs the answer, which is asked for meanwhile. */
const ReorderView = lazyPart(() => import('./parts/ReorderView.tsx'));
void ReorderView.prepare();

function Whole({ children }: { readonly children: ReactNode }) {
  const text = useText(productReorderText);
  return (
    <Page paddingBlock={24}>
      <Stack gap={20}>
        <Breadcrumb
          items={[{ label: text.favorites, href: pathOf('favorites') }, { label: text.title }]}
        />
        <Heading level={1}>{text.title}</Heading>
        {children}
      </Stack>
    </Page>
  );
}

interface NamedProps {
  /** At least one. */
  readonly ids: readonly number[];
  /** With those that were taken out. */
  readonly named: readonly number[];
  readonly onRemove: (id: number) => void;
}

function Named({ ids, named, onRemove }: NamedProps) {
  const text = useText(productReorderText);
  const reorder = useReorder(ids, named);
  const { repriced } = reorder;
  return (
    <Loaded
      of={repriced}
      pending={<PageSkeleton />}
      failed={{
        title: text.failed,
        kept: text.kept,
        unknown: text.unknown,
        unknownHint: text.unknownHint,
        forbidden: text.forbidden,
        ways: <LinkButton href={pathOf('favorites')}>{text.toFavorites}</LinkButton>,
      }}
    >
      {(answered) => {
        // What was taken out goes at once; those that stay are priced anew.
        const favorites = answered.filter(({ id }) => ids.includes(id));
        return (
          <Suspense fallback={<PageSkeleton />}>
            <Whole>
              <ReorderView
                favorites={favorites}
                isPending={repriced.state === 'ready' && repriced.isRefreshing}
                reorder={reorder}
                onRemove={onRemove}
              />
            </Whole>
          </Suspense>
        );
      }}
    </Loaded>
  );
}

/** What the address names, without what was taken out of it. */
function Reordering({ named }: { readonly named: readonly number[] }) {
  const text = useText(productReorderText);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const ids = named.filter((id) => !removed.includes(id));
  if (ids.length > 0) {
    return <Named ids={ids} named={named} onRemove={(id) => setRemoved([...removed, id])} />;
  }
  return (
    <Whole>
      <Sheet>
        <EmptyState
          title={text.none}
          action={<LinkButton href={pathOf('favorites')}>{text.toFavorites}</LinkButton>}
        >
          {text.noneHint}
        </EmptyState>
      </Sheet>
    </Whole>
  );
}

export default function ProductReorderPage() {
  const named = useNamedFavorites();
  const { id: userId } = useUser();
  return <Reordering key={`${userId} ${named.join()}`} named={named} />;
}
