/** Calls about favourites. */
import {
  addFavorite,
  deleteFavorite,
  getFavorites,
  loseFavorite,
  prepareReorder as prepareReorderCall,
  reorder,
  repriceFavorites,
  restoreFavorite,
  updateRemark,
} from '@banxin/contract/calls/order/favorite';
import { handle, type Registration } from '../../http/handle.ts';
import { add } from './add.ts';
import { lose, note, remove, restore } from './change.ts';
import { list } from './list.ts';
import { orderAgain } from './orderAgain.ts';
import { prepareReorder } from './prepareReorder.ts';
import { reprice } from './reprice.ts';

export const favoriteHandlers: readonly Registration[] = [
  handle(addFavorite, add),
  handle(getFavorites, list),
  handle(updateRemark, note),
  handle(deleteFavorite, remove),
  handle(restoreFavorite, restore),
  handle(loseFavorite, lose),
  handle(repriceFavorites, reprice),
  handle(prepareReorderCall, prepareReorder),
  handle(reorder, orderAgain),
];
