/**
 * Who may make which call: every registered call for a visitor, every sum of roles, the main account
 * and an administrator, against a table made from the business's table of roles. A call that the table
 * does not name fails.
 */
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { CallError } from '@banxin/contract/client';
import { subAccountRole, userRoleType } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { everyCall } from '@banxin/contract/everyCall';
import { UPLOAD_PATH } from '@banxin/contract/uploads';
import { describe, expect, test } from 'vitest';
import { enter } from '../src/modules/order/order.testkit.ts';
import { registrations } from '../src/registry.ts';
import { type Browser, createTestServer } from './harness.ts';

const server = await createTestServer();

const { customerService, design, ordering, afterSales, finance } = subAccountRole;
const ALL = customerService | design | ordering | afterSales | finance;

/** Visitors too. */
const EVERYBODY = 'everybody';
/** Visitors, and of logins those who see prices: everybody but design alone. */
const UNLESS_HIDDEN = 'everybody but who may not see prices';
/** Every login, also one that holds no role. */
const LOGINS = 'logins';
/** The main account alone, and an administrator. */
const MASTER = 0;
/** Administrators and staff; no customer, whatever its role. */
const STAFF = 'staff';
/** A number is the sum of the roles of which one is enough. */
type Who = typeof STAFF | typeof EVERYBODY | typeof UNLESS_HIDDEN | typeof LOGINS | number;

/** 我的订单: every role reads orders. */
const READ = ALL;
/** Design alone reads them without prices. */
const PRICES = ALL & ~design;
const CREATE = ordering;
const PAY = ordering | finance;
const FILES = design | ordering;
const ADDRESSES = customerService | ordering;
/** 充值: what moved in the account, and its limits. */
const TOP_UP = finance;
const COMMENT = customerService | ordering;
/** 发票中心. */
const INVOICES = finance;
/** 申请售后. */
const AFTER_SALES = customerService | afterSales;

