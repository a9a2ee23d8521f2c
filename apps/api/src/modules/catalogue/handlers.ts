/** Calls of the catalogue. */
import {
  getAllProductCategories,
  getProductCategoryNames,
} from '@banxin/contract/calls/catalogue/categories';
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { clickCategory } from '@banxin/contract/calls/order/usage';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { listCategories, listNames, readTemplate } from './catalogue.ts';
import { takeBatch } from './visits.ts';

export const catalogueHandlers: readonly Registration[] = [
  handlePublic(getAllProductCategories, listCategories),
  handlePublic(getProductCategoryNames, listNames),
  handlePublic(getOrderConfig, readTemplate),
  handle(clickCategory, takeBatch),
];
