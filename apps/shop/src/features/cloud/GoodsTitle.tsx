/** What lies in the cloud warehouse: product, specification and style; goods of the shop by their name. */
import type { CustodyStock, SalesStock } from '@banxin/contract/entities/cloudWarehouse';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { Own } from '../../lib/Own.tsx';
import * as css from './Goods.css.ts';

export type CloudGoods = CustodyStock | SalesStock;

export interface GoodsTitleProps {
  readonly goods: CloudGoods;
  /** Behind the name: how it stands. */
  readonly mark?: ReactNode;
  /** Below: why. */
  readonly children?: ReactNode;
}

export function GoodsTitle({ goods, mark, children }: GoodsTitleProps) {
  const { name, word } = useCatalogueWords();
  const called = name('product', goods.productId, goods.productName);
  if (goods.kind === cloudWarehouseKind.sales) {
    return (
      <div className={css.words}>
        <span className={css.name}>{called}</span>
        {children}
      </div>
    );
  }
  return (
    <div className={css.words}>
      <span className={css.name}>
        {called}
        {mark}
      </span>
      <Text size={12} tone="body" lines={2}>
        {word(goods.spec, goods.specSaid)}
        {goods.style !== '' && (
          <>
            {' · '}
            <Own>{goods.style}</Own>
          </>
        )}
      </Text>
      {children}
    </div>
  );
}
