/** Calls of the catalogue. */
import { getBestsellerRank } from '@banxin/contract/calls/catalogue/bestsellers';
import {
  getAllProductCategories,
  getProductCategoryNames,
} from '@banxin/contract/calls/catalogue/categories';
import { filterCatalogue } from '@banxin/contract/calls/catalogue/filter';
import { getIntroduction } from '@banxin/contract/calls/catalogue/introduction';
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { clickCategory } from '@banxin/contract/calls/order/usage';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { readBestsellers } from './bestsellers.ts';
import { listCategories, listNames, readTemplate } from './catalogue.ts';
import { filterProducts } from './filter.ts';
import { readIntroductions } from './introductions.ts';
import { takeBatch } from './visits.ts';

export const catalogueHandlers: readonly Registration[] = [
  handlePublic(getAllProductCategories, listCategories),
  handlePublic(getProductCategoryNames, listNames),
  handlePublic(getOrderConfig, readTemplate),
  handlePublic(getIntroduction, readIntroductions),
  handlePublic(getBestsellerRank, readBestsellers),
  handle(filterCatalogue, filterProducts),
  handle(clickCategory, takeBatch),
];
