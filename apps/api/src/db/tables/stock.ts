/** Goods on the shelves of the shop. */

export interface StockGoodsTable {
  product_id: number;
  /** Units that can be had now. */
  available: number;
  /** Day on which an empty shelf is filled again, YYYY-MM-DD; null when nobody knows. */
  restock_on: string | null;
}
