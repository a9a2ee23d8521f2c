// The senders that are kept, in every state.

import {
  deleteSender,
  getSenders,
  saveSender,
  setDefaultSender,
} from '@banxin/contract/calls/customer/sender';
import { SENDERS_MAX } from '@banxin/contract/constants';
import type { KeptSender } from '@banxin/contract/entities/sender';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { record } from '@banxin/contract/refusals/record';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import SendersPage from './SendersPage.tsx';

const brand: KeptSender = {
  ...{ id: 1, name: '悦享品牌部', phone: '021-61234567', address: '上海市闵行区春申路 100 号' },
  ...{ hide: true, isDefault: true, rev: 2 },
};
const outlet: KeptSender = {
  ...{ id: 2, name: '悦享杭州店', phone: '13900005678', address: '', hide: false },
  ...{ isDefault: false, rev: 1 },
};
const kept = [brand, outlet];

const shown = (more: StoryAnswers = {}) => ({
  args: { answers: { ...on(getSenders, kept), ...more } },
});

const meta = {
  title: 'Screens/Senders',
  tags: ['screen:/user/sender', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('userSender'), answers: on(getSenders, kept), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <SendersPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (root: HTMLElement, name: string) =>
  userEvent.click((await within(root).findAllByRole('button', { name }))[0] as HTMLElement);

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The default first, and what it is for. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [, first] = await page.findAllByRole('row');
    await expect(first).toHaveTextContent('默认');
    await page.findByText('139****5678');
    await page.findByText('没有另选发件人的订单，都以默认发件人的名义发出；下单时可以改选。');
  },
};

export const Loading: Story = { tags: ['state:loading'], ...shown(on(getSenders, 'pending')) };

export const Empty: Story = {
  tags: ['state:empty'],
  ...shown(on(getSenders, [])),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有常用发件人，未设时以“版心印刷”发出');
  },
};

export const Failed: Story = { tags: ['state:failed'], ...shown(on(getSenders, failed())) };

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  ...shown(on(getSenders, forbidden())),
};

/** Who may not change them reads them, and who does; twenty are the most. */
export const ReadOnly: Story = {
  args: {
    user: designer,
    answers: on(
      getSenders,
      Array.from({ length: SENDERS_MAX }, (_, id) => ({ ...outlet, id })),
    ),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('由主账号维护');
    await within(canvasElement).findByText('没有默认发件人，未另选的订单以“版心印刷”发出。');
    await expect(within(canvasElement).queryByRole('button', { name: /编辑/ })).toBeNull();
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Edit: 悦享杭州店' });
    const theirs = kept.flatMap(({ name, address }) => [name, address]);
    await waitFor(() => expect(chineseIn(canvasElement, theirs.filter(Boolean))).toEqual([]));
  },
};

/** A landline is enough, and what must be hidden is hidden at first; the limit is told and nothing typed is lost. */
export const Added: Story = {
  ...shown(on(saveSender, refusedBy(refusals.tooManySenders, { limit: SENDERS_MAX }))),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, '新增发件人');
    const dialog = await dialogOf('新增发件人');
    const name = dialog.getByRole('textbox', { name: '发件人' });
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请输入发件人');
    await expect(name).toHaveFocus();
    await userEvent.type(name, '悦享成都店');
    const phone = dialog.getByRole('textbox', { name: '联系电话' });
    await userEvent.type(phone, '61234567');
    await dialog.findByText('座机请加区号，例如 0370-5112233');
    await userEvent.clear(phone);
    await userEvent.type(phone, '028-61234567');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('已有 20 个发件人，请先删除不用的');
    await expect(name).toHaveValue('悦享成都店');
    await expect(args.onEvent).toHaveBeenCalledWith('call Customer.SaveSender', {
      ...{ name: '悦享成都店', phone: '028-61234567', address: '', hide: true, isDefault: false },
    });
  },
};

/** Changed elsewhere: what is stored stands beside what was typed. */
export const ChangedElsewhere: Story = {
  tags: ['photo'],
  ...shown(
    on(
      saveSender,
      refusedBy(record.changedElsewhere, { current: { ...outlet, hide: true, rev: 5 } }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '编辑：悦享杭州店');
    const dialog = await dialogOf('编辑发件人');
    const name = dialog.getByRole('textbox', { name: '发件人' });
    await userEvent.clear(name);
    await userEvent.type(name, '悦享西湖店');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    const beside = await dialog.findByRole('table', { name: '您填写的与已保存的' });
    await expect(within(beside).getAllByRole('row')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: '采用已保存的内容' }));
    await expect(name).toHaveValue('悦享杭州店');
    await userEvent.type(name, '二部');
  },
};

/** Another takes over, none does, and the default is removed with its successor named. */
export const Removed: Story = {
  ...shown({ ...on(deleteSender, null), ...on(setDefaultSender, null) }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, '设为默认：悦享杭州店');
    await screen.findAllByText('已设为默认发件人');
    await press(canvasElement, '改以“版心印刷”发出');
    await screen.findAllByText('已改以“版心印刷”发出');
    await press(canvasElement, '删除：悦享品牌部');
    const asked = within(await screen.findByRole('alertdialog', { name: '删除' }));
    await asked.findByText('删除后，默认发件人改为最近使用的“悦享杭州店”。');
    await userEvent.click(asked.getByRole('button', { name: '删除' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Customer.DeleteSender', { id: 1 }),
    );
  },
};
