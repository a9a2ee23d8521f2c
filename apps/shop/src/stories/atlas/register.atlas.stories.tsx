// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/register',
  component: AtlasStage,
  tags: ['atlas', 'machine:register', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'register', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  tags: ['state:editing'],
  args: { row: 'Editing' },
  parameters: {
    input: 'opened',
    steps: [],
  },
};

export const Submitting: Story = {
  tags: ['state:submitting'],
  args: { row: 'Submitting' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"customerName":"新客小店","password":"Demo-2026","repeated":"Demo-2026","qq":"10001","mobilePhone":"13800000002","code":"ab2c","smsCode":"123456"},"taken":[]}',
    ],
  },
};

export const Invalid: Story = {
  tags: ['state:invalid'],
  args: { row: 'Invalid' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"customerName":"abc","password":"Demo-2026","repeated":"","qq":"10001","mobilePhone":"13800000002","code":"ab2c","smsCode":"123456"},"taken":[]}',
    ],
  },
};

export const InvalidAtQq: Story = {
  tags: ['state:invalid'],
  args: { row: 'InvalidAtQq' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"customerName":"新客小店","password":"Demo-2026","repeated":"Demo-2026","qq":"10001","mobilePhone":"13800000002","code":"ab2c","smsCode":"123456"},"taken":["qq"]}',
    ],
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { row: 'Failed' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"customerName":"新客小店","password":"Demo-2026","repeated":"Demo-2026","qq":"10001","mobilePhone":"13800000002","code":"ab2c","smsCode":"123456"},"taken":[]}',
      'error register {"error":"服务错误，请重试"}',
    ],
  },
};

export const FailedAtCustomerName: Story = {
  tags: ['state:failed'],
  args: { row: 'FailedAtCustomerName' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"customerName":"新客小店","password":"Demo-2026","repeated":"Demo-2026","qq":"10001","mobilePhone":"13800000002","code":"ab2c","smsCode":"123456"},"taken":[]}',
      'error register {"error":"该账号已被使用，请换一个"}',
    ],
  },
};

export const InvalidAtRepeated: Story = {
  tags: ['state:invalid'],
  args: { row: 'InvalidAtRepeated' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"customerName":"abc","password":"Demo-2026","repeated":"","qq":"10001","mobilePhone":"13800000002","code":"ab2c","smsCode":"123456"},"taken":[]}',
      'CHANGE {"field":"customerName"}',
    ],
  },
};

export const InvalidAtCustomerName: Story = {
  tags: ['state:invalid'],
  args: { row: 'InvalidAtCustomerName' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"customerName":"新客小店","password":"Demo-2026","repeated":"Demo-2026","qq":"10001","mobilePhone":"13800000002","code":"ab2c","smsCode":"123456"},"taken":[]}',
      'error register {"error":"该账号已被使用，请换一个"}',
      'CHANGE {"field":"qq"}',
    ],
  },
};
