// Stories of the confirmation page: an address that is typed or pasted.

import { createAddress } from '@banxin/contract/calls/customer/address';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { errCode } from '@banxin/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { confirmInfo } from '../../stories/fixtures/confirming.ts';
import { addresses } from '../../stories/fixtures/quoting.ts';
import { failed, on, refused } from '../../stories/storyClient.ts';
import OrderConfirmPage from './OrderConfirmPage.tsx';
import { confirmed, loaded, onEvent, sent, shown } from './orderConfirm.testkit.tsx';

const meta = {
  title: 'Screens/OrderConfirm',
  component: OrderConfirmPage,
  tags: ['screen:/product/detail/:id/:orderId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof OrderConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without an address the form stands open; what is wrong is said at its field, which takes the focus. */
export const NoAddress: Story = {
  ...shown({
    ...on(getConfirmOrderInfo, confirmInfo({ addresses: [] })),
    ...confirmed,
    ...on(createAddress, { ...addresses[0], id: 13 } as (typeof addresses)[number]),
  }),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await page.findByRole('textbox', { name: '粘贴地址' });
    const press = (): Promise<void> =>
      userEvent.click(page.getByRole('button', { name: '确认订单并付款' }));
    await step('nothing is wrong before anybody tried', async () => {
      await expect(page.queryByText('请填写收货人')).toBeNull();
    });
    await step('every problem stands at its field, the first has the focus', async () => {
      await press();
      await page.findByText('请填写收货人');
      await waitFor(() => expect(page.getByRole('textbox', { name: /收货人/ })).toHaveFocus());
      await expect(page.getByRole('textbox', { name: /联系电话/ })).toBeInvalid();
      await page.findByText('请选择省份');
      await page.findByText('请选择城市');
      await page.findByText('请填写详细地址');
      await expect(sent('Order.ConfirmOrder')).toEqual([]);
    });
    await step('a mended field is no longer complained about', async () => {
      await userEvent.type(page.getByRole('textbox', { name: /收货人/ }), '陈先生');
      await expect(page.queryByText('请填写收货人')).toBeNull();
    });
    await step('a landline needs its area code, and is told so', async () => {
      const phone = page.getByRole('textbox', { name: /联系电话/ });
      await userEvent.type(phone, '5112233');
      await page.findByText('座机请加区号，例如 0370-5112233');
      await userEvent.clear(phone);
      await userEvent.type(phone, '0370-5112233');
      await expect(phone).toBeValid();
    });
  },
};

const choose = async (canvas: HTMLElement, field: RegExp, option: string): Promise<void> => {
  await userEvent.click(within(canvas).getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** A typed address prices the carriers, is kept once, and the order goes out with it. */
export const NewAddress: Story = {
  ...shown({
    ...on(getConfirmOrderInfo, confirmInfo({ addresses: [] })),
    ...on(confirmOrder, failed('network')),
    ...on(createAddress, { ...addresses[0], id: 13 } as (typeof addresses)[number]),
  }),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await page.findByRole('textbox', { name: '粘贴地址' });
    await step('carriers appear with the province', async () => {
      await expect(page.getByText('填写收货地区后显示可用的快递与运费')).toBeVisible();
      await choose(canvasElement, /省份/, '广东省');
      await choose(canvasElement, /城市/, '深圳市');
      await page.findByRole('radio', { name: /中通/ });
    });
    await userEvent.type(page.getByRole('textbox', { name: /收货人/ }), '陈先生');
    await userEvent.type(page.getByRole('textbox', { name: /联系电话/ }), '13800000009');
    await userEvent.type(page.getByRole('textbox', { name: /详细地址/ }), '科技园南路 9 号');
    await step('confirming twice keeps the address once', async () => {
      const press = (): Promise<void> =>
        userEvent.click(page.getByRole('button', { name: '确认订单并付款' }));
      await press();
      await waitFor(() => expect(sent('Order.ConfirmOrder')).toHaveLength(1));
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-state=failed]')).not.toBeNull(),
      );
      await press();
      await waitFor(() => expect(sent('Order.ConfirmOrder')).toHaveLength(2));
      await expect(sent('Customer.CreateCustomerAddress')).toHaveLength(1);
      await expect(sent('Order.ConfirmOrder')[0]).toMatchObject({
        receiver: { consignee: '陈先生', province: '广东省', city: '深圳市' },
      });
    });
  },
};

