/** A favourite that cannot be ordered: why, and what to configure in its place. */
import type { Repriced } from '@banxin/contract/calls/order/favorite.schemas';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useLostWords } from '../../../features/favorite/useLostWords.ts';
import { configurationQuery } from '../../../features/quote/configurationQuery.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useText } from '../../../lib/text.ts';
import { productReorderText } from '../product-reorder.messages.ts';

const linkTo = (configuration: Configuration): string =>
  pathOf('productDetail', { id: configuration.productId }, configurationQuery(configuration));

export function NotOrderable({ favorite }: { readonly favorite: Repriced }) {
  const text = useText(productReorderText);
  const why = useLostWords();
  const { name: nameOf } = useCatalogueWords();
  const { name, lost, successor, configuration } = favorite;
  return (
    <Notice tone="caution" title={lost === null ? text.impossible : text.lost(why(lost))}>
      <Stack gap={12} align="start">
        {successor === null ? (
          lost?.reason !== 'gone' && (
            <LinkButton href={linkTo(configuration)} aria-label={text.configureOf(name)}>
              {text.configure}
            </LinkButton>
          )
        ) : (
          <>
            <Text>
              {text.nearest(nameOf('product', successor.productId, successor.productName))}
            </Text>
            <LinkButton href={linkTo(successor.configuration)} aria-label={text.takeOf(name)}>
              {text.take}
            </LinkButton>
          </>
        )}
      </Stack>
    </Notice>
  );
}
