/** Every request that a flow sends: how it comes to be sent, by what, and what answers it. */
import { registerCustomer } from '@banxin/contract/calls/customer/register';
import { type AnyActor, type AnyEventObject, createActor, type SimulatedClock } from 'xstate';
import { type ControlledClient, controlledClient } from '../../exports/testing.ts';
import { createAgreementActors } from '../../src/agreement/agreement.actors.ts';
import { atlases } from '../../src/atlases.ts';
import { createPrintImportActors } from '../../src/batch-import/batch-import.actors.ts';
import {
  answered,
  sampleClean,
  sampleDone,
  sampleFaulty,
  sampleFix,
  sampleImportId,
  sampleWorkbook,
} from '../../src/batch-import/batch-import.samples.ts';
import type { ImportPort } from '../../src/batch-import/batch-import.types.ts';
import { createBindQqActors } from '../../src/bind-qq/bind-qq.actors.ts';
import { createCashierActors } from '../../src/cashier/cashier.actors.ts';
import { samplePaid, samplePayment, sampleStart } from '../../src/cashier/cashier.samples.ts';
import type { FlowClient } from '../../src/client.types.ts';
import { createCouponActors } from '../../src/coupon/coupon.actors.ts';
import { createExistsCheckActors } from '../../src/exists-check/exists-check.actors.ts';
import { createLoginActors } from '../../src/login/login.actors.ts';
import { createOauthCallbackActors } from '../../src/oauth-callback/oauth-callback.actors.ts';
import { createOauthPopupActors } from '../../src/oauth-popup/oauth-popup.actors.ts';
import type { PopupPort } from '../../src/oauth-popup/oauth-popup.types.ts';
import { createOrderConfirmActors } from '../../src/order-confirm/order-confirm.actors.ts';
import { sampleConfirmed, sampleValues } from '../../src/order-confirm/order-confirm.samples.ts';
import { createRegisterActors } from '../../src/register/register.actors.ts';
import { createResetPasswordActors } from '../../src/reset-password/reset-password.actors.ts';
import { createRouteGuardActors } from '../../src/route-guard/route-guard.actors.ts';
import { sampleRoutes, sampleUser } from '../../src/route-guard/route-guard.samples.ts';
import { createSessionActors } from '../../src/session/session.actors.ts';
import { createSmsCountdownActors } from '../../src/sms-countdown/sms-countdown.actors.ts';
import { createUploadItemActors } from '../../src/upload-item/upload-item.actors.ts';
import { sampleInput, sampleReport } from '../../src/upload-item/upload-item.samples.ts';
import type { UploadPort } from '../../src/upload-item/upload-item.types.ts';
import { createUsageLogActors } from '../../src/usage-log/usage-log.actors.ts';

/** One flow that runs, with the calls it sent. */
export interface Running {
  readonly flow: AnyActor;
  readonly client: ControlledClient;
  readonly clock: SimulatedClock;
}

/** A way to the moment at which the request is sent: events, or waiting for something. */
type Step = AnyEventObject | ((running: Running) => Promise<unknown>);

export interface FlowRequest {
  /** Folder of the flow. */
  readonly flow: string;
  /** Id of the invoked actor. */
  readonly invoke: string;
  /** Name of the call; a transfer or a window has none and is called like its actor. */
  readonly call: string;
  /** What tells it from another request of the same actor. */
  readonly told?: string;
  readonly input?: unknown;
  readonly before?: readonly Step[];
  /** The gesture, or whatever stands for it. */
  readonly press: AnyEventObject;
  readonly answer: unknown;
  /** What tries again after a failure, or why nothing does. Absent: the same gesture. */
  readonly again?: AnyEventObject | ((running: Running) => void) | { readonly never: string };
  /** Why a click after the answer may ask again; absent: it may not. */
  readonly repeats?: string;
  /** Starting point of the atlas from which its state lasts longer than the request. @default every one */
  readonly lasting?: string;
  /** How often the same call was sent on the way. @default 0 */
  readonly earlier?: number;
  /** Why a failure is not said; absent: it is. */
  readonly quiet?: string;
}

