/** What is done with one favourite: ordered again or configured anew, retired, removed. */
import type { Favorite } from '@banxin/contract/entities/favorite';
import { Button } from '@banxin/ui/Button';
import { LinkButton } from '@banxin/ui/LinkButton';
import { reorderLink } from '../../../features/favorite/reorderLink.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../favorites.css.ts';
import { favoritesText } from '../favorites.messages.ts';
import { configureLink } from './FavoriteTitle.tsx';

/** What whoever is here may do. */
export interface FavoriteRights {
  readonly canChange: boolean;
  readonly canReorder: boolean;
}

export interface FavoriteActionsProps extends FavoriteRights {
  readonly favorite: Favorite;
  readonly isRemoving: boolean;
  readonly onLose: () => void;
  readonly onRemove: () => void;
}

/** Where it goes on: to an order, to the product, or to what takes its place. */
function Onwards({ favorite, canReorder }: Pick<FavoriteActionsProps, 'favorite' | 'canReorder'>) {
  const text = useText(favoritesText);
  const { id, name, lost } = favorite;
  if (lost !== null && lost.reason !== 'gone') {
    return (
      <LinkButton size="small" href={configureLink(favorite)} aria-label={text.configureOf(name)}>
        {text.configure}
      </LinkButton>
    );
  }
  if (!canReorder) return null;
  const [label, spoken] =
    lost === null ? [text.again, text.againOf(name)] : [text.nearest, text.nearestOf(name)];
  return (
    <LinkButton size="small" href={reorderLink([id])} aria-label={spoken}>
      {label}
    </LinkButton>
  );
}

export function FavoriteActions(props: FavoriteActionsProps) {
  const text = useText(favoritesText);
  const { favorite, canChange, canReorder, isRemoving, onLose, onRemove } = props;
  const { name, lost } = favorite;
  return (
    <div className={css.actions}>
      <Onwards favorite={favorite} canReorder={canReorder} />
      {canChange && (
        <div className={css.more}>
          {lost === null && (
            <Button variant="quiet" size="small" aria-label={text.loseOf(name)} onPress={onLose}>
              {text.lose}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={text.removeOf(name)}
            isPending={isRemoving}
            onPress={onRemove}
          >
            {text.remove}
          </Button>
        </div>
      )}
    </div>
  );
}
