// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/order-confirm',
  component: AtlasStage,
  tags: ['atlas', 'machine:order-confirm', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'order-confirm', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['state:idle'],
  args: { row: 'Idle' },
  parameters: {
    input: 'signed',
    steps: [],
  },
};

export const Confirming: Story = {
  tags: ['state:confirming'],
  args: { row: 'Confirming' },
  parameters: {
    input: 'signed',
    steps: [
      'CONFIRM {"values":{"orderSN":"202611200000017","receiver":{"consignee":"陈女士","mobilePhone":"13800000001","province":"浙江省","city":"杭州市","district":"西湖区","detail":"文三路 1 号","isDefault":true},"carrier":"zhongtong","urgent":"none","packaging":{},"remark":"","payNow":true,"expectedTotal":18410}}',
    ],
  },
};

export const PriceMoved: Story = {
  tags: ['state:priceMoved'],
  args: { row: 'PriceMoved' },
  parameters: {
    input: 'signed',
    steps: [
      'CONFIRM {"values":{"orderSN":"202611200000017","receiver":{"consignee":"陈女士","mobilePhone":"13800000001","province":"浙江省","city":"杭州市","district":"西湖区","detail":"文三路 1 号","isDefault":true},"carrier":"zhongtong","urgent":"none","packaging":{},"remark":"","payNow":true,"expectedTotal":18410}}',
      'done confirm {"output":{"kind":"priceMoved","moved":{"quote":{"total":18710,"lines":[],"bookVersion":"2026-11-20","promise":null},"differences":[{"id":"freight","label":"运费","before":700,"after":1000}]}}}',
    ],
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { row: 'Failed' },
  parameters: {
    input: 'signed',
    steps: [
      'CONFIRM {"values":{"orderSN":"202611200000017","receiver":{"consignee":"陈女士","mobilePhone":"13800000001","province":"浙江省","city":"杭州市","district":"西湖区","detail":"文三路 1 号","isDefault":true},"carrier":"zhongtong","urgent":"none","packaging":{},"remark":"","payNow":true,"expectedTotal":18410}}',
      'error confirm {"error":"服务错误，请重试"}',
    ],
  },
};

export const AgreementMissing: Story = {
  tags: ['state:agreementMissing'],
  args: { row: 'AgreementMissing' },
  parameters: {
    input: 'unsigned',
    steps: [
      'CONFIRM {"values":{"orderSN":"202611200000017","receiver":{"consignee":"陈女士","mobilePhone":"13800000001","province":"浙江省","city":"杭州市","district":"西湖区","detail":"文三路 1 号","isDefault":true},"carrier":"zhongtong","urgent":"none","packaging":{},"remark":"","payNow":true,"expectedTotal":18410}}',
    ],
  },
};
