/** What is done with the favourites that are chosen: ordered together, removed. */
import { REORDER_MAX } from '@banxin/contract/constants';
import { Button } from '@banxin/ui/Button';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Text } from '@banxin/ui/Text';
import { useId } from 'react';
import { reorderLink } from '../../../features/favorite/reorderLink.ts';
import type { TwoJobsXrayProps } from '../../../features/quote/xray/TwoJobsXray.tsx';
import { XrayButton } from '../../../features/quote/xray/XrayButton.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../favorites.css.ts';
import { favoritesText } from '../favorites.messages.ts';

const TwoJobsXray = lazyPart(() => import('../../../features/quote/xray/TwoJobsXray.tsx'));

export interface ChosenBarProps {
  /** At least one. */
  readonly ids: readonly number[];
  /** Those on the list can be ordered again, by whoever is here. */
  readonly canReorder: boolean;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
  readonly onForget: () => void;
  /** Two that are chosen, to compare what they cost; null for another number, and for who sees no prices. */
  readonly pair: TwoJobsXrayProps['jobs'] | null;
}

export function ChosenBar({
  ids,
  canReorder,
  isRemoving,
  onRemove,
  onForget,
  pair,
}: ChosenBarProps) {
  const text = useText(favoritesText);
  const id = useId();
  const isTooMany = ids.length > REORDER_MAX;
  return (
    <section aria-label={text.bulk} className={css.bar} data-page-bar>
      <div className={css.chosen}>
        <Text weight="medium">{text.chosen(ids.length)}</Text>
      </div>
      {canReorder && isTooMany && (
        <Text id={id} size={12} tone="body">
          {text.tooMany(REORDER_MAX)}
        </Text>
      )}
      <Button variant="quiet" onPress={onForget}>
        {text.forget}
      </Button>
      {pair && (
        <XrayButton label={text.compare}>
          {(onClose) => <TwoJobsXray jobs={pair} onClose={onClose} />}
        </XrayButton>
      )}
      <Button isPending={isRemoving} onPress={onRemove}>
        {text.remove}
      </Button>
      {canReorder &&
        (isTooMany ? (
          <Button variant="primary" isDisabled aria-describedby={id}>
            {text.together}
          </Button>
        ) : (
          <LinkButton variant="primary" href={reorderLink(ids)}>
            {text.together}
          </LinkButton>
        ))}
    </section>
  );
}
