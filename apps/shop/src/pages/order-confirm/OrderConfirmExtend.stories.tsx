// Stories of the confirmation page: who the parcels say they come from, and the certificate of the brand on them.

import { getCertificates } from '@banxin/contract/calls/customer/certificate';
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { customer as customerRefusals } from '@banxin/contract/refusals/customer';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { approvedCertificate } from '../../stories/fixtures/certificates.ts';
import { WAITING } from '../../stories/fixtures/confirming.ts';
import { yuexiang } from '../../stories/fixtures/users.ts';
import { failed, on, refused } from '../../stories/storyClient.ts';
import { NOTHING_CHOSEN } from './keptChoices.ts';
import OrderConfirmPage from './OrderConfirmPage.tsx';
import { confirmed, loaded, onEvent, ready, sent, shown } from './orderConfirm.testkit.tsx';

const held: Certificate = { ...approvedCertificate, id: 7, number: 'ZC-2026-0001' };
const expired = messageOf(customerRefusals.certificateExpired, { day: '2026-10-31' });
const certificates = on(getCertificates, [
  held,
  { ...held, id: 6, brand: '春山茶', number: 'ZC-2024-0031', refusal: expired },
]);
const answers = { ...ready, ...confirmed, ...certificates };

const meta = {
  title: 'Screens/OrderConfirmExtend',
  component: OrderConfirmPage,
  tags: ['screen:/product/detail/:id/:orderId', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEvent.mockClear();
  },
} satisfies Meta<typeof OrderConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const partOf = async (canvas: HTMLElement) => {
  await loaded(canvas);
  return within(await within(canvas).findByRole('region', { name: '发件人与授权证书' }));
};

async function open(canvas: HTMLElement, name: '发件人' | '授权证书') {
  const part = await partOf(canvas);
  await userEvent.click(part.getByRole('button', { name: `修改${name}` }));
  return within(await screen.findByRole('dialog', { name }));
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const confirm = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: '确认订单并付款' }));

/** Until something is chosen the works send it, without a certificate, and the confirmation names neither. */
export const AsItWas: Story = {
  ...shown(answers),
  play: async ({ canvasElement }) => {
    const part = await partOf(canvasElement);
    await expect(part.getByText('印厂')).toBeVisible();
    await expect(part.getByText('不使用证书')).toBeVisible();
    await confirm(canvasElement);
    await waitFor(() => expect(sent('Order.ConfirmOrder')).toHaveLength(1));
    await expect(sent('Order.ConfirmOrder')[0]).not.toHaveProperty('sender');
    await expect(sent('Order.ConfirmOrder')[0]).not.toHaveProperty('brandId');
  },
};

/** Both are chosen, stand on the page and go with the confirmation. */
export const BothChosen: Story = {
  ...shown(answers),
  play: async ({ canvasElement, step }) => {
    await step('a sender without a name is not taken', async () => {
      const dialog = await open(canvasElement, '发件人');
      await userEvent.click(dialog.getByRole('button', { name: '保存' }));
      const name = dialog.getByRole('textbox', { name: /发件人姓名/ });
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.type(name, '悦享品牌部');
      await userEvent.type(dialog.getByRole('textbox', { name: /发件人电话/ }), '021-61234567');
      await userEvent.click(dialog.getByRole('button', { name: '保存' }));
      await closed();
    });
    await step('an expired certificate says why it cannot be chosen', async () => {
      const dialog = await open(canvasElement, '授权证书');
      await expect(await dialog.findByRole('radio', { name: /春山茶/ })).toBeDisabled();
      await waitFor(() => expect(dialog.getByText('授权证书 2026-10-31 已过期')).toBeVisible());
      await userEvent.click(dialog.getByRole('radio', { name: /悦享/ }));
      const save = dialog.getByRole('button', { name: '保存' });
      await waitFor(() => expect(save).toBeEnabled());
      await userEvent.click(save);
      await closed();
    });
    await step('and are confirmed', async () => {
      const part = await partOf(canvasElement);
      await expect(part.getByText('悦享品牌部 021-61234567')).toBeVisible();
      await confirm(canvasElement);
      await waitFor(() =>
        expect(sent('Order.ConfirmOrder')[0]).toMatchObject({
          sender: { name: '悦享品牌部', phone: '021-61234567', address: '' },
          brandId: 7,
        }),
      );
    });
  },
};

/** After a reload both are as they were chosen; the works again is one press. */
export const ComeBack: Story = {
  ...shown(answers, {
    typed: {
      [`draft.confirm.${WAITING}.${yuexiang.id}`]: {
        ...NOTHING_CHOSEN,
        sender: 'own',
        senderName: '悦享品牌部',
        senderPhone: '021-61234567',
        brandId: '7',
        brand: '悦享',
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const part = await partOf(canvasElement);
    await expect(part.getByText('悦享品牌部 021-61234567')).toBeVisible();
    await expect(part.getByText('悦享')).toBeVisible();
    const dialog = await open(canvasElement, '发件人');
    await userEvent.click(dialog.getByRole('button', { name: '改回印厂名义' }));
    await closed();
    await confirm(canvasElement);
    await waitFor(() =>
      expect(sent('Order.ConfirmOrder')[0]).toMatchObject({ sender: null, brandId: 7 }),
    );
  },
};

/** The certificate was withdrawn meanwhile: it is said, and everything stays as chosen. */
export const CertificateRefused: Story = {
  ...shown(
    {
      ...answers,
      ...on(
        confirmOrder,
        refused(2001, expired.message, {
          fields: { brandId: expired.message },
          why: { brandId: expired.data },
        }),
      ),
    },
    {
      typed: {
        [`draft.confirm.${WAITING}.${yuexiang.id}`]: {
          ...NOTHING_CHOSEN,
          brandId: '6',
          brand: '春山茶',
        },
      },
    },
  ),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const part = await partOf(canvasElement);
    await confirm(canvasElement);
    await expect(await part.findByText('授权证书 2026-10-31 已过期')).toBeVisible();
    await expect(part.getByText('春山茶')).toBeVisible();
  },
};

export const CertificatesFailed: Story = {
  ...shown({ ...answers, ...on(getCertificates, failed('network')) }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, '授权证书');
    await dialog.findByText('没有加载出来，订单没有变动');
  },
};
