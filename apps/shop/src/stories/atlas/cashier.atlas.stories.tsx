// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/cashier',
  component: AtlasStage,
  tags: ['atlas', 'machine:cashier', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'cashier', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state:loading'],
  args: { row: 'Loading' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
    ],
  },
};

export const Choosing: Story = {
  tags: ['state:choosing'],
  args: { row: 'Choosing' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
      'done fetchPayment {"output":{"paymentSN":"P202611200000017","amount":18410,"status":"pending","expiresAt":"2026-11-23T09:00:00.000+08:00","balance":1286400,"paidBy":null,"channels":[{"channel":"alipay","closed":null},{"channel":"wechat","closed":null},{"channel":"bank","closed":null}],"begun":null,"subjects":[{"kind":"order","orderSN":"202611200000017","orderId":17,"productId":201,"title":"A4 单页","spec":"157 克铜版纸 · 双面四色 · 500 张","specSaid":null,"amount":18410,"promise":null,"arrives":null,"isPrinted":true,"change":null}],"topUp":null}}',
    ],
  },
};

export const TooLittle: Story = {
  tags: ['state:tooLittle'],
  args: { row: 'TooLittle' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
      'done fetchPayment {"output":{"paymentSN":"P202611200000017","amount":18410,"status":"pending","expiresAt":"2026-11-23T09:00:00.000+08:00","balance":10000,"paidBy":null,"channels":[{"channel":"alipay","closed":null},{"channel":"wechat","closed":null},{"channel":"bank","closed":null}],"begun":null,"subjects":[{"kind":"order","orderSN":"202611200000017","orderId":17,"productId":201,"title":"A4 单页","spec":"157 克铜版纸 · 双面四色 · 500 张","specSaid":null,"amount":18410,"promise":null,"arrives":null,"isPrinted":true,"change":null}],"topUp":null}}',
    ],
  },
};

export const Paid: Story = {
  tags: ['state:paid'],
  args: { row: 'Paid' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
      'done fetchPayment {"output":{"paymentSN":"P202611200000017","amount":18410,"status":"paid","expiresAt":"2026-11-23T09:00:00.000+08:00","balance":1286400,"paidBy":null,"channels":[{"channel":"alipay","closed":null},{"channel":"wechat","closed":null},{"channel":"bank","closed":null}],"begun":null,"subjects":[{"kind":"order","orderSN":"202611200000017","orderId":17,"productId":201,"title":"A4 单页","spec":"157 克铜版纸 · 双面四色 · 500 张","specSaid":null,"amount":18410,"promise":null,"arrives":null,"isPrinted":true,"change":null}],"topUp":null}}',
    ],
  },
};

export const Expired: Story = {
  tags: ['state:expired'],
  args: { row: 'Expired' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
      'done fetchPayment {"output":{"paymentSN":"P202611200000017","amount":18410,"status":"expired","expiresAt":"2026-11-23T09:00:00.000+08:00","balance":1286400,"paidBy":null,"channels":[{"channel":"alipay","closed":null},{"channel":"wechat","closed":null},{"channel":"bank","closed":null}],"begun":null,"subjects":[{"kind":"order","orderSN":"202611200000017","orderId":17,"productId":201,"title":"A4 单页","spec":"157 克铜版纸 · 双面四色 · 500 张","specSaid":null,"amount":18410,"promise":null,"arrives":null,"isPrinted":true,"change":null}],"topUp":null}}',
    ],
  },
};

export const LoadFailed: Story = {
  tags: ['state:loadFailed'],
  args: { row: 'LoadFailed' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
      'error fetchPayment {"error":"服务错误，请重试"}',
    ],
  },
};

export const Paying: Story = {
  tags: ['state:paying'],
  args: { row: 'Paying' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
      'done fetchPayment {"output":{"paymentSN":"P202611200000017","amount":18410,"status":"pending","expiresAt":"2026-11-23T09:00:00.000+08:00","balance":1286400,"paidBy":null,"channels":[{"channel":"alipay","closed":null},{"channel":"wechat","closed":null},{"channel":"bank","closed":null}],"begun":null,"subjects":[{"kind":"order","orderSN":"202611200000017","orderId":17,"productId":201,"title":"A4 单页","spec":"157 克铜版纸 · 双面四色 · 500 张","specSaid":null,"amount":18410,"promise":null,"arrives":null,"isPrinted":true,"change":null}],"topUp":null}}',
      'PAY',
    ],
  },
};

export const Starting: Story = {
  tags: ['state:starting'],
  args: { row: 'Starting' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
      'done fetchPayment {"output":{"paymentSN":"P202611200000017","amount":18410,"status":"pending","expiresAt":"2026-11-23T09:00:00.000+08:00","balance":1286400,"paidBy":null,"channels":[{"channel":"alipay","closed":null},{"channel":"wechat","closed":null},{"channel":"bank","closed":null}],"begun":"wechat","subjects":[{"kind":"order","orderSN":"202611200000017","orderId":17,"productId":201,"title":"A4 单页","spec":"157 克铜版纸 · 双面四色 · 500 张","specSaid":null,"amount":18410,"promise":null,"arrives":null,"isPrinted":true,"change":null}],"topUp":null}}',
      'PAY',
    ],
  },
};

