// Who the customer is: the company and the person; the main account, a sub-account, and another contact person.
import type { OutputOf } from '@banxin/contract/call';
import {
  getBasicInfo,
  getForOrder,
  updateLinkPerson,
} from '@banxin/contract/calls/customer/profile';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buyer, newShop } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import InfoPage from './InfoPage.tsx';

type Info = OutputOf<typeof getBasicInfo>;

const main: Info = {
  customerName: '悦享包装',
  mainName: null,
  type: 3,
  vipLevel: 6,
  vipUntil: '2027-06-30T23:59:59.000+08:00',
  authStatus: 2,
  isSigned: true,
  creationTime: '2024-03-12T10:20:00.000+08:00',
  linkPerson: '采购部',
  mobilePhone: '138****0001',
};
const contact: OutputOf<typeof getForOrder> = {
  id: 1,
  customerName: '悦享包装',
  linkPerson: '采购部',
  mobilePhone: '138****0001',
};
const fresh: Info = {
  ...main,
  customerName: '新客小店',
  vipLevel: 0,
  vipUntil: null,
  authStatus: 0,
  isSigned: false,
  linkPerson: null,
};

/** A server that keeps the contact person. */
function kept(start: Info) {
  let info = start;
  return {
    ...on(getBasicInfo, () => info),
    ...on(getForOrder, () => ({ ...contact, linkPerson: info.linkPerson ?? info.customerName })),
    ...on(updateLinkPerson, ({ linkPerson }) => {
      info = { ...info, linkPerson };
      return null;
    }),
  };
}

const meta = {
  title: 'Screens/Info',
  tags: ['screen:/user/info', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('userInfo'), answers: kept(main), onEvent: fn() },
  beforeEach: async () => {
    // What a story presses is there when it begins.
    await import('./parts/ChangeLinkPerson.tsx');
  },
  render: (args) => (
    <StoryShop {...args}>
      <InfoPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:ready'] };

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getBasicInfo, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getBasicInfo, failed(500)) },
};

/** Design: 20 characters at 390. */
export const LongContact: Story = {
  tags: ['photo'],
  args: { answers: kept({ ...main, linkPerson: '悦享包装华东区采购中心联系人王小姐转二号' }) },
};

/** Nothing is signed, nobody named: what is missing says how it is mended. */
export const NewCustomer: Story = {
  args: { user: newShop, answers: kept(fresh) },
  play: async ({ canvas, args }) => {
    await canvas.findByText('未签订');
    await userEvent.click(canvas.getByRole('button', { name: '去签订' }));
    await expect(args.onEvent).toHaveBeenCalledWith('agreement.open', { required: false });
    await canvas.findByText('未填写');
  },
};

/** Design: what the main account keeps is read, and says by whom it is kept. */
export const SubAccount: Story = {
  tags: ['photo'],
  args: {
    user: buyer,
    answers: kept({ ...fresh, customerName: '悦享采购', mainName: '悦享包装', linkPerson: '小陈' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('由主账号维护')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '去签订' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '修改联系人' })).toBeVisible();
  },
};

/** Design: ≤20; blanks only are none. */
export const ChangesTheContact: Story = {
  args: { answers: kept(main), onEvent: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改联系人' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改联系人' }));
    const field = dialog.getByRole('textbox', { name: '联系人' });
    await userEvent.clear(field);
    await userEvent.type(field, '   {Enter}');
    await dialog.findByText('请填写联系人');
    await userEvent.clear(field);
    await userEvent.type(field, `${'长'.repeat(21)}{Enter}`);
    await dialog.findByText('联系人最多 20 个字');
    await userEvent.clear(field);
    await userEvent.type(field, `${'长'.repeat(20)}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onEvent).toHaveBeenCalledWith('call Customer.UpdateLinkPerson', {
      linkPerson: '长'.repeat(20),
    });
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await canvas.findByText('VIP 6, until 2027-06-30');
    await canvas.findByText('Authenticated');
  },
};
