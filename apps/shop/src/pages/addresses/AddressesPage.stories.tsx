// The addresses that are kept, in every state.

import {
  createAddress,
  deleteAddress,
  getAddresses,
  importAddresses,
  readAddresses,
  setDefaultAddress,
  updateAddress,
} from '@banxin/contract/calls/customer/address';
import { ADDRESSES_MAX } from '@banxin/contract/constants';
import type { Address } from '@banxin/contract/entities/customer';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { record } from '@banxin/contract/refusals/record';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { addresses } from '../../stories/fixtures/quoting.ts';
import { designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import AddressesPage from './AddressesPage.tsx';

const front: Address = {
  ...{ id: 13, consignee: '前台', mobilePhone: '0371-2345678-801', province: '河南省' },
  ...{ city: '郑州市', district: '金水区', detail: '花园路 1 号', isDefault: false, rev: 4 },
};
const kept = [...addresses, front];

const shown = (more: StoryAnswers = {}) => ({
  args: { answers: { ...on(getAddresses, kept), ...more } },
});

const meta = {
  title: 'Screens/Addresses',
  tags: ['screen:/user/addr', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('userAddr'), answers: on(getAddresses, kept), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <AddressesPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

const press = async (root: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(root).findByRole('button', { name }));

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The default first; numbers are masked, with their extension. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [, first] = await page.findAllByRole('row');
    await expect(first).toHaveTextContent('默认');
    await page.findByText('0371-****678-801');
    await page.findByText(`3 / ${ADDRESSES_MAX} 个`);
  },
};

export const Loading: Story = { tags: ['state:loading'], ...shown(on(getAddresses, 'pending')) };

export const Empty: Story = {
  tags: ['state:empty'],
  ...shown(on(getAddresses, [])),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有常用地址');
    await press(canvasElement, '新增地址');
    await dialogOf('新增地址');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Failed: Story = { tags: ['state:failed'], ...shown(on(getAddresses, failed())) };

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  ...shown(on(getAddresses, forbidden())),
};

/** Who may not change them reads them, and who does. */
export const ReadOnly: Story = {
  args: { user: designer },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('由主账号维护');
    await expect(within(canvasElement).queryByRole('button', { name: /编辑/ })).toBeNull();
  },
};

/** Fifty are kept: no more is offered, and it says what to do. */
export const Full: Story = {
  ...shown(
    on(
      getAddresses,
      Array.from({ length: ADDRESSES_MAX }, (_, id) => ({ ...front, id, isDefault: id === 0 })),
    ),
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('已有 50 个地址，请先删除不用的');
    await expect(within(canvasElement).getByRole('button', { name: '新增地址' })).toBeDisabled();
  },
};

export const Phone: Story = { tags: ['photo'], globals: phone };

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Edit: 前台' });
    const theirs = kept.flatMap((one) => Object.values(one).filter((v) => typeof v === 'string'));
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

/** What is wrong is said at its field, first before it is sent, then by the server; nothing typed is lost. */
export const Wrong: Story = {
  ...shown(
    on(updateAddress, () => {
      const why = messageOf(refusals.fullNumberNeeded);
      throw refusedBy(
        { key: 'plain.invalidInput', code: 2001, status: 200, words: () => [why.message, ''] },
        { fields: { mobilePhone: why.message }, why: { mobilePhone: why.data } },
      );
    }),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '编辑：前台');
    const dialog = await dialogOf('编辑地址');
    const name = await dialog.findByRole('textbox', { name: '收货人' });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请填写收货人');
    await expect(name).toHaveFocus();
    await userEvent.type(name, '南门前台');
    const number = dialog.getByRole('textbox', { name: '联系电话' });
    await expect(number).toHaveValue('0371-****678-801');
    await userEvent.clear(number);
    await userEvent.type(number, '138****0000');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请填写完整号码');
    await expect(name).toHaveValue('南门前台');
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    const asked = within(await screen.findByRole('alertdialog', { name: '填写的内容还没有保存' }));
    await userEvent.click(asked.getByRole('button', { name: '继续填写' }));
    await expect(name).toHaveValue('南门前台');
  },
};

/** Changed elsewhere: what is stored stands beside what was typed, and may be taken or written over. */
export const ChangedElsewhere: Story = {
  tags: ['photo'],
  ...shown(
    on(updateAddress, (typed) =>
      typed.rev === 4
        ? refusedBy(record.changedElsewhere, {
            current: { ...front, detail: '花园路 3 号', rev: 6 },
          })
        : { ...front, rev: 7 },
    ),
  ),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, '编辑：前台');
    const dialog = await dialogOf('编辑地址');
    const street = await dialog.findByRole('textbox', { name: '详细地址' });
    await userEvent.clear(street);
    await userEvent.type(street, '花园路 2 号');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('内容已在别处更改，请核对后再保存');
    const beside = dialog.getByRole('table', { name: '您填写的与已保存的' });
    await expect(within(beside).getAllByRole('row')).toHaveLength(2);
    await expect(within(beside).getByText('花园路 3 号')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '采用已保存的内容' }));
    await expect(street).toHaveValue('花园路 3 号');
    await userEvent.clear(street);
    await userEvent.type(street, '花园路 2 号');
    await dialog.findByText('花园路 2 号');
    await expect(args.onEvent).toHaveBeenCalledWith(
      'call Customer.UpdateCustomerAddress',
      expect.objectContaining({ rev: 4, mobilePhone: '0371-****678-801' }),
    );
  },
};

