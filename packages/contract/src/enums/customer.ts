/** Customers: who they are, what they have signed, what their sub-accounts may do. Specification §3. */
import { ADMIN_USER_ROLE_TYPE, INTERNAL_STAFF_TYPE } from '../constants.ts';
import { defineEnum, defineFlags, type ValueOf } from './define.ts';

/** What has happened to or is true of a customer; any sum is valid. */
export const customerSign = defineFlags({
  default: [0, '默认'],
  newCustomerGift: [1, '已领新客礼包'],
  agreementSigned: [2, '已签承印品协议书'],
  offlineKey: [4, '线下重点客户'],
  onlineKey: [8, '线上重点客户'],
  offlinePublicPool: [16, '线下公海'],
  onlinePublicPool: [32, '线上公海'],
  assistedDevelopment: [64, '协助开发'],
  bakeryShop: [128, '烘焙门店'],
  groupCustomer: [256, '集团客户'],
  fullInspection: [512, '全检客户'],
});

/** Kind of customer. */
export const customerType = defineEnum({
  ordinary: [3, '普通客户'],
  ecommerce: [4, '电商客户'],
  partner: [5, '合作伙伴'],
  overseas: [6, '海外客户'],
  crossBorder: [7, '跨境客户'],
  internalStaff: [INTERNAL_STAFF_TYPE, '内部员工'],
});
/** A value of {@link customerType}. */
export type CustomerType = ValueOf<typeof customerType>;

/** Who logs in. The specification fixes only 0 (admin); 1 for every customer account is ours. */
export const userRoleType = defineEnum({
  admin: [ADMIN_USER_ROLE_TYPE, '管理员'],
  customer: [1, '客户'],
});
/** A value of {@link userRoleType}. */
export type UserRoleType = ValueOf<typeof userRoleType>;

/** Roles of a sub-account; bits add up. 0 is the master account, not "no role". */
export const subAccountRole = defineFlags({
  master: [0, '主账号'],
  customerService: [1, '客服'],
  design: [2, '设计'],
  ordering: [4, '下单'],
  afterSales: [8, '售后'],
  finance: [16, '财务'],
});

/** Desks of the works that a member of staff may act at; bits add up. */
export const worksDesks = defineFlags({
  none: [0, '未分配'],
  review: [1, '审核'],
  production: [2, '生产'],
  shipping: [4, '发货'],
  afterSales: [8, '售后'],
  invoice: [16, '发票'],
  authentication: [32, '认证'],
  finance: [64, '财务'],
  content: [128, '内容'],
  customers: [256, '客户'],
});

/** State of the customer's own authentication. */
export const authStatus = defineEnum({
  notSubmitted: [0, '未提交'],
  submitted: [1, '已提交'],
  passed: [2, '已通过'],
  failed: [3, '未通过'],
  rejected: [4, '已驳回'],
  passedByProxy: [20, '代认证通过'],
});
/** A value of {@link authStatus}. */
export type AuthStatus = ValueOf<typeof authStatus>;

/** Document that proves the customer. */
export const authDocument = defineEnum({
  businessLicence: [1, '营业执照'],
  operatingPermit: [2, '经营许可证'],
});
/** A value of {@link authDocument}. */
export type AuthDocument = ValueOf<typeof authDocument>;

/** Kind of certificate that proves the right to print a brand. */
export const certificateType = defineEnum({
  trademark: [0, '商标注册证'],
  businessLicence: [1, '营业执照'],
  contractOrAuthorisation: [2, '合同/授权证明'],
  printingAuthorisation: [3, '印刷委托书'],
});
/** A value of {@link certificateType}. */
export type CertificateType = ValueOf<typeof certificateType>;

/** Whether a certificate is still in force. */
export const certificateValidity = defineEnum({
  valid: [1, '有效'],
  expired: [2, '已过期'],
});
/** A value of {@link certificateValidity}. */
export type CertificateValidity = ValueOf<typeof certificateValidity>;

/** Decision on a certificate. */
export const reviewStatus = defineEnum({
  pending: [0, '待审核'],
  approved: [1, '审核通过'],
  rejected: [2, '审核不通过'],
});
/** A value of {@link reviewStatus}. */
export type ReviewStatus = ValueOf<typeof reviewStatus>;
