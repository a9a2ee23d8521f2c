/** Calls that name things of the shop alone, and those of staff, who see every customer's. */
import { NOTHING, ofShop, type Row, secret } from './row.ts';

/** Whom it lets in at all: desks.test.ts. */
const forStaff = (...fields: readonly string[]): Row =>
  secret(Object.fromEntries(fields.map((field) => [field, 'test/desks.test.ts'])));

export const shopRows: Readonly<Record<string, Row>> = {
  'Order.GetServerDateTime': NOTHING,
  'Order.GetAllProductCategories': NOTHING,
  'Order.GetProductCategoryNames': NOTHING,
  'Order.ProductUIOrderConfigByCategoryId': ofShop('categoryId'),
  'Order.ClickCategory': ofShop('clickCategoryItems.*.productCategoryId'),
  'Common.GetIntroductionByCategoryId': ofShop('categoryId'),
  'Common.GetBestsellerRank': NOTHING,
  'Common.LocalOrder': NOTHING,
  'Delivery.GetFactories': NOTHING,
  'Delivery.GetDeliveryPlan': ofShop('productId'),
  'Delivery.GetOnlyExpresses': NOTHING,
  'Delivery.GetExpresses': NOTHING,
  'Delivery.GetExpressInfos': NOTHING,
  'Delivery.BestDelivery': NOTHING,
  'Delivery.CheckDeliveryLimit': NOTHING,
  'Delivery.GetGeoProResultByAddr': NOTHING,
  'Delivery.GetDeliveryDistance': NOTHING,
  'Delivery.GetDeliveryMan': ofShop('smallAreaId'),
  'Delivery.GetCustomeManager': NOTHING,
  'News.PagedList': ofShop('keyword'),
  'News.Get': ofShop('id'),
  'News.GetNewsType': NOTHING,
  'SupportCenter.GetSupportCenterCategory': NOTHING,
  'SupportCenter.PagedList': ofShop('keyword'),
  'SupportCenter.Get': ofShop('id'),
  'Content.Vote': ofShop('id'),
  'Content.GetExamples': ofShop('productId'),
  'Content.GetOffices': ofShop('id'),
  'Content.GetBanners': ofShop('id'),
  'Template.PagedList': ofShop('productId', 'words'),
  'Template.Get': ofShop('id'),
  'Template.File': ofShop('id'),
  'Template.ForJob': ofShop('productId'),
  'Works.GetDesks': NOTHING,
  'Works.GetQueue': forStaff('keyword'),
  'Works.Claim': forStaff('id'),
  'Works.GetCase': forStaff('id'),
  'Works.Act': forStaff('id', 'payload.trackingNo'),
  'Works.GetJobTicket': forStaff('id'),
  'Works.GetPrintFile': forStaff('id', 'fileId'),
};