export const PaidWithReceipt: Story = {
  tags: ['state:paid'],
  args: { row: 'PaidWithReceipt' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
      'done fetchPayment {"output":{"paymentSN":"P202611200000017","amount":18410,"status":"pending","expiresAt":"2026-11-23T09:00:00.000+08:00","balance":1286400,"paidBy":null,"channels":[{"channel":"alipay","closed":null},{"channel":"wechat","closed":null},{"channel":"bank","closed":null}],"begun":null,"subjects":[{"kind":"order","orderSN":"202611200000017","orderId":17,"productId":201,"title":"A4 单页","spec":"157 克铜版纸 · 双面四色 · 500 张","specSaid":null,"amount":18410,"promise":null,"arrives":null,"isPrinted":true,"change":null}],"topUp":null}}',
      'PAY',
      'done pay {"output":{"kind":"paid","receipt":{"paymentSN":"P202611200000017","status":"paid","amount":18410,"balanceAfter":1267990,"orders":[{"orderSN":"202611200000017","promise":null}]}}}',
    ],
  },
};

export const WaitingIdle: Story = {
  tags: ['state:waiting.idle'],
  args: { row: 'WaitingIdle' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
      'done fetchPayment {"output":{"paymentSN":"P202611200000017","amount":18410,"status":"pending","expiresAt":"2026-11-23T09:00:00.000+08:00","balance":1286400,"paidBy":null,"channels":[{"channel":"alipay","closed":null},{"channel":"wechat","closed":null},{"channel":"bank","closed":null}],"begun":null,"subjects":[{"kind":"order","orderSN":"202611200000017","orderId":17,"productId":201,"title":"A4 单页","spec":"157 克铜版纸 · 双面四色 · 500 张","specSaid":null,"amount":18410,"promise":null,"arrives":null,"isPrinted":true,"change":null}],"topUp":null}}',
      'PAY',
      'done pay {"output":{"kind":"pending"}}',
    ],
  },
};

export const PayFailed: Story = {
  tags: ['state:payFailed'],
  args: { row: 'PayFailed' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
      'done fetchPayment {"output":{"paymentSN":"P202611200000017","amount":18410,"status":"pending","expiresAt":"2026-11-23T09:00:00.000+08:00","balance":1286400,"paidBy":null,"channels":[{"channel":"alipay","closed":null},{"channel":"wechat","closed":null},{"channel":"bank","closed":null}],"begun":null,"subjects":[{"kind":"order","orderSN":"202611200000017","orderId":17,"productId":201,"title":"A4 单页","spec":"157 克铜版纸 · 双面四色 · 500 张","specSaid":null,"amount":18410,"promise":null,"arrives":null,"isPrinted":true,"change":null}],"topUp":null}}',
      'PAY',
      'error pay {"error":"服务错误，请重试"}',
    ],
  },
};

export const Moved: Story = {
  tags: ['state:moved'],
  args: { row: 'Moved' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
      'done fetchPayment {"output":{"paymentSN":"P202611200000017","amount":18410,"status":"pending","expiresAt":"2026-11-23T09:00:00.000+08:00","balance":1286400,"paidBy":null,"channels":[{"channel":"alipay","closed":null},{"channel":"wechat","closed":null},{"channel":"bank","closed":null}],"begun":"wechat","subjects":[{"kind":"order","orderSN":"202611200000017","orderId":17,"productId":201,"title":"A4 单页","spec":"157 克铜版纸 · 双面四色 · 500 张","specSaid":null,"amount":18410,"promise":null,"arrives":null,"isPrinted":true,"change":null}],"topUp":null}}',
      'PAY',
      'done startChannel {"output":{"kind":"moved"}}',
    ],
  },
};

export const WaitingPolling: Story = {
  tags: ['state:waiting.polling'],
  args: { row: 'WaitingPolling' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN',
      'done fetchPayment {"output":{"paymentSN":"P202611200000017","amount":18410,"status":"pending","expiresAt":"2026-11-23T09:00:00.000+08:00","balance":1286400,"paidBy":null,"channels":[{"channel":"alipay","closed":null},{"channel":"wechat","closed":null},{"channel":"bank","closed":null}],"begun":null,"subjects":[{"kind":"order","orderSN":"202611200000017","orderId":17,"productId":201,"title":"A4 单页","spec":"157 克铜版纸 · 双面四色 · 500 张","specSaid":null,"amount":18410,"promise":null,"arrives":null,"isPrinted":true,"change":null}],"topUp":null}}',
      'PAY',
      'done pay {"output":{"kind":"pending"}}',
      'CHECK',
    ],
  },
};
