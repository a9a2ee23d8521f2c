/** Every category with its products; what is recommended or new says so. */
import { pathOf } from '@banxin/contract/routes';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Link } from 'wouter';
import { useCatalogue } from '../../features/product/catalogue.ts';
import { MarksLegend } from '../../features/product/MarksLegend.tsx';
import { productText } from '../../features/product/product.messages.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import { useCategoryPath } from '../Menu/categoryPath.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './ProductMenuPanel.css.ts';

export interface ProductMenuPanelProps {
  /** A link of it was followed. */
  readonly onLeave: () => void;
}

export default function ProductMenuPanel({ onLeave }: ProductMenuPanelProps) {
  const text = useText(shellText);
  const catalogue = useCatalogue();
  const categoryPath = useCategoryPath();
  const { marks, whys } = useText(productText);
  return (
    <Loaded
      of={catalogue}
      pending={<Skeleton isAnnounced />}
      failed={{ place: 'part', title: text.menuFailed }}
    >
      {(categories) => (
        <>
          <ul className={css.categories}>
            {categories.map(({ id, name, products }) => (
              <li key={id} className={css.category}>
                <Link href={categoryPath(id)} className={css.name} onClick={onLeave}>
                  {name}
                </Link>
                <ul className={css.products}>
                  {products.map((product) => (
                    <li key={product.id}>
                      <Link
                        href={pathOf('productDetail', { id: product.id })}
                        className={css.product}
                        onClick={onLeave}
                      >
                        {product.name}
                        {marks[product.mark] && (
                          <span className={css.mark} title={whys[product.mark]}>
                            {marks[product.mark]}
                          </span>
                        )}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <MarksLegend />
        </>
      )}
    </Loaded>
  );
}
