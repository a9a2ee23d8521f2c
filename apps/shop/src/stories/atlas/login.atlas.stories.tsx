// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/login',
  component: AtlasStage,
  tags: ['atlas', 'machine:login', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'login', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FormEditingTabAccount: Story = {
  tags: ['state:shown.form.editing|shown.tab.account'],
  args: { row: 'FormEditingTabAccount' },
  parameters: {
    input: 'dialog',
    steps: [],
  },
};

export const Closing: Story = {
  tags: ['state:closing'],
  args: { row: 'Closing' },
  parameters: {
    input: 'dialog',
    steps: [
      'CLOSE',
    ],
  },
};

export const FormEditingTabSms: Story = {
  tags: ['state:shown.form.editing|shown.tab.sms'],
  args: { row: 'FormEditingTabSms' },
  parameters: {
    input: 'dialog',
    steps: [
      'TAB.SMS',
    ],
  },
};

export const FormSubmittingTabAccount: Story = {
  tags: ['state:shown.form.submitting|shown.tab.account'],
  args: { row: 'FormSubmittingTabAccount' },
  parameters: {
    input: 'dialog',
    steps: [
      'SUBMIT {"values":{"tab":"account","nameOrQQOrMobilePhone":"悦享包装","password":"Demo-2026","code":"ab2c","rememberMe":true}}',
    ],
  },
};

export const FormInvalidTabAccount: Story = {
  tags: ['state:shown.form.invalid|shown.tab.account'],
  args: { row: 'FormInvalidTabAccount' },
  parameters: {
    input: 'dialog',
    steps: [
      'SUBMIT {"values":{"tab":"sms","mobilePhone":"138","smsCode":"","code":""}}',
    ],
  },
};

export const FormSubmittingTabSms: Story = {
  tags: ['state:shown.form.submitting|shown.tab.sms'],
  args: { row: 'FormSubmittingTabSms' },
  parameters: {
    input: 'dialog',
    steps: [
      'TAB.SMS',
      'SUBMIT {"values":{"tab":"account","nameOrQQOrMobilePhone":"悦享包装","password":"Demo-2026","code":"ab2c","rememberMe":true}}',
    ],
  },
};

export const FormInvalidTabSms: Story = {
  tags: ['state:shown.form.invalid|shown.tab.sms'],
  args: { row: 'FormInvalidTabSms' },
  parameters: {
    input: 'dialog',
    steps: [
      'TAB.SMS',
      'SUBMIT {"values":{"tab":"sms","mobilePhone":"138","smsCode":"","code":""}}',
    ],
  },
};

export const FormFailedTabAccount: Story = {
  tags: ['state:shown.form.failed|shown.tab.account'],
  args: { row: 'FormFailedTabAccount' },
  parameters: {
    input: 'dialog',
    steps: [
      'SUBMIT {"values":{"tab":"account","nameOrQQOrMobilePhone":"悦享包装","password":"Demo-2026","code":"ab2c","rememberMe":true}}',
      'error login {"error":"服务错误，请重试"}',
    ],
  },
};

export const FormFailedTabSms: Story = {
  tags: ['state:shown.form.failed|shown.tab.sms'],
  args: { row: 'FormFailedTabSms' },
  parameters: {
    input: 'dialog',
    steps: [
      'TAB.SMS',
      'SUBMIT {"values":{"tab":"account","nameOrQQOrMobilePhone":"悦享包装","password":"Demo-2026","code":"ab2c","rememberMe":true}}',
      'error login {"error":"服务错误，请重试"}',
    ],
  },
};

export const FormEditingTabAccountFromPage: Story = {
  tags: ['state:shown.form.editing|shown.tab.account'],
  args: { row: 'FormEditingTabAccountFromPage' },
  parameters: {
    input: 'page',
    steps: [],
  },
};

export const FormEditingTabSmsFromPage: Story = {
  tags: ['state:shown.form.editing|shown.tab.sms'],
  args: { row: 'FormEditingTabSmsFromPage' },
  parameters: {
    input: 'page',
    steps: [
      'TAB.SMS',
    ],
  },
};

export const FormSubmittingTabAccountFromPage: Story = {
  tags: ['state:shown.form.submitting|shown.tab.account'],
  args: { row: 'FormSubmittingTabAccountFromPage' },
  parameters: {
    input: 'page',
    steps: [
      'SUBMIT {"values":{"tab":"account","nameOrQQOrMobilePhone":"悦享包装","password":"Demo-2026","code":"ab2c","rememberMe":true}}',
    ],
  },
};

export const FormInvalidTabAccountFromPage: Story = {
  tags: ['state:shown.form.invalid|shown.tab.account'],
  args: { row: 'FormInvalidTabAccountFromPage' },
  parameters: {
    input: 'page',
    steps: [
      'SUBMIT {"values":{"tab":"sms","mobilePhone":"138","smsCode":"","code":""}}',
    ],
  },
};

export const FormSubmittingTabSmsFromPage: Story = {
  tags: ['state:shown.form.submitting|shown.tab.sms'],
  args: { row: 'FormSubmittingTabSmsFromPage' },
  parameters: {
    input: 'page',
    steps: [
      'TAB.SMS',
      'SUBMIT {"values":{"tab":"account","nameOrQQOrMobilePhone":"悦享包装","password":"Demo-2026","code":"ab2c","rememberMe":true}}',
    ],
  },
};

export const FormInvalidTabSmsFromPage: Story = {
  tags: ['state:shown.form.invalid|shown.tab.sms'],
  args: { row: 'FormInvalidTabSmsFromPage' },
  parameters: {
    input: 'page',
    steps: [
      'TAB.SMS',
      'SUBMIT {"values":{"tab":"sms","mobilePhone":"138","smsCode":"","code":""}}',
    ],
  },
};

export const FormFailedTabAccountFromPage: Story = {
  tags: ['state:shown.form.failed|shown.tab.account'],
  args: { row: 'FormFailedTabAccountFromPage' },
  parameters: {
    input: 'page',
    steps: [
      'SUBMIT {"values":{"tab":"account","nameOrQQOrMobilePhone":"悦享包装","password":"Demo-2026","code":"ab2c","rememberMe":true}}',
      'error login {"error":"服务错误，请重试"}',
    ],
  },
};

export const FormFailedTabSmsFromPage: Story = {
  tags: ['state:shown.form.failed|shown.tab.sms'],
  args: { row: 'FormFailedTabSmsFromPage' },
  parameters: {
    input: 'page',
    steps: [
      'TAB.SMS',
      'SUBMIT {"values":{"tab":"account","nameOrQQOrMobilePhone":"悦享包装","password":"Demo-2026","code":"ab2c","rememberMe":true}}',
      'error login {"error":"服务错误，请重试"}',
    ],
  },
};
