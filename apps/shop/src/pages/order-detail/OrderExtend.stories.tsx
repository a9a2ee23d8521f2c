// Who an order's parcels come from, and the certificate of its brand: read, chosen, refused, taken back.
import { getCertificates } from '@banxin/contract/calls/customer/certificate';
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { setOrderCertificate } from '@banxin/contract/calls/order/certificate';
import { getOrderExtend, setDeliverySender } from '@banxin/contract/calls/order/extend';
import { customer as customerRefusals } from '@banxin/contract/refusals/customer';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { approvedCertificate } from '../../stories/fixtures/certificates.ts';
import { detailOf, orderBySN } from '../../stories/fixtures/orders.ts';
import { failed, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import { may, type OrderStoryProps, orderAt, renderOrder } from './orderPage.testkit.tsx';

const order = detailOf(orderBySN('261119271148092'), {
  files: [],
  actions: may('setSender', 'setCertificate'),
});
const extend = {
  orderId: order.orderId,
  orderSN: order.orderSN,
  flags: 0,
  sender: null,
  senderRefusal: null,
  certificate: null,
  certificateRefusal: null,
  drops: 1,
};
const SENDER = { name: '悦享品牌部', phone: '021-61234567', address: '', hide: true };
const held: Certificate = { ...approvedCertificate, id: 7, number: 'ZC-2026-0001' };
const certificates: Certificate[] = [
  held,
  {
    ...held,
    id: 6,
    brand: '春山茶',
    number: 'ZC-2024-0031',
    validUntil: '2026-10-31',
    refusal: messageOf(customerRefusals.certificateExpired, { day: '2026-10-31' }),
  },
];

const at = (more: StoryAnswers = {}) =>
  orderAt(order, {
    ...on(getOrderExtend, extend),
    ...on(getCertificates, certificates),
    ...more,
  });

const meta = {
  title: 'Screens/Order/Sender and certificate',
  tags: ['screen:/user/orderDetail/:sn', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...at(), onEvent: fn() },
  render: renderOrder,
} satisfies Meta<OrderStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement, name: '发件人' | '授权证书') {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Both stand beside what else can be done about its delivery. */
export const Offered: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: '发件人' });
    await canvas.findByRole('button', { name: '授权证书' });
  },
};

/** A name of one's own is judged before it is sent, and sent as it was typed. */
export const SendsSender: Story = {
  args: at(on(setDeliverySender, null)),
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement, '发件人');
    await userEvent.click(await dialog.findByRole('button', { name: '保存' }));
    const name = dialog.getByRole('textbox', { name: /发件人姓名/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(name, SENDER.name);
    await userEvent.type(dialog.getByRole('textbox', { name: /发件人电话/ }), SENDER.phone);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Order.SetDeliverySenderInfo', {
        orderSN: order.orderSN,
        sender: SENDER,
      }),
    );
    await closed();
    await screen.findAllByText('发件人已保存');
  },
};

export const BackToTheWorks: Story = {
  args: at({
    ...on(getOrderExtend, { ...extend, sender: SENDER }),
    ...on(setDeliverySender, null),
  }),
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement, '发件人');
    await expect(await dialog.findByRole('textbox', { name: /发件人姓名/ })).toHaveValue(
      SENDER.name,
    );
    await userEvent.click(dialog.getByRole('button', { name: '改回印厂名义' }));
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Order.SetDeliverySenderInfo', {
        orderSN: order.orderSN,
        sender: null,
      }),
    );
    await closed();
  },
};

/** The parcel was labelled meanwhile: what was typed stays. */
export const SenderTooLate: Story = {
  args: at({
    ...on(getOrderExtend, { ...extend, sender: SENDER }),
    ...on(setDeliverySender, refusedBy(refusals.senderTooLate, { status: 66 })),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, '发件人');
    await userEvent.click(await dialog.findByRole('button', { name: '保存' }));
    await dialog.findByText('发件人没有保存');
    await expect(dialog.getByRole('textbox', { name: /发件人姓名/ })).toHaveValue(SENDER.name);
  },
};

/** One that holds can be chosen; one that does not says why. */
export const ChoosesCertificate: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, '授权证书');
    await dialog.findByText('授权证书 2026-10-31 已过期');
    await expect(dialog.getByRole('radio', { name: /春山茶/ })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /悦享/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: '保存' })).toBeEnabled());
  },
};

/** What is sent is what was chosen; here that there is none any more. */
export const TakesCertificateAway: Story = {
  args: at({
    ...on(getOrderExtend, { ...extend, certificate: { id: 7, brand: '悦享', number: 'ZC' } }),
    ...on(setOrderCertificate, null),
  }),
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement, '授权证书');
    await userEvent.click(await dialog.findByRole('radio', { name: '不使用证书' }));
    const save = dialog.getByRole('button', { name: '保存' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith('call Order.SetOrderFileBrand', {
        orderSN: order.orderSN,
        brandId: null,
      }),
    );
    await closed();
  },
};

/** Production began meanwhile. */
export const CertificateRefused: Story = {
  args: at(on(setOrderCertificate, refusedBy(refusals.certificateTooLate, { status: 17 }))),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, '授权证书');
    await userEvent.click(await dialog.findByRole('radio', { name: /悦享/ }));
    const save = dialog.getByRole('button', { name: '保存' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await dialog.findByText('授权证书没有保存');
  },
};

export const NoCertificates: Story = {
  args: at(on(getCertificates, [])),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, '授权证书');
    await dialog.findByText(/还没有授权证书/);
    await expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
  },
};

export const LoadFailed: Story = {
  args: at(on(getOrderExtend, failed('network'))),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, '发件人');
    await dialog.findByText('没有加载出来，订单没有变动');
  },
};

/** What was chosen stands on the order itself. */
export const ShownOnOrder: Story = {
  args: orderAt(
    { ...order, sender: SENDER, certificate: { id: 7, brand: '悦享', number: 'ZC-2026-0001' } },
    {},
  ),
  play: async ({ canvasElement }) => {
    const delivery = within(
      await within(canvasElement).findByRole('region', { name: '收货与配送' }),
    );
    await expect(delivery.getByText('悦享品牌部 021-61234567')).toBeVisible();
    await expect(delivery.getByText('悦享')).toBeVisible();
  },
};