const table: Readonly<Record<string, Who>> = {
  'Login.Captcha': EVERYBODY,
  'Login.LoginByNameOrQQOrMobilePhone': EVERYBODY,
  'Login.LoginByMobilePhone': EVERYBODY,
  'Login.Logout': EVERYBODY,
  'Login.Providers': EVERYBODY,
  'Login.StartOauth': EVERYBODY,
  'Login.QQ': EVERYBODY,
  'Login.Wechat': EVERYBODY,
  'Login.BindQqOpenId': EVERYBODY,
  'Common.SendSmsCode': EVERYBODY,
  'Customer.Register': EVERYBODY,
  'Customer.IsExistsCustomerByName': EVERYBODY,
  'Customer.IsExistsCustomerByQQ': EVERYBODY,
  'Customer.IsExistsCustomerByMobilePhone': EVERYBODY,
  'Customer.ResetPasswordValidateByMobilePhone': EVERYBODY,
  'Customer.ResetPassword': EVERYBODY,
  'Customer.GetSimpleById': EVERYBODY,
  'Customer.GetCustomerSubPermissions': LOGINS,
  'Customer.BasicInfo': LOGINS,
  'Customer.GetForOrderById': LOGINS,
  'Customer.UpdateLinkPerson': LOGINS,
  'Customer.GetBindings': LOGINS,
  'Customer.SendMobileCode': LOGINS,
  'Customer.UpdateMobilePhone': LOGINS,
  'Customer.SetQq': LOGINS,
  'Customer.ChangePassword': LOGINS,
  'Wechat.GetCustomerWechats': LOGINS,
  'Wechat.UnBindWechats': LOGINS,
  'Customer.GetSessions': LOGINS,
  'Customer.EndSession': LOGINS,
  'Customer.EndOtherSessions': LOGINS,
  'Customer.SetCustomerSigned': MASTER,
  'Customer.NewCustomerReceive': MASTER,
  'Customer.GetCustomerAuthInfo': LOGINS,
  'Customer.SetCustomerAuthWaiting': MASTER,
  'Customer.SubmitAuth': MASTER,
  'Customer.CreateCustomerBrand': FILES,
  'Customer.UpdateCustomerBrand': FILES,
  'Customer.DeleteCustomerBrand': MASTER,
  'Customer.GetCustomerAccount': PRICES,
  'Customer.GetCustomerAccountTransactions': TOP_UP,
  'Customer.GetCustomerAccountStatistics': TOP_UP,
  'Customer.UpdateAccountAlertPreDeposit': TOP_UP,
  'Customer.UpdateAccountPreDeposit': TOP_UP,
  'Customer.GetWithdrawals': TOP_UP,
  'Customer.SendWithdrawalCode': TOP_UP,
  'Customer.Withdraw': TOP_UP,
  'Customer.CancelWithdrawal': TOP_UP,
  'Customer.UpdateCustomerOrderNotifySum': MASTER,
  'Invoice.GetCustomerInvocieTitles': INVOICES,
  'Invoice.CreateInvoiceTitle': INVOICES,
  'Invoice.UpdateInvoiceTitle': INVOICES,
  'Invoice.RemoveInvoiceTitle': INVOICES,
  'Invoice.GetMatchCompanyTitles': INVOICES,
  'Invoice.GetInvoiceable': INVOICES,
  'Invoice.Preview': INVOICES,
  'Invoice.Apply': INVOICES,
  'Invoice.Resubmit': INVOICES,
  'Invoice.GetList': INVOICES,
  'Invoice.GetDetail': INVOICES,
  'Invoice.GetOfOrder': INVOICES,
  'Invoice.SendMail': INVOICES,
  'Invoice.Cancel': INVOICES,
  'Invoice.RequestRed': INVOICES,
  'Invoice.RespondRed': INVOICES,
  'Invoice.Download': INVOICES,
  'Customer.GetByCustomerAddressCustomerId': READ,
  'Customer.GetCustomerBrands': READ,
  'Customer.CreateCustomerAddress': ADDRESSES,
  'Customer.UpdateCustomerAddress': ADDRESSES,
  'Customer.DeleteCustomerAddress': ADDRESSES,
  'Customer.ImportAddresses': ADDRESSES,
  'Customer.ReadAddresses': ADDRESSES,
  'Customer.GetSenders': READ,
  'Customer.SaveSender': ADDRESSES,
  'Customer.DeleteSender': ADDRESSES,
  'Customer.SetDefaultSender': ADDRESSES,
  'Customer.SetCustomerDefaultAddress': ADDRESSES,
  'Customer.GetSubAccountList': MASTER,
  'Customer.UpdateSubAccount': MASTER,
  'Customer.DeleteSubAccount': MASTER,
  'Customer.GetSubPermissions': MASTER,
  'Customer.GrantedSubPermissions': MASTER,
  'Customer.HandOverSubAccount': MASTER,
  'Customer.GetSubAccountLog': MASTER,
  'AfterSales.GetList': AFTER_SALES,
  'AfterSales.GetOrders': AFTER_SALES,
  'AfterSales.GetDetail': AFTER_SALES,
  'AfterSales.Judge': AFTER_SALES,
  'AfterSales.Create': AFTER_SALES,
  'AfterSales.AddEvidence': AFTER_SALES,
  'AfterSales.Message': AFTER_SALES,
  'AfterSales.Revoke': AFTER_SALES,
  'AfterSales.SetReturnParcel': AFTER_SALES,
  'Order.GetServerDateTime': EVERYBODY,
  'Order.GetAllProductCategories': EVERYBODY,
  'Order.GetProductCategoryNames': EVERYBODY,
  'Order.ProductUIOrderConfigByCategoryId': EVERYBODY,
  'Quote.Calculate': UNLESS_HIDDEN,
  'Quote.IssueSheet': PRICES,
  'Quote.Share': PRICES,
  'Quote.GetShared': UNLESS_HIDDEN,
  'Quote.Answer': UNLESS_HIDDEN,
  'Quote.GetShares': PRICES,
  'Quote.Withdraw': PRICES,
  'Quote.Parse': EVERYBODY,
  'Stock.GetGoods': LOGINS,
  'Stock.SetReminder': LOGINS,
  'Stock.GetCart': LOGINS,
  'Stock.SetCartLine': LOGINS,
  'Stock.RemoveCartLines': LOGINS,
  'Stock.MergeCart': LOGINS,
  'Stock.PrepareSubmit': PRICES,
  'Stock.Submit': CREATE,
  'Cloud.GetInventory': READ,
  'Export.CloudInventory': READ,
  'Cloud.GetMovements': READ,
  'Cloud.GetFeeForecast': PRICES,
  'Cloud.SetAlert': CREATE,
  'Cloud.PrepareOut': PRICES,
  'Cloud.ApplyOut': CREATE,
  'Cloud.Prepare': PRICES,
  'Order.CreateCloudhouseOrder': CREATE,
  'Order.GetCustomerCloudWarehouseOrders': READ,
  'Catalogue.Filter': LOGINS,
  'Template.PagedList': EVERYBODY,
  'Template.Get': EVERYBODY,
  'Template.File': EVERYBODY,
  'Template.ForJob': EVERYBODY,
  'Order.ClickCategory': LOGINS,
  'Order.CreateOrder': CREATE,
  'Order.SaveDraft': CREATE,
  'Order.GetConfirmOrderInfo': PRICES,
  'Order.ConfirmOrder': CREATE,
  'Order.CreateTogether': CREATE,
  'Coupon.GetCustomerCoupons': PRICES,
  'Coupon.GetCustomerAvailableCoupons': PRICES,
  'Calculate.CalculateLogs': PRICES,
  'Order.ComputePackagingFee': UNLESS_HIDDEN,
  'Order.Cancel': CREATE,
  'Order.UpdateOrderDeliveryAddress': CREATE,
  'Order.SetOrderModifyStatusModified': FILES,
  'Order.SetOrderModifyStatusConfirmed': FILES,
  'Order.GetOrderExtendByOrderId': READ,
  'Order.SetDeliverySenderInfo': CREATE,
  'Order.SetOrderFileBrand': FILES,
  'Order.GetOrderMultipleDelivery': READ,
  'Order.SetMultipleDelivery': CREATE,
  'OrderProductComment.Create': COMMENT,
  'OrderProductComment.GetByOrderSN': READ,
  'OrderProductComment.PagedList': LOGINS,
  'FavoriteOrder.AddFavoriteOrder': PRICES,
  'FavoriteOrder.ByCustomerId': READ,
  'FavoriteOrder.UpdateRemark': PRICES,
  'FavoriteOrder.DeleteFavoriteOrder': PRICES,
  'FavoriteOrder.Restore': PRICES,
  'FavoriteOrder.SetFavoriteOrderLoseEfficacy': PRICES,
  'FavoriteOrder.Reprice': CREATE,
  'Order.OneClickReorder': CREATE,
  'Export.AccountTransactions': TOP_UP,
  'Export.BatchOrderTemplate': CREATE,
  'Import.Parse': CREATE,
  'Import.GetProgress': CREATE,
  'Import.GetUnfinished': CREATE,
  'Import.GetRows': CREATE,
  'Import.FixRow': CREATE,
  'Import.AdoptFixes': CREATE,
  'Import.MatchFiles': CREATE,
  'Import.FillReceivers': CREATE,
  'Import.Workbook': CREATE,
  'Import.Cancel': CREATE,
  'Order.BatchCreateOrder': CREATE,
  'Export.GeneratetCloudhouseOrderImportTemplate': CREATE,
  'Order.HandleCloudhouseOrderImportTemplate': CREATE,
  'Order.BatchCreateCloudhouseOrder': CREATE,
  'Export.Orders': ordering | afterSales | finance,
  'Order.ConfirmReceipt': CREATE,
  'Order.ConfirmDropReceipt': CREATE,
  'Order.SetShippingStop': CREATE,
  'Order.Hide': CREATE,
  'Order.SetFiles': FILES,
  'Order.GetOrdersByCustomer': READ,
  'Order.GetOrderStatusCount': READ,
  'Order.GetUsualOrders': READ,
  'Customer.GetToday': READ,
  'Order.GetCustomerOrderStatistics': READ,
  'Order.GetCustomerLastSixMouthStatistic': READ,
  'Order.GetOrderStatisticByParentCategory': READ,
  'Order.GetLastJob': READ,
  'Order.GetOrderDetail': READ,
  'Order.GetOrderInfo': READ,
  'Order.GetOrderThumbnail': READ,
  'Order.GetOrderFileInfo': READ,
  'Order.GetOrderPaymentRecords': PRICES,
  'Order.GetOrderRefundRecordDetails': PRICES,
  'Order.LookUp': EVERYBODY,
  'Search.Suggest': EVERYBODY,
  'Search.Query': EVERYBODY,
  'Meta.Transitions': READ,
  'Common.GetIntroductionByCategoryId': EVERYBODY,
  'Common.GetBestsellerRank': EVERYBODY,
  'Common.LocalOrder': EVERYBODY,
  'Delivery.GetFactories': EVERYBODY,
  'Delivery.GetDeliveryPlan': EVERYBODY,
  'Delivery.GetOnlyExpresses': EVERYBODY,
  'Delivery.GetExpresses': EVERYBODY,
  'Delivery.GetExpressInfos': UNLESS_HIDDEN,
  'Delivery.BestDelivery': UNLESS_HIDDEN,
  'Delivery.CheckDeliveryLimit': EVERYBODY,
  'Delivery.GetGeoProResultByAddr': EVERYBODY,
  'Delivery.GetDeliveryDistance': EVERYBODY,
  'Delivery.GetDeliveryMan': EVERYBODY,
  'Delivery.GetCustomeManager': LOGINS,
  'Delivery.CalcExpressSum': PRICES,
  'Delivery.GetTradeByTid': CREATE,
  'Customer.GetVIPServices': EVERYBODY,
  'Customer.IsCanRenew': LOGINS,
  'Customer.GetCustomerVipPurchaseRecord': PRICES,
  'Customer.GetVipSaving': PRICES,
  'Order.CreateCustomerVipOrder': TOP_UP,
  'News.PagedList': EVERYBODY,
  'News.Get': EVERYBODY,
  'News.GetNewsType': EVERYBODY,
  'SupportCenter.GetSupportCenterCategory': EVERYBODY,
  'SupportCenter.PagedList': EVERYBODY,
  'SupportCenter.Get': EVERYBODY,
  'Content.Vote': EVERYBODY,
  'Content.GetExamples': EVERYBODY,
  'Content.GetOffices': EVERYBODY,
  'Content.GetBanners': EVERYBODY,
  'Feedback.GetQuestionnaire': LOGINS,
  'Feedback.SubmitQuestionnaire': LOGINS,
  'Feedback.CreateSuggestion': LOGINS,
  'Feedback.GetSuggestions': LOGINS,
  'Feedback.AddSuggestionNote': LOGINS,
  // What names a sum is only for who sees prices: modules/message/message.test.ts.
  'Common.SendMailValidateCode': LOGINS,
  'Customer.BindMail': LOGINS,
  'Customer.GetMessageSettings': LOGINS,
  'Customer.SetMessageSettings': LOGINS,
  'SiteMessage.GetSiteMessageList': LOGINS,
  'SiteMessage.GetSiteMessageUnReadCount': LOGINS,
  'SiteMessage.SiteMessageRead': LOGINS,
  'SiteMessage.SiteMessageReadAll': LOGINS,
  'Delivery.GetExpressLogsByOrderSN': READ,
  'Order.GetMaking': READ,
  'Order.GetTicket': READ,
  'Works.GetQueue': STAFF,
  'Works.GetCase': STAFF,
  'Works.Act': STAFF,
  'Works.GetJobTicket': STAFF,
  'Works.GetPrintFile': STAFF,
  'Pay.GetPayment': PRICES,
  'Pay.CreatePayment': PAY,
  'Pay.PayByBalance': PAY,
  'Pay.StartChannel': PAY,
  'Pay.Poll': PRICES,
  'Pay.Close': PAY,
  'Pay.CreateTopUp': TOP_UP,
  'File.Get': READ,
  'File.GetUploadShares': READ,
  'File.Check': READ,
  // What a file is for may ask for more: modules/file/purposes.test.ts.
  'File.Remove': READ,
  'File.OpenFolder': READ,
  // A signed path opens them: modules/orderFiles/folder.test.ts.
  'WebOrderFiles.GetFileInfosV2': EVERYBODY,
  'WebOrderFiles.RenameFolder': EVERYBODY,
  'WebOrderFiles.RenameFiles': EVERYBODY,
  'WebOrderFiles.Remove': EVERYBODY,
  'WebOrderFiles.BatchRemove': EVERYBODY,
  'WebFiles.Remove': EVERYBODY,
  'WebOrderFiles.CopyAIRetouchingFiles': EVERYBODY,
  'WebOrderFiles.BatchCreateOrderFileMerge': EVERYBODY,
  'WebOrderFiles.DownloadRemoteFiles': EVERYBODY,
};

