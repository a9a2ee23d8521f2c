/** Says that a product page was opened. */
import { createContext, useContext, useEffect } from 'react';

export interface Usage {
  /** @param productId product category that was looked at */
  readonly visit: (productId: number) => void;
}

/** Without a provider nothing is counted. */
export const UsageContext = createContext<Usage>({ visit: () => undefined });

/** Counts the product once per opening of the page; null: it is not known yet. */
export function useVisit(productId: number | null): void {
  const { visit } = useContext(UsageContext);
  useEffect(() => {
    if (productId !== null) visit(productId);
  }, [visit, productId]);
}
