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

export const IdentifyFailedAtSmsCode: Story = {
  tags: ['state:identify.failed'],
  args: { row: 'IdentifyFailedAtSmsCode' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"13800000001","code":"ab2c","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'error validate {"error":"短信验证码不正确或已失效"}',
    ],
  },
};

export const IdentifyInvalidAtCode: Story = {
  tags: ['state:identify.invalid'],
  args: { row: 'IdentifyInvalidAtCode' },
  parameters: {
    input: 'opened',
    steps: [
      'SUBMIT {"values":{"mobilePhone":"138","code":"","smsCode":"123456","password":"Demo-2027","repeated":"Demo-2027"}}',
      'CHANGE {"field":"mobilePhone"}',
    ],
  },
};

export const IdentifyInvalidAtMobilePhone: Story = {
  tags: ['state:identify.invalid'],
  args: { row: 'IdentifyInvalidAtMobilePhone' },
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

export const IdentifyInvalidAtSmsCode: Story = {
  tags: ['state:identify.invalid'],
  args: { row: 'IdentifyInvalidAtSmsCode' },
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

export const PasswordInvalidAtPassword: Story = {
  tags: ['state:password.invalid'],
  args: { row: 'PasswordInvalidAtPassword' },
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
