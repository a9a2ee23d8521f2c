/** Configurations that a customer keeps: what each cost and costs, ordered again alone or together. */
import { repriceFavorites, updateRemark } from '@banxin/contract/calls/order/favorite';
import { FAVORITES_MAX } from '@banxin/contract/constants';
import type { Favorite } from '@banxin/contract/entities/favorite';
import { pathOf } from '@banxin/contract/routes';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Text } from '@banxin/ui/Text';
import { Suspense, useState } from 'react';
import { useSession } from '../../features/session/session.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { ListSheet } from '../../lib/ListSheet.tsx';
import { ListSkeleton } from '../../lib/ListSkeleton.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import * as css from './favorites.css.ts';
import { favoriteTabs, useFavorites } from './favorites.data.ts';
import { favoritesText } from './favorites.messages.ts';
import { useRemoval } from './useRemoval.ts';

const FavoriteRows = lazyPart(() => import('./parts/FavoriteRows.tsx'));
void FavoriteRows.prepare();
const LoseFavorite = lazyPart(() => import('./parts/LoseFavorite.tsx'));

/** Where there is nothing yet: what can be kept, and where. */
function Ways() {
  const text = useText(favoritesText);
  const { mayOpen } = useSession();
  return (
    <Inline gap={12} justify="center">
      <LinkButton href={pathOf('category')} variant="primary">
        {text.toProducts}
      </LinkButton>
      {mayOpen('myOrder') && <LinkButton href={pathOf('myOrder')}>{text.toOrders}</LinkButton>}
    </Inline>
  );
}

export default function FavoritesPage() {
  const text = useText(favoritesText);
  const { name } = useCatalogueWords();
  const may = useCanCall();
  const showPartFailed = usePartFailedToast();
  const { list, counts, products } = useFavorites();
  const { refresh } = list;
  const { remove, removing } = useRemoval(refresh);
  const [losing, setLosing] = useState<Favorite | null>(null);
  const isLost = list.shown.tab === 'lost';
  return (
    <>
      <ListSheet
        title={text.title}
        noun={text.noun}
        action={
          counts !== null &&
          counts.live + counts.lost > 0 && (
            <Text size={12} tone="quiet">
              {text.most(FAVORITES_MAX)}
            </Text>
          )
        }
        list={list}
        tabs={{
          label: text.tabs,
          items: favoriteTabs.map((id) => ({
            id,
            label: text[id],
            ...(counts !== null && { count: counts[id] }),
          })),
        }}
        words={{ label: text.search, placeholder: text.searchPlaceholder, hint: text.searchHint }}
        filters={
          <div className={css.product}>
            <NativeSelect
              aria-label={text.product}
              value={list.query.product}
              options={[
                { id: '', label: text.anyProduct },
                ...products.map((one) => ({
                  id: String(one.id),
                  label: name('product', one.id, one.name),
                })),
              ]}
              onChange={(product) => list.change({ product })}
            />
          </div>
        }
        empty={
          isLost
            ? { title: text.noneLost, hint: text.noneLostHint }
            : {
                title: counts !== null && counts.lost > 0 ? text.noneLive : text.none,
                hint: text.noneHint,
                action: <Ways />,
              }
        }
        hasPictures
      >
        {(favorites, isPending) => (
          <Suspense fallback={<ListSkeleton hasPictures />}>
            <FavoriteRows
              key={list.shown.tab}
              favorites={favorites}
              isLost={isLost}
              isPending={isPending}
              canChange={may(updateRemark)}
              canReorder={may(repriceFavorites)}
              removing={removing}
              onRemove={(ids) => void remove(ids)}
              onLose={setLosing}
              onChanged={refresh}
            />
          </Suspense>
        )}
      </ListSheet>
      {losing !== null && (
        <PartBoundary
          onLost={() => {
            setLosing(null);
            showPartFailed(text.loseNotOpened, () => setLosing(losing));
          }}
        >
          <LoseFavorite
            favorite={losing}
            onEnd={(isDone) => {
              setLosing(null);
              if (isDone) refresh();
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}