/** Transfers and windows go past the client; here they are answered like calls. */
const past = (name: 'upload' | 'discard' | 'openPopup' | 'workbook') => ({
  ...registerCustomer,
  name,
});

/** Whether a name is none of a call. */
export const isPast = (call: string): boolean => !call.includes('.');

/** A port whose transfers are answered like calls. */
const portOf = (client: FlowClient): UploadPort => ({
  start(request, report) {
    const abort = new AbortController();
    client.send(past('upload'), request as never, { signal: abort.signal }).then(
      () => report({ type: 'UPLOADED', fileId: 'f1' }),
      (error: unknown) => report({ type: 'FAIL', error }),
    );
    return () => abort.abort();
  },
  discard: async (uploadUrl, signal) => {
    await client.send(past('discard'), uploadUrl as never, { signal });
  },
});

/** Workbooks that arrive when the test says so. */
const importsOf = (client: FlowClient): ImportPort => ({
  upload: (file, signal) => client.send(past('workbook'), file as never, { signal }) as never,
});

/** Windows that are answered like calls. */
const popupsOf = (client: FlowClient): PopupPort => ({
  open(provider, report) {
    const abort = new AbortController();
    client.send(past('openPopup'), provider as never, { signal: abort.signal }).then(
      () => report({ type: 'POPUP.RESULT', ok: true }),
      ({ message }: Error) => report({ type: 'POPUP.RESULT', ok: false, message }),
    );
    return () => abort.abort();
  },
});

/** The actors of every flow that sends something. */
export const actorsOf: Readonly<Record<string, (client: FlowClient) => object>> = {
  agreement: createAgreementActors,
  'batch-import': (client) => createPrintImportActors(client, importsOf(client)),
  'bind-qq': createBindQqActors,
  cashier: createCashierActors,
  coupon: createCouponActors,
  'exists-check': createExistsCheckActors,
  login: (client) => createLoginActors(client, popupsOf(client)),
  'oauth-callback': createOauthCallbackActors,
  'oauth-popup': (client) => createOauthPopupActors(popupsOf(client)),
  'order-confirm': createOrderConfirmActors,
  register: (client) => createRegisterActors(client, 'key-1'),
  'reset-password': createResetPasswordActors,
  'route-guard': createRouteGuardActors,
  session: createSessionActors,
  'sms-countdown': createSmsCountdownActors,
  'upload-item': (client) => createUploadItemActors(client, portOf(client)),
  'usage-log': createUsageLogActors,
};

/** @unit ms */
const HOUR = 3_600_000;

const answer = (value: unknown) => (running: Running) => running.client.last().answer(value);

const opened = { smsRemaining: undefined, captchaVersion: 1 };
const code = 'ab2c';
const identity = { mobilePhone: '13800000001', code, smsCode: '123456' };
const reset = { ...identity, password: 'Demo-2027', repeated: 'Demo-2027' };
const oauth = {
  provider: 'qq',
  code: 'c1',
  state: 's1',
  refused: false,
  purpose: 'login',
  mode: 'page',
  now: 0,
};
const STARTED = { type: 'UPLOAD.STARTED', uploadUrl: '/files/tus/f1' };
const UPLOADED = { type: 'UPLOADED', fileId: 'f1' };
const START = { type: 'START' };
const SELECT = { type: 'FILE.SELECT', file: sampleWorkbook };
const RETRY = { type: 'RETRY' };
const OPEN_IMPORT = { type: 'OPEN', importId: sampleImportId };
const IMPORT_SAYS = 'the page itself says why';

