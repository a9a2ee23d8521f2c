/** How calls name orders and what goes with them: payments, files, favourites, quotes, stock, workbooks. */
import { prepareCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import { prepareSubmit } from '@banxin/contract/calls/stock/submit';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { type Moving, movingEntities } from '@banxin/contract/lifecycles/moves';
import { fen } from '@banxin/contract/money';
import { CARDS, confirmation, place, RECEIVER } from '../../src/modules/order/order.testkit.ts';
import { CART_LINE, type Names } from './belongings.ts';
import {
  beside,
  ending,
  type Naming,
  NOTHING,
  named,
  type Own,
  ofShop,
  type Row,
  secret,
} from './row.ts';

const JOB = { configuration: CARDS };
const bySN: Naming = (n) => ({ orderSN: n.orderSN });
const byPaymentSN: Naming = (n) => ({ paymentSN: n.paymentSN });
const byOrderId: Naming = (n) => ({ orderId: n.orderId });
const byImport: Naming = (n) => ({ importId: n.importId });

/** A style whose sides are in a file. */
const styleIn = (fileId: string) => [{ name: '', parts: [{ fileId, side: 'all', page: 1 }] }];
/** The ways in which a job names files. */
const files = (of: (own: Own, more: object) => unknown): readonly Naming[] => [
  (n, own) => of(own, { fileIds: [n.fileId] }),
  (n, own) => of(own, { fileIds: [own.fileId], styles: styleIn(n.fileId) }),
];
/** What comes with a confirmation, by its field. */
const CHOSEN = {
  couponId: (n: Names) => n.couponId,
  freightCouponId: (n: Names) => n.freightCouponId,
  brandId: (n: Names) => n.certificateId,
};
const { brandId: _, ...COUPONS } = CHOSEN;
const coupons = (of: (own: Own, more: object) => unknown): readonly Naming[] =>
  Object.entries(COUPONS).map(
    ([field, idIn]) =>
      (n: Names, own: Own) =>
        of(own, { [field]: idIn(n) }),
  );

/** Of an order that is registered for it. */
const freshConfirmation = async ({ browser }: Own) =>
  confirmation(browser, (await place(browser)).orderSN);

/** Two boxes, one each. */
const DROPS = [RECEIVER, { ...RECEIVER, consignee: '分店' }].map((receiver) => ({
  receiver,
  quantity: 1,
}));
/** What lies in the cart. */
const BUNDLE = { productIds: [CART_LINE.productId] };
const stockLine = (id: number) => ({ kind: cloudWarehouseKind.custody, id, quantity: 1 });

/** What moves by a chart, by its kind. */
const MOVING: Readonly<Record<Moving, (n: Names) => number>> = {
  order: (n) => n.orderId,
  file: (n) => n.paidId,
  payment: (n) => n.paymentId,
  refund: (n) => n.refundId,
  parcel: (n) => n.parcelId,
  afterSales: (n) => n.ticketId,
  afterSalesAudit: (n) => n.ticketId,
  afterSalesRecord: (n) => n.recordId,
  authentication: (n) => n.loginId,
  certificateReview: (n) => n.certificateId,
  certificateValidity: (n) => n.certificateId,
  invoice: (n) => n.invoiceId,
  invoiceType: (n) => n.invoiceId,
};

const inFolder = (...namings: readonly Naming[]): Row =>
  beside(named(...namings), { pathEncrypt: 'modules/orderFiles/folder.test.ts' });

export const orderRows: Readonly<Record<string, Row>> = {
  'Order.CreateOrder': named(...files((_, more) => ({ ...JOB, ...more }))),
  'Order.SaveDraft': named(
    (n) => ({ ...JOB, orderSN: n.draftSN, version: 1 }),
    ...files((own, more) => ({ ...JOB, orderSN: own.draftSN, version: 1, ...more })),
  ),
  'Order.GetConfirmOrderInfo': named(
    (n) => ({ orderSN: n.draftSN }),
    ...coupons((own, more) => ({ orderSN: own.draftSN, ...more })),
  ),
  'Order.ConfirmOrder': named(
    async (n, own) => ({ ...(await freshConfirmation(own)), orderSN: n.draftSN }),
    ...Object.entries(CHOSEN).map(([field, idIn]) => async (n: Names, own: Own) => ({
      ...(await freshConfirmation(own)),
      ...{ [field]: idIn(n) },
    })),
  ),
  'Order.PrepareTogether': named(
    ...coupons((_, more) => ({ province: RECEIVER.province, rows: [JOB], ...more })),
  ),
  'Order.CreateTogether': named(
    ...files(async (own, more) => {
      const { expectedTotal } = await freshConfirmation(own);
      return { receiver: RECEIVER, rows: [{ ...JOB, expectedTotal, ...more }] };
    }),
    ...coupons(async (own, more) => {
      const { expectedTotal } = await freshConfirmation(own);
      const seen = { expectedSum: expectedTotal - 1 };
      return { receiver: RECEIVER, rows: [{ ...JOB, expectedTotal }], ...seen, ...more };
    }),
  ),
  'Order.Cancel': named((n) => ({ orderSN: n.paidSN, reason: '不要了' })),
  'Order.UpdateOrderDeliveryAddress': named((n) => ({
    ...{ orderSN: n.orderSN, receiver: RECEIVER, expectedDifference: 0 },
  })),
  'Order.SetOrderModifyStatusModified': named(bySN),
  'Order.SetOrderModifyStatusConfirmed': named(bySN),
  'Order.GetOrderExtendByOrderId': named(byOrderId),
  'Order.SetDeliverySenderInfo': named((n) => ({ orderSN: n.orderSN, sender: null })),
  'Order.SetOrderFileBrand': named(
    (n) => ({ orderSN: n.orderSN, brandId: null }),
    (n, own) => ({ orderSN: own.orderSN, brandId: n.certificateId }),
  ),
  'Order.GetOrderMultipleDelivery': named(byOrderId),
  'Order.SetMultipleDelivery': named((n) => ({
    ...{ orderSN: n.orderSN, version: 1, drops: DROPS, expectedDifference: 0 },
  })),
  'Delivery.CalcExpressSum': named((n) => ({
    ...{ orderSN: n.orderSN, drops: [{ province: RECEIVER.province }] },
  })),
  'Order.ConfirmReceipt': named((n) => ({ orderSNs: [n.orderSN] })),
  'Order.ConfirmDropReceipt': named((n) => ({ orderSN: n.orderSN, position: 1 })),
  'Order.SetShippingStop': named((n) => ({ orderSN: n.orderSN, isStopped: true })),
  'Order.Hide': named(bySN),
  'Order.SetFiles': named(
    (n, own) => ({ orderSN: n.orderSN, fileIds: [own.fileId] }),
    ...files((own, more) => ({ orderSN: own.orderSN, ...more })),
  ),
  'Order.GetOrdersByCustomer': named((n) => ({ keyword: n.orderSN })),
  'Order.GetOrderStatusCount': named((n) => ({ keyword: n.orderSN })),
  'Export.Orders': named((n) => ({ keyword: n.orderSN })),
  'Order.GetUsualOrders': NOTHING,
  'Customer.GetToday': NOTHING,
  'Order.GetCustomerOrderStatistics': NOTHING,
  'Order.GetCustomerLastSixMouthStatistic': NOTHING,
  'Order.GetOrderStatisticByParentCategory': NOTHING,
  'Order.GetLastJob': ofShop('productId'),
  'Order.GetOrderDetail': named((n) => ({ ordersn: n.orderSN })),
  'Order.GetOrderInfo': named((n) => ({ ordersn: n.orderSN })),
  'Order.GetOrderThumbnail': named(bySN),
  'Order.GetOrderFileInfo': named((n) => ({ orderSN: n.paidSN })),
  'Order.GetOrderPaymentRecords': named(byOrderId),
  'Order.GetOrderRefundRecordDetails': named(byOrderId),
  'Calculate.CalculateLogs': named(bySN),
  'Order.GetMaking': named(bySN),
  'Order.GetTicket': named((n) => ({ orderSN: n.paidSN })),
  'Delivery.GetExpressLogsByOrderSN': named(bySN),
  'Order.LookUp': secret({ orderSN: 'modules/order/lookUp.test.ts' }),
  'Meta.Transitions': named(
    ...movingEntities.map((entity) => (n: Names) => ({ entity, id: MOVING[entity](n) })),
  ),

  'OrderProductComment.Create': named(
    (n) => ({ orderSN: n.arrivedSN, stars: 5, content: '很好' }),
    (n, own) => ({ orderSN: own.arrivedSN, stars: 5, content: '很好', fileIds: [n.comment] }),
  ),
  'OrderProductComment.GetByOrderSN': named((n) => ({ orderSN: n.arrivedSN })),
  'OrderProductComment.PagedList': ofShop('productId'),

  'FavoriteOrder.AddFavoriteOrder': named(
    (n) => ({ name: '别人的', of: { orderSN: n.orderSN } }),
    ...files((_, more) => ({ name: '别人的文件', of: { ...JOB, ...more } })),
  ),
  'FavoriteOrder.ByCustomerId': beside(
    named((n) => ({ words: n.favoriteName })),
    { productId: 'of the shop' },
  ),
  'FavoriteOrder.UpdateRemark': named((n) => ({ id: n.favoriteId, remark: '常印', version: 1 })),
  'FavoriteOrder.SetFavoriteOrderLoseEfficacy': named((n) => ({ id: n.lostId })),
  'FavoriteOrder.Restore': named((n) => ({ id: n.lostId })),
  'FavoriteOrder.DeleteFavoriteOrder': ending((n) => ({ id: n.lostId })),
  'FavoriteOrder.Reprice': named(
    (n) => ({ ids: [n.favoriteId] }),
    (n, own) => ({
      ...{ ids: [own.favoriteId], changes: [{ id: n.favoriteId, quantity: 9, styles: 1 }] },
    }),
    (n, own) => ({ ids: [own.favoriteId], addressId: n.addressId }),
  ),
  'FavoriteOrder.PrepareReorder': named(
    (n) => ({ jobs: [{ id: n.favoriteId, quantity: 2, styles: 1 }] }),
    (n, own) => ({
      jobs: [{ id: own.favoriteId, quantity: 2, styles: 1 }],
      addressId: n.addressId,
    }),
    ...coupons((own, more) => ({
      jobs: [{ id: own.favoriteId, quantity: 2, styles: 1 }],
      ...more,
    })),
  ),
  'Order.OneClickReorder': named(
    (n) => ({ jobs: [{ id: n.favoriteId, quantity: 2, styles: 1, expectedTotal: 1 }] }),
    (n, own) => ({
      jobs: [{ id: own.favoriteId, quantity: 2, styles: 1, expectedTotal: 1 }],
      addressId: n.addressId,
    }),
    ...coupons((own, more) => ({
      jobs: [{ id: own.favoriteId, quantity: 2, styles: 1, expectedTotal: 1 }],
      ...more,
    })),
  ),

  'Quote.Calculate': NOTHING,
  'Quote.Parse': NOTHING,
  'Quote.IssueSheet': NOTHING,
  'Quote.Share': named((n) => ({ number: n.quoteNumber, shownAs: '采购' })),
  'Quote.GetShared': secret({ token: 'modules/quote/links.test.ts' }),
  'Quote.Answer': secret({ token: 'modules/quote/links.test.ts' }),
  'Quote.GetShares': ofShop('productId'),
  'Quote.Withdraw': ending((n) => ({ id: n.shareId })),
  'Order.ComputePackagingFee': NOTHING,

  'Pay.GetPayment': named(byPaymentSN),
  'Pay.CreatePayment': named((n) => ({ orderSNs: [n.orderSN] })),
  'Pay.StartChannel': named((n) => ({ paymentSN: n.paymentSN, channel: 'wechat' })),
  'Pay.Poll': named(byPaymentSN),
  'Pay.Close': named(byPaymentSN),
  'Pay.PayByBalance': named(byPaymentSN),

  'File.Get': named((n) => ({ id: n.fileId })),
  'File.Check': named((n) => ({ id: n.fileId, configuration: CARDS })),
  'File.Remove': ending((n) => ({ id: n.fileId })),
  'File.GetUploadShares': NOTHING,
  'File.OpenFolder': named(bySN),
  'WebOrderFiles.GetFileInfosV2': inFolder(),
  'WebOrderFiles.RenameFolder': inFolder(),
  'WebOrderFiles.RenameFiles': inFolder((n, own) => ({
    ...{ pathEncrypt: own.path, files: [{ id: n.loose, name: '别名.pdf' }] },
  })),
  'WebOrderFiles.CopyAIRetouchingFiles': inFolder((n, own) => ({
    ...{ pathEncrypt: own.path, ids: [n.loose] },
  })),
  'WebOrderFiles.BatchCreateOrderFileMerge': inFolder((n, own) => ({
    ...{ pathEncrypt: own.path, merges: [{ name: '合并.pdf', ids: [own.loose, n.loose2] }] },
  })),
  'WebOrderFiles.Remove': {
    ...inFolder((n, own) => ({ pathEncrypt: own.path, id: n.loose })),
    ends: true,
  },
  'WebOrderFiles.BatchRemove': {
    ...inFolder((n, own) => ({ pathEncrypt: own.path, ids: [n.loose2] })),
    ends: true,
  },
  'WebFiles.Remove': {
    ...inFolder((n, own) => ({ pathEncrypt: own.freePath, id: n.loose3 })),
    ends: true,
  },
  'WebOrderFiles.DownloadRemoteFiles': secret({
    pathEncrypt: 'modules/orderFiles/folder.test.ts',
    'urls.*': 'modules/orderFiles/downloading.test.ts',
  }),

  'Catalogue.Filter': beside(
    named((n) => ({ parentId: null, couponId: n.couponId, filters: {} })),
    { parentId: 'of the shop' },
  ),
  'Search.Suggest': named((n) => ({ words: n.orderSN })),
  'Search.Query': named((n) => ({ words: n.orderSN })),
  'Stock.GetGoods': ofShop('id'),
  'Stock.SetReminder': ofShop('id'),
  'Stock.GetCart': NOTHING,
  'Stock.SetCartLine': ofShop('productId'),
  'Stock.RemoveCartLines': ofShop('productIds.*'),
  'Stock.MergeCart': ofShop('lines.*.productId'),
  'Stock.PrepareSubmit': beside(
    named(...coupons((_, more) => ({ ...BUNDLE, province: RECEIVER.province, ...more }))),
    ofShop('productIds.*', 'direct.productId', 'ways.*.productId').others,
  ),
  'Stock.Submit': beside(
    named(
      ...coupons(async (own, more) => {
        const asked = { ...BUNDLE, province: RECEIVER.province };
        const { version, sums } = await own.browser.send(prepareSubmit, asked);
        const seen = { version, expectedTotal: sums.total - 1 };
        return { ...BUNDLE, receiver: RECEIVER, ways: [], ...seen, ...more };
      }),
    ),
    ofShop('productIds.*', 'direct.productId', 'ways.*.productId').others,
  ),
  'Cloud.GetInventory': named((n) => ({ kind: 1, words: n.stockCode })),
  'Export.CloudInventory': named((n) => ({ words: n.stockCode })),
  'Cloud.GetMovements': named((n) => ({ stockId: n.stockId })),
  'Cloud.GetFeeForecast': NOTHING,
  'Cloud.SetAlert': named((n) => ({ stockId: n.stockId, quantity: 5 })),
  'Cloud.PrepareOut': named((n) => ({
    ...{ stockId: n.stockId, quantity: 1, province: RECEIVER.province },
  })),
  'Cloud.ApplyOut': named((n) => ({ stockId: n.stockId, quantity: 1, way: 'destroy' })),
  'Cloud.Prepare': named((n) => ({
    ...{ lines: [stockLine(n.stockId)], province: RECEIVER.province },
  })),
  'Order.CreateCloudhouseOrder': beside(
    named(async (n, own) => {
      const lines = [stockLine(own.stockId)] as never;
      const asked = { lines, province: RECEIVER.province };
      const { token, carrier, fees } = await own.browser.send(prepareCloudOrder, asked);
      return {
        ...{ lines: [stockLine(n.stockId)], receiver: RECEIVER, carrier: carrier ?? '' },
        ...{ token, expectedTotal: fees.total },
      };
    }),
    { token: 'modules/cloud/cloud.test.ts' },
  ),
  'Order.GetCustomerCloudWarehouseOrders': named((n) => ({ keyword: n.cloudSN })),

  'Export.BatchOrderTemplate': NOTHING,
  'Export.GeneratetCloudhouseOrderImportTemplate': NOTHING,
  'Import.Parse': named((n) => ({ uploadId: n.sheet })),
  'Order.HandleCloudhouseOrderImportTemplate': named((n) => ({ importUrl: n.sheet2 })),
  'Import.GetUnfinished': NOTHING,
  'Import.GetProgress': named(byImport),
  'Import.GetRows': named(byImport),
  'Import.Workbook': named(byImport),
  'Import.ExplainRow': named((n) => ({ importId: n.importId, row: 2 })),
  'Import.PlanShipping': named(byImport),
  'Import.TakeShipping': named((n) => ({ importId: n.importId, expectedSum: fen(1) })),
  'Import.LeaveShipping': named(byImport),
  'Import.FixRow': named((n) => ({ importId: n.importId, row: 2, col: 'remark', value: '急' })),
  'Import.AdoptFixes': named((n) => ({ importId: n.importId, code: 'PHONE' })),
  'Import.MatchFiles': named(byImport),
  'Import.FillReceivers': beside(
    named((n) => ({ importId: n.importId, tids: ['404'] })),
    { 'tids.*': 'modules/delivery/trades.test.ts' },
  ),
  'Delivery.GetTradeByTid': secret({ 'tids.*': 'modules/delivery/trades.test.ts' }),
  'Order.BatchCreateOrder': named((n) => ({ importId: n.importId, mode: 'all' })),
  'Order.BatchCreateCloudhouseOrder': named((n) => ({ importId: n.cloudImportId, mode: 'all' })),
  'Import.Cancel': ending(byImport),
};
