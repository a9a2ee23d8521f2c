// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/oauth-callback',
  component: AtlasStage,
  tags: ['atlas', 'machine:oauth-callback', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'oauth-callback', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Exchanging: Story = {
  tags: ['state:exchanging'],
  args: { row: 'Exchanging' },
  parameters: {
    input: 'qq',
    steps: [
      'BEGIN',
    ],
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { row: 'Failed' },
  parameters: {
    input: 'qq',
    steps: [
      'BEGIN',
      'error exchange {"error":"服务错误，请重试"}',
    ],
  },
};

export const FailedWithoutRetry: Story = {
  tags: ['state:failed'],
  args: { row: 'FailedWithoutRetry' },
  parameters: {
    input: 'qq',
    steps: [
      'BEGIN',
      'error exchange {"error":"授权已失效，请重新授权"}',
    ],
  },
};

export const Authorizing: Story = {
  tags: ['state:authorizing'],
  args: { row: 'Authorizing' },
  parameters: {
    input: 'qq',
    steps: [
      'BEGIN',
      'error exchange {"error":"授权已失效，请重新授权"}',
      'RETRY',
    ],
  },
};

export const ExchangingFromWechat: Story = {
  tags: ['state:exchanging'],
  args: { row: 'ExchangingFromWechat' },
  parameters: {
    input: 'wechat',
    steps: [
      'BEGIN',
    ],
  },
};

export const NotBound: Story = {
  tags: ['state:notBound'],
  args: { row: 'NotBound' },
  parameters: {
    input: 'wechat',
    steps: [
      'BEGIN',
      'done exchange {"output":{"isBound":false,"openId":"o1"}}',
    ],
  },
};

export const FailedFromWechat: Story = {
  tags: ['state:failed'],
  args: { row: 'FailedFromWechat' },
  parameters: {
    input: 'wechat',
    steps: [
      'BEGIN',
      'error exchange {"error":"服务错误，请重试"}',
    ],
  },
};

export const FailedFromWechatWithoutRetry: Story = {
  tags: ['state:failed'],
  args: { row: 'FailedFromWechatWithoutRetry' },
  parameters: {
    input: 'wechat',
    steps: [
      'BEGIN',
      'error exchange {"error":"授权已失效，请重新授权"}',
    ],
  },
};

export const AuthorizingFromWechat: Story = {
  tags: ['state:authorizing'],
  args: { row: 'AuthorizingFromWechat' },
  parameters: {
    input: 'wechat',
    steps: [
      'BEGIN',
      'error exchange {"error":"授权已失效，请重新授权"}',
      'RETRY',
    ],
  },
};

export const FailedFromWithoutCode: Story = {
  tags: ['state:failed'],
  args: { row: 'FailedFromWithoutCode' },
  parameters: {
    input: 'withoutCode',
    steps: [
      'BEGIN',
      'error authorize {"error":"服务错误，请重试"}',
    ],
  },
};

export const FailedFromRefused: Story = {
  tags: ['state:failed'],
  args: { row: 'FailedFromRefused' },
  parameters: {
    input: 'refused',
    steps: [
      'BEGIN',
    ],
  },
};