/** What the server has against a typed address stands at its field, which takes the focus, until it is edited. */
export const AddressRefused: Story = {
  ...shown({
    ...on(getConfirmOrderInfo, confirmInfo({ addresses: [] })),
    ...on(confirmOrder, failed('network')),
    ...on(
      createAddress,
      refused(errCode.invalidInput, '没有这个门牌号', { fields: { detail: '没有这个门牌号' } }),
    ),
  }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await page.findByRole('textbox', { name: '粘贴地址' });
    await userEvent.click(page.getByRole('textbox', { name: '粘贴地址' }));
    await userEvent.paste('陈先生 13800000009 广东省深圳市南山区科技园南路 9 号');
    await userEvent.click(await page.findByRole('button', { name: '填入下面的表单' }));
    await page.findByRole('radio', { name: /中通/ });
    const detail = page.getByRole('textbox', { name: /详细地址/ });
    await step('nothing typed is lost', async () => {
      await userEvent.click(page.getByRole('button', { name: '确认订单并付款' }));
      await waitFor(() => expect(detail).toBeInvalid());
      await expect(detail).toHaveFocus();
      await expect(detail).toHaveValue('科技园南路 9 号');
    });
    await step('an edit takes the refusal away', async () => {
      await userEvent.type(detail, '之一');
      await expect(detail).toBeValid();
    });
  },
};

/** A typed address is not lost by a link or the Back button: leaving asks first. */
export const LeavingAsks: Story = {
  ...shown({ ...on(getConfirmOrderInfo, confirmInfo({ addresses: [] })) }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const here = window.location.href;
    const go = (): void => window.history.pushState(null, '', '/elsewhere');
    const question = { name: '离开此页？' };
    await loaded(canvasElement);
    await page.findByRole('textbox', { name: '粘贴地址' });
    const consignee = page.getByRole('textbox', { name: /收货人/ });
    await userEvent.type(consignee, '陈先生');
    await step('who stays finds everything as it was', async () => {
      go();
      await expect(window.location.href).toBe(here);
      const dialog = within(await screen.findByRole('alertdialog', question));
      await userEvent.click(dialog.getByRole('button', { name: '继续填写' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
      await expect(consignee).toHaveValue('陈先生');
    });
    await step('who leaves gets there', async () => {
      go();
      const dialog = within(await screen.findByRole('alertdialog', question));
      await userEvent.click(dialog.getByRole('button', { name: '离开' }));
      await expect(window.location.pathname).toBe('/elsewhere');
      window.history.replaceState(null, '', here);
    });
  },
};

/** An address copied from a chat fills the form; its district comes along. */
export const PastedAddress: Story = {
  ...shown({ ...on(getConfirmOrderInfo, confirmInfo({ addresses: [] })) }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await loaded(canvasElement);
    await page.findByRole('textbox', { name: '粘贴地址' });
    await userEvent.click(page.getByRole('textbox', { name: '粘贴地址' }));
    await userEvent.paste('陈先生 13800000009 广东省深圳市南山区科技园南路 9 号');
    await step('what was recognised goes into the form at a press', async () => {
      await userEvent.click(await page.findByRole('button', { name: '填入下面的表单' }));
      await expect(page.getByRole('textbox', { name: /收货人/ })).toHaveValue('陈先生');
      await waitFor(() => expect(page.getByRole('textbox', { name: /收货人/ })).toHaveFocus());
      await expect(page.getByRole('textbox', { name: '粘贴地址' })).toHaveValue('');
      await expect(page.getByRole('button', { name: /区县/ })).toHaveTextContent('南山区');
      await expect(page.getByRole('textbox', { name: /详细地址/ })).toHaveValue('科技园南路 9 号');
    });
    await step('the carriers of its province are offered', async () => {
      await page.findByRole('radio', { name: /中通/ });
    });
  },
};