export const requests: readonly FlowRequest[] = [
  {
    flow: 'agreement',
    invoke: 'sign',
    call: 'Customer.SetCustomerSigned',
    input: { callSign: true },
    before: [{ type: 'OPEN', required: false }],
    press: { type: 'CONFIRM' },
    answer: { message: '签订成功' },
  },
  {
    flow: 'batch-import',
    invoke: 'upload',
    call: 'workbook',
    press: SELECT,
    answer: 'u1',
    again: RETRY,
  },
  {
    flow: 'batch-import',
    invoke: 'start',
    call: 'Import.Parse',
    quiet: IMPORT_SAYS,
    // What is chosen while a workbook is on its way is not heard.
    before: [SELECT, answer('u1')],
    press: SELECT,
    answer: { importId: sampleImportId },
    again: RETRY,
  },
  {
    flow: 'batch-import',
    invoke: 'read',
    call: 'Import.GetProgress',
    quiet: IMPORT_SAYS,
    press: OPEN_IMPORT,
    answer: sampleClean,
    again: RETRY,
  },
  {
    flow: 'batch-import',
    invoke: 'change',
    call: 'Import.FixRow',
    quiet: IMPORT_SAYS,
    before: [OPEN_IMPORT, answer(sampleFaulty)],
    press: { type: 'CHANGE', request: sampleFix },
    answer: { row: null, progress: answered(sampleFaulty).progress },
    repeats: 'a cell may be mended as often as somebody types in it',
  },
  {
    flow: 'batch-import',
    invoke: 'create',
    call: 'Order.BatchCreateOrder',
    quiet: IMPORT_SAYS,
    before: [OPEN_IMPORT, answer(sampleClean)],
    press: { type: 'SUBMIT' },
    answer: sampleDone,
    again: RETRY,
  },
  {
    flow: 'bind-qq',
    invoke: 'bind',
    call: 'Login.BindQqOpenId',
    quiet: 'the form itself says why',
    input: { openId: 'o1', captchaVersion: 1 },
    before: [{ type: 'BEGIN' }],
    press: {
      type: 'SUBMIT',
      values: { nameOrQQOrMobilePhone: '悦享包装', password: 'Demo-2026', code },
    },
    answer: null,
  },
  {
    flow: 'cashier',
    invoke: 'fetchPayment',
    call: 'Pay.GetPayment',
    input: { paymentSN: samplePayment.paymentSN, key: 'key-1', left: () => HOUR },
    press: { type: 'OPEN' },
    answer: samplePayment,
    again: { type: 'RETRY' },
  },
  {
    flow: 'cashier',
    invoke: 'pay',
    call: 'Pay.PayByBalance',
    input: { paymentSN: samplePayment.paymentSN, key: 'key-1', left: () => HOUR },
    before: [{ type: 'OPEN' }, answer(samplePayment)],
    press: { type: 'PAY' },
    answer: samplePaid.kind === 'paid' ? samplePaid.receipt : null,
  },
  {
    flow: 'cashier',
    invoke: 'startChannel',
    call: 'Pay.StartChannel',
    quiet: 'the page itself says why',
    input: { paymentSN: samplePayment.paymentSN, key: 'key-1', left: () => HOUR },
    before: [{ type: 'OPEN' }, answer(samplePayment), { type: 'CHOOSE', method: 'wechat' }],
    press: { type: 'PAY' },
    answer: sampleStart,
  },
  {
    flow: 'cashier',
    invoke: 'poll',
    call: 'Pay.Poll',
    lasting: 'opened',
    quiet: 'it is asked again by itself',
    input: { paymentSN: samplePayment.paymentSN, key: 'key-1', left: () => HOUR },
    before: [
      { type: 'OPEN' },
      answer(samplePayment),
      { type: 'PAY' },
      answer(samplePaid.kind === 'paid' && { ...samplePaid.receipt, status: 'pending' }),
    ],
    press: { type: 'CHECK' },
    answer: { status: 'paid' },
  },
  {
    flow: 'coupon',
    invoke: 'receiveCoupon',
    call: 'Customer.NewCustomerReceive',
    press: { type: 'CLICK' },
    answer: { amount: 50 },
    again: { never: 'on failure the dialog closes' },
  },
  {
    flow: 'exists-check',
    invoke: 'isTaken',
    call: 'Customer.IsExistsCustomerByName',
    input: { field: 'customerName' },
    press: { type: 'BLUR', value: '悦享包装' },
    answer: true,
    quiet: 'nobody is kept from registering by a check that did not answer',
  },
  {
    flow: 'login',
    invoke: 'login',
    told: 'account tab',
    call: 'Login.LoginByNameOrQQOrMobilePhone',
    input: { ...opened, mode: 'dialog', returnUrl: undefined },
    press: {
      type: 'SUBMIT',
      values: {
        tab: 'account',
        nameOrQQOrMobilePhone: '悦享包装',
        password: 'Demo-2026',
        code,
        rememberMe: true,
      },
    },
    answer: sampleUser,
  },
  {
    flow: 'login',
    invoke: 'login',
    told: 'SMS tab',
    call: 'Login.LoginByMobilePhone',
    input: { ...opened, mode: 'page', returnUrl: '/user/index' },
    before: [{ type: 'TAB.SMS' }],
    press: { type: 'SUBMIT', values: { tab: 'sms', ...identity } },
    answer: sampleUser,
  },
  {
    flow: 'oauth-callback',
    invoke: 'authorize',
    call: 'Login.StartOauth',
    input: { ...oauth, code: undefined },
    press: { type: 'BEGIN' },
    answer: { url: 'https://provider.example/' },
    again: { type: 'RETRY' },
    quiet: 'the page itself says why',
  },
  {
    flow: 'oauth-callback',
    invoke: 'exchange',
    call: 'Login.QQ',
    input: oauth,
    press: { type: 'BEGIN' },
    answer: { isBind: true, openId: 'o1' },
    again: { type: 'RETRY' },
    quiet: 'the page itself says why',
  },
  {
    flow: 'oauth-popup',
    invoke: 'openPopup',
    call: 'openPopup',
    input: { mode: 'page' },
    press: { type: 'START', provider: 'qq' },
    answer: null,
  },
  {
    flow: 'order-confirm',
    invoke: 'confirm',
    call: 'Order.ConfirmOrder',
    input: { signed: true, key: 'key-1' },
    press: { type: 'CONFIRM', values: sampleValues },
    answer: sampleConfirmed.kind === 'confirmed' ? sampleConfirmed.order : null,
  },
  {
    flow: 'register',
    invoke: 'register',
    call: 'Customer.Register',
    quiet: 'the form itself says why',
    input: { ...opened, returnUrl: undefined },
    press: {
      type: 'SUBMIT',
      taken: [],
      values: {
        ...identity,
        customerName: '新客小店',
        password: 'Demo-2026',
        repeated: 'Demo-2026',
        qq: '10001',
      },
    },
    answer: sampleUser,
  },
  {
    flow: 'reset-password',
    invoke: 'validate',
    call: 'Customer.ResetPasswordValidateByMobilePhone',
    quiet: 'the form itself says why',
    input: opened,
    press: { type: 'SUBMIT', values: reset },
    answer: { ticket: 't1' },
  },
  {
    flow: 'reset-password',
    invoke: 'reset',
    call: 'Customer.ResetPassword',
    quiet: 'the form itself says why',
    input: opened,
    before: [{ type: 'SUBMIT', values: reset }, answer({ ticket: 't1' })],
    press: { type: 'SUBMIT', values: reset },
    answer: null,
  },
  {
    flow: 'route-guard',
    invoke: 'fetchUser',
    call: 'Customer.GetSimpleById',
    input: { routes: sampleRoutes },
    press: { type: 'NAVIGATE', path: '/search', query: {} },
    answer: null,
    quiet: 'public pages still open, and the next navigation asks again',
  },
  {
    flow: 'route-guard',
    invoke: 'fetchPermissions',
    call: 'Customer.GetCustomerSubPermissions',
    input: { routes: sampleRoutes },
    before: [{ type: 'NAVIGATE', path: '/', query: {} }, answer(sampleUser)],
    press: { type: 'NAVIGATE', path: '/search', query: {} },
    answer: [],
    again: { never: 'everything guarded stays hidden for this visit' },
  },
  {
    flow: 'session',
    invoke: 'logout',
    call: 'Login.Logout',
    before: [{ type: 'USER.LOADED' }],
    press: { type: 'LOGOUT' },
    answer: null,
  },
  {
    flow: 'sms-countdown',
    invoke: 'sendSms',
    call: 'Common.SendSmsCode',
    input: { remaining: undefined },
    press: { type: 'SEND', mobilePhone: '13800000001', code },
    answer: null,
  },
  {
    flow: 'upload-item',
    invoke: 'upload',
    call: 'upload',
    input: sampleInput,
    press: START,
    answer: null,
    // It waits for its turn before it is sent again.
    again: ({ flow }) => {
      flow.send({ type: 'RETRY' });
      flow.send(START);
    },
  },
  {
    flow: 'upload-item',
    invoke: 'discard',
    call: 'discard',
    input: sampleInput,
    before: [START, STARTED],
    press: { type: 'REMOVE' },
    answer: null,
    again: { never: 'the server throws unfinished uploads away by itself' },
  },
  {
    flow: 'upload-item',
    invoke: 'fetchReport',
    call: 'File.Get',
    input: sampleInput,
    before: [START],
    press: UPLOADED,
    answer: sampleReport,
    again: { type: 'RETRY' },
    quiet: 'the row of the file says why',
  },
  {
    flow: 'upload-item',
    invoke: 'remove',
    call: 'File.Remove',
    input: sampleInput,
    before: [START, UPLOADED, answer(sampleReport)],
    press: { type: 'REMOVE' },
    answer: null,
  },
  {
    flow: 'usage-log',
    invoke: 'post',
    call: 'Order.ClickCategory',
    quiet: 'nobody asked for it; it is sent again with the next',
    input: {
      enabled: true,
      stored: {
        entries: [{ productCategoryId: 3, orderTimes: 2, firstAt: 0 }],
        batch: undefined,
      },
      key: 'key-1',
      now: () => 3_600_000,
    },
    before: [{ type: 'BEGIN' }],
    // Nobody presses anything: what is ordered meanwhile stands for it.
    press: { type: 'LOG', productCategoryId: 3, orderTimes: 1, at: 3_600_000 },
    answer: null,
    again: ({ clock }) => clock.increment(300_000),
  },
];

export const titleOf = ({ flow, invoke, told }: FlowRequest): string =>
  `${flow}.${invoke}${told ? ` (${told})` : ''}`;

/** The machine of a row with actors that send through the client. */
export function machineOf({ flow }: FlowRequest, client: FlowClient) {
  const machine = atlases[flow]?.machine;
  if (!machine) throw new Error(`There is no flow ${flow}`);
  return machine.provide({ actors: (actorsOf[flow]?.(client) ?? {}) as never });
}

/** Goes the row's way up to the gesture. */
export async function goTo({ before = [] }: FlowRequest, running: Running): Promise<void> {
  for (const step of before) {
    if (typeof step === 'function') await step(running);
    else running.flow.send(step);
  }
}

/** A flow right before its gesture. */
export async function open(row: FlowRequest, clock: SimulatedClock): Promise<Running> {
  const client = controlledClient();
  const flow = createActor(machineOf(row, client), { clock, input: row.input as never });
  const running = { flow, client, clock };
  flow.start();
  await goTo(row, running);
  return running;
}

/** The calls of a row among all that were sent. */
export const sentBy = ({ call, earlier }: FlowRequest, { client }: Pick<Running, 'client'>) =>
  client.calls.filter(({ name }) => name === call).slice(earlier);