/** Over what was seen it is saved at the second press. */
export const SavedOver: Story = {
  args: ChangedElsewhere.args ?? {},
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, '编辑：前台');
    const dialog = await dialogOf('编辑地址');
    await userEvent.type(await dialog.findByRole('textbox', { name: '详细地址' }), '二楼');
    const save = dialog.getByRole('button', { name: '保存' });
    await userEvent.click(save);
    await dialog.findByText('内容已在别处更改，请核对后再保存');
    await userEvent.click(save);
    await screen.findAllByText('已保存');
    await expect(args.onEvent).toHaveBeenCalledWith(
      'call Customer.UpdateCustomerAddress',
      expect.objectContaining({ rev: 6, detail: '花园路 1 号二楼' }),
    );
  },
};

/** A default is removed with its successor named; another is made the default. */
export const Removed: Story = {
  ...shown({ ...on(deleteAddress, null), ...on(setDefaultAddress, null) }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, '设为默认：前台');
    await screen.findAllByText('已设为默认地址');
    await press(canvasElement, '删除：悦享包装收货处');
    const asked = within(await screen.findByRole('alertdialog', { name: '删除' }));
    await asked.findByText('删除后，默认地址改为最近使用的“悦享成都仓”。');
    await userEvent.click(asked.getByRole('button', { name: '删除' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Customer.DeleteCustomerAddress', { id: 11 }),
    );
  },
};

const LIST = [
  '周小雨 13900001111 浙江省杭州市西湖区文三路 18 号',
  '张伟 王芳 13900002222 四川省成都市天府大道 9 号',
  '李芳 江苏省苏州市吴中区东吴北路 1 号',
].join('\n');

/** Row by row: what is good, what was guessed, what is wrong; the file's rows come below what was pasted. */
export const Import: Story = {
  tags: ['photo'],
  ...shown({
    ...on(readAddresses, {
      rows: [
        {
          row: 2,
          consignee: '悦享包装 华东仓',
          phone: '021-61234567',
          place: '上海市闵行区春申路 9 号',
        },
      ],
    }),
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '批量导入');
    const dialog = await dialogOf('批量导入地址');
    await userEvent.click(dialog.getByRole('textbox', { name: /^粘贴地址列表/ }));
    await userEvent.paste(LIST);
    await dialog.findByText('2 行可以导入，1 行需要修改');
    const files = document.querySelector<HTMLInputElement>('input[type=file]');
    if (files === null) throw new Error('No file can be chosen');
    await userEvent.upload(files, new File(['a,b'], '地址.csv', { type: 'text/csv' }));
    await dialog.findByText('3 行可以导入，1 行需要修改');
    await dialog.findByText('悦享包装 华东仓');
    await dialog.findByText('请核对：收货人、地区');
    await dialog.findByText('请输入联系电话');
    await dialog.findByRole('button', { name: '导入 3 个有效地址' });
  },
};

/** What the server refuses stays in the list with its reason, the imported rows go. */
export const ImportPartly: Story = {
  ...shown(
    on(importAddresses, {
      created: 1,
      rows: [{ row: 2, code: 2001, ...messageOf(refusals.sameAddress, { id: 11 }) }],
    }),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '批量导入');
    const dialog = await dialogOf('批量导入地址');
    const list = dialog.getByRole('textbox', { name: /^粘贴地址列表/ });
    await userEvent.click(list);
    await userEvent.paste(LIST);
    await userEvent.click(await dialog.findByRole('button', { name: '导入 2 个有效地址' }));
    await screen.findAllByText('已导入 1 个地址');
    await expect(list).toHaveValue(LIST.split('\n').slice(1).join('\n'));
    await dialog.findByText('已有相同地址');
    await expect(dialog.getByRole('button', { name: '导入 0 个有效地址' })).toBeDisabled();
  },
};

/** A new one is saved; a file that cannot be read says so and leaves the list alone. */
export const Added: Story = {
  ...shown({
    ...on(createAddress, (typed) => ({ ...front, ...typed, id: 14, rev: 1 }) as Address),
    ...on(readAddresses, failed()),
  }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, '批量导入');
    const list = await dialogOf('批量导入地址');
    const files = document.querySelector<HTMLInputElement>('input[type=file]');
    if (files === null) throw new Error('No file can be chosen');
    await userEvent.upload(files, new File(['a,b'], '地址.csv', { type: 'text/csv' }));
    await list.findByText('表格没有读出来，输入的内容都在');
    await userEvent.click(list.getByRole('button', { name: '取消' }));
    await press(canvasElement, '新增地址');
    const dialog = await dialogOf('新增地址');
    await userEvent.click(dialog.getByRole('textbox', { name: '粘贴地址' }));
    await userEvent.paste('周小雨 13900001111 浙江省杭州市西湖区文三路 18 号');
    await userEvent.click(await dialog.findByRole('button', { name: '填入下面的表单' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await screen.findAllByText('已保存');
    await expect(args.onEvent).toHaveBeenCalledWith(
      'call Customer.CreateCustomerAddress',
      expect.objectContaining({ consignee: '周小雨', city: '杭州市', detail: '文三路 18 号' }),
    );
  },
};
