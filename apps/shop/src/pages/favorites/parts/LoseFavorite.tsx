/** Asks before a favourite is retired; its code comes when somebody asks. */
import { loseFavorite } from '@banxin/contract/calls/order/favorite';
import type { Favorite } from '@banxin/contract/entities/favorite';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { favoritesText } from '../favorites.messages.ts';

export interface LoseFavoriteProps {
  readonly favorite: Favorite;
  /** Closed; true when it was done. */
  readonly onEnd: (isDone: boolean) => void;
}

export default function LoseFavorite({ favorite, onEnd }: LoseFavoriteProps) {
  const text = useText(favoritesText);
  return (
    <AskBefore
      call={loseFavorite}
      input={{ id: favorite.id }}
      title={text.lose}
      done={{ text: text.loseDone }}
      failed={text.loseFailed}
      onEnd={onEnd}
    >
      <Stack gap={8}>
        <Text weight="medium">
          <Own>{favorite.name}</Own>
        </Text>
        <Text>{text.loseQuestion}</Text>
      </Stack>
    </AskBefore>
  );
}
