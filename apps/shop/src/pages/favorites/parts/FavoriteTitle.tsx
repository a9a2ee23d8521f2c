/** What was kept: its drawing, its name, the product and the specification. */
import type { Favorite } from '@banxin/contract/entities/favorite';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { ProductArt } from '@banxin/ui/ProductArt';
import { Text } from '@banxin/ui/Text';
import { configurationQuery } from '../../../features/quote/configurationQuery.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Own } from '../../../lib/Own.tsx';
import * as css from '../favorites.css.ts';

/** Where it is configured; not for a product that is gone. */
export const configureLink = ({ productId, configuration }: Favorite): string =>
  pathOf('productDetail', { id: productId }, configurationQuery(configuration));

export function FavoriteTitle({ favorite }: { readonly favorite: Favorite }) {
  const { name, word } = useCatalogueWords();
  const { family, configuration, productId, productName, spec, specSaid, lost } = favorite;
  const words = <Own>{favorite.name}</Own>;
  return (
    <div className={css.row}>
      <ProductArt
        family={family}
        widthMm={configuration.widthMm}
        heightMm={configuration.heightMm}
        frame="thumb"
      />
      <div className={css.words}>
        {lost?.reason === 'gone' ? (
          <span className={css.name}>{words}</span>
        ) : (
          <Link href={configureLink(favorite)} kind="quiet">
            {words}
          </Link>
        )}
        <Text size={12} tone="body" lines={2}>
          {name('product', productId, productName)} · {word(spec, specSaid)}
        </Text>
      </div>
    </div>
  );
}