/** Doors that are no calls. */
const doors: readonly (readonly [name: string, method: string, path: string, who: Who])[] = [
  ['begins an upload', 'POST', UPLOAD_PATH, FILES],
  ['goes on with an upload', 'PATCH', `${UPLOAD_PATH}/absent`, FILES],
  ['asks how far an upload is', 'HEAD', `${UPLOAD_PATH}/absent`, FILES],
  ['gives up an upload', 'DELETE', `${UPLOAD_PATH}/absent`, FILES],
  // Who is believed is decided by a signature: modules/parcel/notices.test.ts.
  ['tells of a parcel', 'POST', '/notify/parcels', EVERYBODY],
  ['sees the pictures of an article', 'GET', '/files/articles/absent.svg', EVERYBODY],
  ['sees the picture of a template', 'GET', '/files/templates/0.svg', EVERYBODY],
  // Whose letters end is decided by a signature: modules/message/unsubscribe.test.ts.
  ['ends letters', 'POST', '/unsubscribe', EVERYBODY],
  ['answers a quote without code', 'POST', '/quote/absent', EVERYBODY],
  ['sees the pictures of a file', 'GET', '/files/pages/absent/1.png', READ],
];

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
  query: null,
} as const;

/** Whether the door opened: what is behind it refuses the empty input for another reason. */
async function isLetIn(browser: Browser, method: string, path: string, init: RequestInit = {}) {
  const headers = { 'x-requested-with': 'banxin', 'Tus-Resumable': '1.0.0', ...init.headers };
  const response = await browser.fetch(path, { ...init, method, headers });
  if (method === 'HEAD') return response.status !== 401 && response.status !== 403;
  if (!response.headers.get('content-type')?.includes('json')) return true;
  const { errCode: code } = (await response.json()) as { errCode: number };
  return code !== errCode.notLoggedIn && code !== errCode.forbidden;
}

