/** What the catalogue sends for pricing in the browser. The shapes belong to the quote engine. */

/** A product's options, rules and limits, keyed by the leaf category's id. */
export interface Product {
  id: number;
  parentId: number;
  name: string;
  family: string;
}

/** Every parameter of the price model. */
export interface PriceBook {
  version: string;
}
