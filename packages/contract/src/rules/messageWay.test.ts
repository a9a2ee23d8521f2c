import { expect, test } from 'vitest';
import type { MessageKind } from '../entities/siteMessage.ts';
import { type Reported, wayOf } from './messageWay.ts';

const orderSN = '261120385502765';
const told = (kind: MessageKind, about: Partial<Reported> = {}): Reported => ({
  kind,
  ...{ orderSN: null, productId: null, ticketId: null, invoiceId: null },
  ...about,
});
const leads = (kind: MessageKind, about?: Partial<Reported>) =>
  wayOf(told(kind, about), () => true)?.to ?? null;

test.each<[MessageKind, string]>([
  ['balanceLow', '/user/recharge'],
  ['storageOwed', '/user/recharge'],
  ['toppedUp', '/user/recharge/records'],
  ['withdrawalPaid', '/user/recharge/records'],
  ['withdrawalReturned', '/user/recharge/records'],
  ['passwordChanged', '/user/account'],
  ['loginChanged', '/user/account'],
  ['deviceEnded', '/user/account'],
  ['vipExpiring', '/user/viprenew'],
  ['couponExpiring', '/user/coupon'],
  ['certificateExpiring', '/user/brand'],
])('a message of %s leads to %s', (kind, to) => {
  expect(leads(kind)).toBe(to);
});

test('what is to be paid leads to the cashier with its order, a large order to the order', () => {
  expect(leads('unpaidSoon', { orderSN })).toBe(`/pay/checkout?order=${orderSN}`);
  expect(leads('largeOrder', { orderSN })).toBe(`/user/orderDetail/${orderSN}`);
});

test('files that need changes lead to the files of their order', () => {
  expect(leads('filesToModify', { orderSN })).toBe(`/user/orderDetail/${orderSN}#files`);
});

test('what has a number of its own leads to it', () => {
  expect(leads('evidenceAsked', { ticketId: 7 })).toBe('/user/aftersaleDetail/7');
  expect(leads('redWaiting', { invoiceId: 8 })).toBe('/user/invoice/detail/8');
  expect(leads('restocked', { productId: 9 })).toBe('/product/stock/9');
});

test('nobody is led to a page that is not open to them', () => {
  const mayOpen = (route: string) => route !== 'recharge' && route !== 'UserOrderDetail';
  expect(wayOf(told('toppedUp'), mayOpen)).toBeNull();
  expect(wayOf(told('received', { orderSN }), mayOpen)).toBeNull();
  expect(wayOf(told('loginChanged'), mayOpen)).not.toBeNull();
});
