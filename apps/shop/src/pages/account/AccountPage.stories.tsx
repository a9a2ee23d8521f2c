// How this login gets in: its devices, and ending it on one of them or on all others. What is bound: AccountBindings.stories.tsx.

import type { OutputOf } from '@banxin/contract/call';
import { getBindings } from '@banxin/contract/calls/customer/binding';
import { endOtherSessions, endSession, getSessions } from '@banxin/contract/calls/customer/device';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import AccountPage from './AccountPage.tsx';
import type { Device } from './parts/DeviceList.tsx';

const bound: OutputOf<typeof getBindings> = {
  mobilePhone: '138****0001',
  mail: 'p****m@customer.example',
  mailConfirmedAt: '2026-11-18T10:20:00.000+08:00',
  isMailOffered: true,
  qq: '66677788',
  isQqBound: false,
  wechats: 2,
};

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

const here: Device = {
  id: 'a1',
  device: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36`,
  ip: '203.0.113.24',
  beganAt: '2026-11-18T08:40:00.000+08:00',
  usedAt: '2026-11-20T08:55:00.000+08:00',
  current: true,
};
const phone: Device = {
  ...here,
  id: 'b2',
  device: `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${WEBKIT} MicroMessenger/8.0.60`,
  ip: '198.51.100.7',
  usedAt: '2026-11-19T21:10:00.000+08:00',
  current: false,
};
const unknown: Device = {
  ...phone,
  id: 'c3',
  device: '',
  ip: '2001:db8:85a3:1234:5678:8a2e:370:7334',
  usedAt: '2026-11-02T10:00:00.000+08:00',
};

/** A server that forgets what was ended. */
function sessions() {
  let all: readonly Device[] = [here, phone, unknown];
  return {
    ...on(getBindings, bound),
    ...on(getSessions, () => [...all]),
    ...on(endSession, ({ id }) => {
      all = all.filter((device) => device.id !== id);
      return null;
    }),
    ...on(endOtherSessions, () => {
      all = [here];
      return null;
    }),
  };
}

const meta = {
  title: 'Screens/Account',
  tags: ['screen:/user/account', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('userAccount'), answers: sessions(), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <AccountPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:ready'] };

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: { ...on(getSessions, 'pending'), ...on(getBindings, 'pending') } },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: { ...on(getSessions, failed(500)), ...on(getBindings, failed(500)) } },
};

const ask = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('alertdialog'));
};

const PHONE = '退出此设备：iPhone · WeChat，198.51.100.7';

/** One device is logged out: its row leaves, and the focus goes to the row in its place. */
export const Ends: Story = {
  args: { answers: sessions() },
  play: async ({ canvas, args }) => {
    const dialog = await ask(PHONE);
    await userEvent.click(dialog.getByRole('button', { name: '退出此设备' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await expect(args.onEvent).toHaveBeenCalledWith('call Customer.EndSession', { id: 'b2' });
    await screen.findByText('已退出此设备', { selector: 'span' });
    await waitFor(() => expect(canvas.getByRole('button', { name: /未知设备/ })).toHaveFocus());
  },
};

/** All others are logged out: only the device in hand is left, and nothing more to end. */
export const EndsOthers: Story = {
  args: { answers: sessions() },
  play: async ({ canvas, args }) => {
    const dialog = await ask('退出其他全部设备');
    await userEvent.click(dialog.getByRole('button', { name: '退出其他全部设备' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(args.onEvent).toHaveBeenCalledWith('call Customer.EndOtherSessions', {});
    await expect(canvas.queryByRole('button', { name: /退出/ })).toBeNull();
  },
};

/** What failed is said in the question, which stays. */
export const EndFails: Story = {
  args: { answers: { ...sessions(), ...on(endSession, failed('network')) } },
  play: async () => {
    const dialog = await ask(PHONE);
    await userEvent.click(dialog.getByRole('button', { name: '退出此设备' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('没有退出');
  },
};