// Logging out would end the visit of those who come after it.
const calls = registrations.map(({ call }) => call).filter(({ name }) => name !== 'Login.Logout');

async function openedTo(browser: Browser): Promise<string[]> {
  const opened: string[] = [];
  for (const { name, method, path, encoding } of calls) {
    const type = types[encoding];
    const body = encoding === 'query' ? null : encoding === 'json' ? '{"orderSN":0}' : '';
    const init = { body, headers: type === null ? {} : { 'content-type': type } };
    if (await isLetIn(browser, method, path, init)) opened.push(name);
  }
  for (const [name, method, path] of doors) {
    if (await isLetIn(browser, method, path)) opened.push(name);
  }
  return opened;
}

/** What the table opens. */
const opening = (isOpen: (who: Who) => boolean): string[] => [
  ...calls.map(({ name }) => name).filter((name) => isOpen(table[name] ?? MASTER)),
  ...doors.flatMap(([name, , , who]) => (isOpen(who) ? [name] : [])),
];

test('the table says of every call of the server who may make it', () => {
  expect(registrations.map(({ call }) => call.name).toSorted()).toEqual(
    Object.keys(table).toSorted(),
  );
});

test('the application has no other paths below /api than the rows and the document', () => {
  const rows = new Set(everyCall.map(({ path }) => path));
  const paths = server.app.routes
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/api/') && path !== '/api/openapi.json');
  expect(paths.filter((path) => !rows.has(path))).toEqual([]);
});

