/** How calls name what belongs to an account: logins, papers, addresses, money, invoices, opinions, messages. */
import { subAccountRole } from '@banxin/contract/enums/customer';
import { claim } from '../../src/modules/afterSales/afterSales.testkit.ts';
import { RECEIVER } from '../../src/modules/order/order.testkit.ts';
import { BRAND, COMPANY } from '../../src/modules/papers/papers.testkit.ts';
import { beside, ending, NOTHING, named, ofShop, type Row, secret } from './row.ts';

const SENDER = { name: '发货部', phone: '13900005555', address: '', hide: false };
const TITLE = { kind: 'person', title: '王采购' } as const;
const COLLEAGUE = {
  ...{ name: '同事甲乙', linkPerson: '同事', mobilePhone: '13977770009' },
  ...{ roles: subAccountRole.design, payLimit: null, isPaused: false },
};
/** What an application says beside the things that it names. */
const APPLICATION = { kind: 'general', medium: 'electronic' } as const;

export const accountRows: Readonly<Record<string, Row>> = {
  'Login.Captcha': NOTHING,
  'Login.LoginByNameOrQQOrMobilePhone': NOTHING,
  'Login.LoginByMobilePhone': NOTHING,
  'Login.Logout': NOTHING,
  'Login.Providers': NOTHING,
  'Login.StartOauth': NOTHING,
  'Login.QQ': secret({ state: 'modules/login/oauth.test.ts' }),
  'Login.Wechat': secret({ state: 'modules/login/oauth.test.ts' }),
  'Login.BindQqOpenId': secret({ openId: 'modules/login/oauth.test.ts' }),
  'Common.SendSmsCode': NOTHING,
  'Customer.Register': NOTHING,
  'Customer.IsExistsCustomerByName': NOTHING,
  'Customer.IsExistsCustomerByQQ': NOTHING,
  'Customer.IsExistsCustomerByMobilePhone': NOTHING,
  'Customer.ResetPasswordValidateByMobilePhone': NOTHING,
  'Customer.ResetPassword': secret({ ticket: 'modules/registration/resetPassword.test.ts' }),
  'Customer.GetSimpleById': NOTHING,
  'Customer.GetCustomerSubPermissions': NOTHING,
  'Customer.BasicInfo': NOTHING,
  'Customer.GetForOrderById': NOTHING,
  'Customer.UpdateLinkPerson': NOTHING,
  'Customer.GetBindings': NOTHING,
  'Customer.SendMobileCode': NOTHING,
  'Customer.UpdateMobilePhone': NOTHING,
  'Customer.SetQq': NOTHING,
  'Customer.ChangePassword': NOTHING,
  'Wechat.GetCustomerWechats': NOTHING,
  'Wechat.UnBindWechats': ending((n) => ({ wechatUnionId: n.wechatUnionId })),
  'Customer.GetSessions': NOTHING,
  'Customer.EndSession': ending((n) => ({ id: n.sessionId })),
  'Customer.EndOtherSessions': NOTHING,
  'Customer.SetCustomerSigned': NOTHING,
  'Customer.NewCustomerReceive': NOTHING,

  'Customer.GetCustomerAuthInfo': NOTHING,
  'Customer.SetCustomerAuthWaiting': NOTHING,
  'Customer.SubmitAuth': named((n) => ({ ...COMPANY, validTo: null, fileId: n.licence, rev: 0 })),
  'Customer.GetCustomerBrands': NOTHING,
  'Customer.CreateCustomerBrand': beside(
    named((n) => ({ ...BRAND, fileIds: [n.paper] })),
    { number: 'as it stands on the certificate' },
  ),
  'Customer.UpdateCustomerBrand': beside(
    named(
      (n, own) => ({ ...BRAND, id: n.certificateId, fileIds: [own.paper], rev: 1 }),
      (n, own) => ({ ...BRAND, id: own.certificateId, fileIds: [n.paper2], rev: 1 }),
    ),
    { number: 'as it stands on the certificate' },
  ),
  'Customer.DeleteCustomerBrand': ending((n) => ({ id: n.certificateId })),

  'Customer.GetByCustomerAddressCustomerId': NOTHING,
  'Customer.CreateCustomerAddress': NOTHING,
  'Customer.UpdateCustomerAddress': named((n) => ({ ...RECEIVER, id: n.addressId, rev: 1 })),
  'Customer.DeleteCustomerAddress': ending((n) => ({ id: n.addressId })),
  'Customer.SetCustomerDefaultAddress': named((n) => ({ id: n.addressId })),
  'Customer.ImportAddresses': NOTHING,
  'Customer.ReadAddresses': NOTHING,
  'Customer.GetSenders': NOTHING,
  'Customer.SaveSender': named((n) => ({ ...SENDER, id: n.senderId, rev: 1 })),
  'Customer.DeleteSender': ending((n) => ({ id: n.senderId })),
  'Customer.SetDefaultSender': named((n) => ({ id: n.senderId })),

  'Customer.GetSubAccountList': named((n) => ({ words: n.subName })),
  'Customer.UpdateSubAccount': named((n) => ({ ...COLLEAGUE, id: n.subId, rev: 0 })),
  'Customer.DeleteSubAccount': ending((n) => ({ id: n.subId })),
  'Customer.GetSubPermissions': named((n) => ({ id: n.subId })),
  'Customer.GrantedSubPermissions': named((n) => ({
    ...{ id: n.subId, rev: 0, roles: subAccountRole.design },
  })),
  'Customer.HandOverSubAccount': named(
    (n, own) => ({ id: n.subId, toId: own.nextId }),
    (n, own) => ({ id: own.subId, toId: n.nextId }),
  ),
  'Customer.GetSubAccountLog': named((n) => ({ id: n.subId })),

  'Customer.GetCustomerAccount': NOTHING,
  'Customer.GetCustomerAccountTransactions': NOTHING,
  'Customer.GetCustomerAccountStatistics': NOTHING,
  'Customer.GetCashback': NOTHING,
  'Export.AccountTransactions': NOTHING,
  'Customer.UpdateAccountAlertPreDeposit': NOTHING,
  'Customer.UpdateAccountPreDeposit': NOTHING,
  'Customer.UpdateCustomerOrderNotifySum': NOTHING,
  'Customer.GetWithdrawals': NOTHING,
  'Customer.SendWithdrawalCode': NOTHING,
  'Customer.Withdraw': NOTHING,
  'Customer.CancelWithdrawal': named((n) => ({ id: n.withdrawalId })),
  'Coupon.GetCustomerCoupons': NOTHING,
  'Coupon.GetCustomerAvailableCoupons': named((n) => ({ orderSN: n.draftSN })),
  'Customer.GetVIPServices': NOTHING,
  'Customer.IsCanRenew': NOTHING,
  'Customer.GetCustomerVipPurchaseRecord': NOTHING,
  'Customer.GetVipSaving': NOTHING,
  'Order.CreateCustomerVipOrder': NOTHING,
  'Pay.CreateTopUp': NOTHING,

  'Invoice.GetCustomerInvocieTitles': NOTHING,
  'Invoice.CreateInvoiceTitle': NOTHING,
  'Invoice.UpdateInvoiceTitle': named((n) => ({ ...TITLE, id: n.titleId, rev: 1 })),
  'Invoice.RemoveInvoiceTitle': ending((n) => ({ id: n.titleId })),
  'Invoice.GetMatchCompanyTitles': NOTHING,
  'Invoice.GetInvoiceable': named((n) => ({ keyword: n.paidSN })),
  'Invoice.Preview': named(
    (n) => ({ kind: 'general', orderSNs: [n.paidSN] }),
    (n) => ({ kind: 'general', id: n.invoiceId }),
  ),
  'Invoice.Apply': named(
    (n, own) => ({
      ...{ ...APPLICATION, titleId: own.titleId },
      expected: [{ orderSN: n.paidSN, amount: 1 }],
    }),
    (n, own) => ({
      ...{ ...APPLICATION, titleId: n.titleId },
      expected: [{ orderSN: own.paidSN, amount: 1 }],
    }),
    (n, own) => ({
      ...{ ...APPLICATION, medium: 'paper', titleId: own.titleId, addressId: n.addressId },
      expected: [{ orderSN: own.paidSN, amount: 1 }],
    }),
  ),
  'Invoice.Resubmit': named(
    (n, own) => ({
      ...{ ...APPLICATION, titleId: own.titleId, id: n.invoiceId },
      expected: [{ orderSN: own.invoicedSN, amount: 1 }],
    }),
    (n, own) => ({
      ...{ ...APPLICATION, titleId: own.titleId, id: own.invoiceId },
      expected: [{ orderSN: n.invoicedSN, amount: 1 }],
    }),
    (n, own) => ({
      ...{ ...APPLICATION, titleId: n.titleId, id: own.invoiceId },
      expected: [{ orderSN: own.invoicedSN, amount: 1 }],
    }),
    (n, own) => ({
      ...{ ...APPLICATION, medium: 'paper', titleId: own.titleId, addressId: n.addressId },
      ...{ id: own.invoiceId, expected: [{ orderSN: own.invoicedSN, amount: 1 }] },
    }),
  ),
  'Invoice.GetList': named((n) => ({ keyword: n.invoicedSN })),
  'Invoice.GetDetail': named((n) => ({ id: n.invoiceId })),
  'Invoice.GetOfOrder': named((n) => ({ orderSN: n.paidSN })),
  'Invoice.SendMail': named((n) => ({ id: n.issued, mail: 'caiwu@customer.test' })),
  'Invoice.Cancel': named((n) => ({ id: n.invoiceId })),
  'Invoice.RequestRed': named((n) => ({ id: n.issued, reason: 1, amount: 100 })),
  'Invoice.RespondRed': named((n) => ({ id: n.redId, agree: false, reason: '金额不符，请核对' })),
  'Invoice.WithdrawRed': named((n) => ({ id: n.redId })),
  'Invoice.Download': named((n) => ({ ids: String(n.issued), format: 'pdf' })),

  'AfterSales.GetList': named((n) => ({ keyword: n.ticketSN })),
  'AfterSales.GetOrders': named((n) => ({ keyword: n.arrivedSN })),
  'AfterSales.GetDetail': named((n) => ({ id: n.ticketId })),
  'AfterSales.Judge': named((n) => ({
    ...{ orderSN: n.arrivedSN, lines: [{ style: 1, quantity: 10 }], cause: 1 },
  })),
  'AfterSales.Create': named(
    (n, own) => claim(own.arrivedSN, { marks: [{ fileId: n.printed, page: 1, x: 500, y: 500 }] }),
    (n, own) => claim(own.soundSN, { fileIds: [n.evidence] }),
    (n) => claim(n.arrivedSN),
  ),
  'AfterSales.AddEvidence': named(
    (n) => ({ id: n.ticketId, text: '补一张近照' }),
    (n, own) => ({ id: own.asksId, text: '补一张近照', fileIds: [n.evidence2] }),
  ),
  'AfterSales.Message': named(
    (n) => ({ id: n.ticketId, text: '请尽快处理' }),
    (n, own) => ({ id: own.ticketId, text: '见图', fileIds: [n.evidence3] }),
  ),
  'AfterSales.Read': beside(
    named((n) => ({ id: n.ticketId, messageIds: [1] })),
    { 'messageIds.*': 'of the ticket: src/modules/afterSales/conversation.test.ts' },
  ),
  'AfterSales.Revoke': named((n) => ({ id: n.ticketId })),
  'AfterSales.SetReturnParcel': beside(
    named((n) => ({ id: n.ticketId, carrier: '中通', no: 'ZT123456' })),
    { no: 'of the carrier' },
  ),

  'Feedback.GetQuestionnaire': NOTHING,
  'Feedback.SubmitQuestionnaire': ofShop('answers.*.number'),
  'Feedback.CreateSuggestion': named(
    (n) => ({ kind: 1, content: '这张订单的包装还可以做得更好', orderSN: n.orderSN }),
    (n) => ({ kind: 1, content: '见图，有一页在手机上显示不全', fileIds: [n.opinion] }),
  ),
  'Feedback.GetSuggestions': NOTHING,
  'Feedback.AddSuggestionNote': named((n) => ({ number: n.suggestion, text: '补充说明' })),

  'Common.SendMailValidateCode': NOTHING,
  'Customer.BindMail': NOTHING,
  'Customer.GetMessageSettings': NOTHING,
  'Customer.SetMessageSettings': NOTHING,
  'SiteMessage.GetSiteMessageList': NOTHING,
  'SiteMessage.GetSiteMessageUnReadCount': NOTHING,
  'SiteMessage.SiteMessageRead': named((n) => ({ messageId: n.messageId })),
  'SiteMessage.SiteMessageReadAll': NOTHING,
};
