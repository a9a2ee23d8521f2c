// The certificates of brands in every state.

import {
  createCertificate,
  deleteCertificate,
  getCertificates,
  updateCertificate,
} from '@banxin/contract/calls/customer/certificate';
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { papers } from '@banxin/contract/refusals/papers';
import { record } from '@banxin/contract/refusals/record';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { certificates } from '../../stories/fixtures/certificates.ts';
import { afterSalesColleague, designer } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refusedBy } from '../../stories/storyClient.ts';
import BrandPage from './BrandPage.tsx';

const all = [...certificates];

const meta = {
  title: 'Screens/Certificates',
  tags: ['screen:/user/brand', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('userBrand'), answers: on(getCertificates, all), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <BrandPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

/** Every state with what it needs next; tabs and words narrow the list. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('合同缺少授权方盖章页，请补充后重新上传');
    await page.findByText('剩 20 天');
    await expect(page.getByRole('tab', { name: /审核通过/ })).toHaveTextContent('2');
    await expect(page.getByRole('tab', { name: /已过期/ })).toHaveTextContent('1');
    await expect(page.getByRole('button', { name: '重新上传：山野茶集' })).toBeVisible();
  },
};

/** What an earlier certificate has no pictures of says so; another tab shows its own. */
export const LooksAround: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('a tab', async () => {
      await userEvent.click(await page.findByRole('tab', { name: /待审核/ }));
      await waitFor(() => expect(page.queryByText('山野茶集')).toBeNull());
      await page.findByText('春山');
      await userEvent.click(page.getByRole('tab', { name: /全部/ }));
    });
    await step('no pictures', async () => {
      await userEvent.click(await page.findByRole('button', { name: '预览 拾光' }));
      const viewer = within(await screen.findByRole('dialog', { name: '预览图' }));
      await viewer.findByText('暂无图片信息');
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getCertificates, 'pending') },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { answers: on(getCertificates, []) },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getCertificates, failed('network')) },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { answers: on(getCertificates, forbidden()) },
};

/** A new one names what is missing; left with something typed, it asks. */
export const Adds: Story = {
  tags: ['photo'],
  args: { answers: { ...on(getCertificates, all), ...on(createCertificate, 'pending') } },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '上传证书' }));
    const window = within(await screen.findByRole('dialog', { name: '上传证书' }));
    await step('what is missing', async () => {
      await userEvent.click(await window.findByRole('button', { name: '提交审核' }));
      await window.findByText('请填写品牌名称');
      await window.findByText('请选择证书类型');
      await window.findByText('请填写编号');
      await window.findByText('请填写开始日期');
      await window.findByText('请填写结束日期，或选长期');
      await window.findByText('请上传 1-5 个文件');
    });
    await step('what was typed is asked about', async () => {
      await userEvent.type(window.getByRole('textbox', { name: /^品牌名称/ }), '云上');
      await userEvent.click(window.getByRole('button', { name: '取消' }));
      const question = within(await screen.findByRole('alertdialog'));
      await question.findByText(/填写的内容还没有提交/);
      await userEvent.click(question.getByRole('button', { name: '继续填写' }));
      await expect(window.getByRole('textbox', { name: /^品牌名称/ })).toHaveValue('云上');
      // Where somebody asked from is where they go on.
      await waitFor(() => expect(window.getByRole('button', { name: '取消' })).toHaveFocus());
    });
  },
};

const elsewhere: Certificate = { ...(certificates[2] as Certificate), rev: 2, number: 'SQ-2026-1' };

/** An approved one says that it is reviewed anew; changed elsewhere, both stand side by side. */
export const Edits: Story = {
  args: {
    answers: {
      ...on(getCertificates, all),
      ...on(updateCertificate, refusedBy(record.changedElsewhere, { current: elsewhere })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '编辑 半日闲' }));
    const window = within(await screen.findByRole('dialog', { name: '编辑' }));
    await userEvent.type(await window.findByRole('textbox', { name: /^编号/ }), '-2');
    await userEvent.click(window.getByRole('button', { name: '提交审核' }));
    const question = within(await screen.findByRole('alertdialog', { name: '编辑' }));
    await question.findByText(/修改后需重新审核/);
    await userEvent.click(question.getByRole('button', { name: '提交审核' }));
    await window.findByText('SQ-2026-1');
    await expect(window.getByRole('textbox', { name: /^编号/ })).toHaveValue('SQ-2025-1210-2');
  },
};

/** An order that waits for it holds it; the question stays and says which. */
export const DeleteInUse: Story = {
  args: {
    answers: {
      ...on(getCertificates, all),
      ...on(deleteCertificate, refusedBy(papers.inUse, { orderSN: '261119271148092' })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '删除 悦享' }));
    const question = within(await screen.findByRole('alertdialog', { name: '删除' }));
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await question.findByText('订单261119271148092正在使用');
  },
};

/** Design hands in and changes; after-sales reads. */
export const OfColleagues: Story = {
  args: { user: designer },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: '编辑 半日闲' });
    await expect(page.queryByRole('button', { name: '删除 悦享' })).toBeNull();
  },
};

export const OfReader: Story = {
  args: { user: afterSalesColleague },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: '预览 半日闲' });
    await expect(page.queryByRole('button', { name: '上传证书' })).toBeNull();
    await expect(page.queryByRole('button', { name: '编辑 半日闲' })).toBeNull();
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Edit 半日闲' });
    const theirs = all.flatMap(({ brand, remark, reason }) => [brand, remark, reason ?? '']);
    await waitFor(() => expect(chineseIn(canvasElement, theirs.filter(Boolean))).toEqual([]));
  },
};

/** Long words wrap in the row, and a phone shows cards. */
export const Phone: Story = {
  tags: ['photo'],
  globals: phone,
  args: {
    answers: on(getCertificates, [
      {
        ...(certificates[2] as Certificate),
        brand: '很长的品牌名称'.repeat(5),
        remark: '备注'.repeat(60),
      },
      ...certificates.slice(0, 2),
    ]),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('春山');
  },
};