test('of the calls that write once only registration, which answers its repeats itself, is public', () => {
  const open = calls.filter(({ access, idempotent }) => access === 'public' && idempotent);
  expect(open.map(({ name }) => name)).toEqual(['Customer.Register']);
});

test('the calls that need the agreement, and no others, refuse who has not signed it', async () => {
  const { browser } = await enter(server, { sign: 0 });
  const refusing: string[] = [];
  for (const call of calls.filter(({ path }) => path !== signAgreement.path)) {
    const error = await browser.send(call, {}, { display: 0 }).catch((thrown: unknown) => thrown);
    const isUnsigned = error instanceof CallError && error.errCode === errCode.agreementMissing;
    if (isUnsigned) refusing.push(call.name);
  }
  expect(refusing).toEqual([
    'Order.CreateOrder',
    'Order.SaveDraft',
    'Order.OneClickReorder',
    'Order.ConfirmOrder',
    'Order.CreateTogether',
    'Stock.Submit',
    'Cloud.ApplyOut',
    'Order.CreateCloudhouseOrder',
    'Order.BatchCreateOrder',
    'Order.BatchCreateCloudhouseOrder',
  ]);
  expect(calls.filter(({ agreement }) => agreement).map(({ name }) => name)).toEqual(refusing);
});

describe('every call is open exactly to whom the table names', () => {
  test('of visitors', async () => {
    expect(await openedTo(server.browser())).toEqual(
      opening((who) => who === EVERYBODY || who === UNLESS_HIDDEN),
    );
  });

  test('of main accounts and administrators', async () => {
    const all = opening(() => true);
    const master = await enter(server);
    expect(await openedTo(master.browser)).toEqual(opening((who) => who !== STAFF));
    const admin = await enter(server, { userRoleType: userRoleType.admin });
    expect(await openedTo(admin.browser)).toEqual(all);
  });

  /** Every sum of roles; beyond them a bit that no role has: such an account holds nothing. */
  const sums = Array.from({ length: ALL + 1 }, (_, index) => index + 1);

  test.each(sums)('of sub-accounts with the roles %i', async (roles) => {
    const master = await enter(server);
    const { browser } = await enter(server, { parent: master, roles });
    const holds = (who: Who): boolean => {
      if (who === STAFF) return false;
      if (who === UNLESS_HIDDEN) return (PRICES & roles) !== 0;
      return typeof who === 'string' || (who & roles) !== 0;
    };
    expect(await openedTo(browser)).toEqual(opening(holds));
  });
});
