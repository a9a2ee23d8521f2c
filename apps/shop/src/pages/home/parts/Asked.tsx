/** What the quote of the first page asks for: the sheet beside it draws the same. */
import type { Configuration } from '@banxin/pricing/types';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

export interface Asked {
  /** Null until somebody chose another product than the first. */
  readonly productId: number | null;
  /** Null until an option was chosen: the product's usual. */
  readonly configuration: Configuration | null;
  readonly askProduct: (id: number) => void;
  readonly ask: (configuration: Configuration) => void;
}

const AskedContext = createContext<Asked>({
  productId: null,
  configuration: null,
  askProduct: () => undefined,
  ask: () => undefined,
});

export const useAsked = (): Asked => useContext(AskedContext);

export function AskedRoot({ children }: { readonly children: ReactNode }) {
  const [productId, askProduct] = useState<number | null>(null);
  const [configuration, ask] = useState<Configuration | null>(null);
  const asked = useMemo(
    () => ({ productId, configuration, askProduct, ask }),
    [productId, configuration],
  );
  return <AskedContext value={asked}>{children}</AskedContext>;
}
