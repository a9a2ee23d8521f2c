// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/reset-password',
  component: AtlasStage,
  tags: ['atlas', 'machine:reset-password', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'reset-password', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IdentifyEditing: Story = {
  tags: ['state:identify.editing'],
  args: { row: 'IdentifyEditing' },
  parameters: {
    input: 'opened',
    steps: [],
  },
};

export const IdentifySubmitting: Story = {
  tags: ['state:identify.submitting'],
  args: { row: 'IdentifySubmitting' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
    ],
  },
};

export const IdentifyInvalid: Story = {
  tags: ['state:identify.invalid'],
  args: { row: 'IdentifyInvalid' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"138","code":"","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
    ],
  },
};

export const PasswordEditing: Story = {
  tags: ['state:password.editing'],
  args: { row: 'PasswordEditing' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'done validate {"output":{"ticket":"t1"}}',
    ],
  },
};

export const IdentifyFailed: Story = {
  tags: ['state:identify.failed'],
  args: { row: 'IdentifyFailed' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'error validate {"error":"服务错误，请重试"}',
    ],
  },
};

export const IdentifyFailed2: Story = {
  tags: ['state:identify.failed'],
  args: { row: 'IdentifyFailed2' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'error validate {"error":"短信验证码不正确或已失效"}',
    ],
  },
};

export const IdentifyInvalid2: Story = {
  tags: ['state:identify.invalid'],
  args: { row: 'IdentifyInvalid2' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"138","code":"","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'CHANGE {"field":"mobilePhone"}',
    ],
  },
};

export const IdentifyInvalid3: Story = {
  tags: ['state:identify.invalid'],
  args: { row: 'IdentifyInvalid3' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"138","code":"","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'CHANGE {"field":"code"}',
    ],
  },
};

export const PasswordSubmitting: Story = {
  tags: ['state:password.submitting'],
  args: { row: 'PasswordSubmitting' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'done validate {"output":{"ticket":"t1"}}',
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
    ],
  },
};

export const PasswordInvalid: Story = {
  tags: ['state:password.invalid'],
  args: { row: 'PasswordInvalid' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'done validate {"output":{"ticket":"t1"}}',
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo","repeated":"Demo-2027"}}',
    ],
  },
};

export const IdentifyInvalid4: Story = {
  tags: ['state:identify.invalid'],
  args: { row: 'IdentifyInvalid4' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'error validate {"error":"短信验证码不正确或已失效"}',
      'CHANGE {"field":"mobilePhone"}',
    ],
  },
};

export const Done: Story = {
  tags: ['state:done'],
  args: { row: 'Done' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'done validate {"output":{"ticket":"t1"}}',
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'done reset {"output":null}',
    ],
  },
};

export const PasswordFailed: Story = {
  tags: ['state:password.failed'],
  args: { row: 'PasswordFailed' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'done validate {"output":{"ticket":"t1"}}',
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'error reset {"error":"服务错误，请重试"}',
    ],
  },
};

export const PasswordInvalid2: Story = {
  tags: ['state:password.invalid'],
  args: { row: 'PasswordInvalid2' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'done validate {"output":{"ticket":"t1"}}',
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo","repeated":"Demo-2027"}}',
      'CHANGE {"field":"repeated"}',
    ],
  },
};
