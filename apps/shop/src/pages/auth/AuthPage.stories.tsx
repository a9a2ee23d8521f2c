// The authentication of a company in every state.

import { getAuthInfo, submitAuth } from '@banxin/contract/calls/customer/authentication';
import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import type { Authentication } from '@banxin/contract/entities/authentication';
import { papers } from '@banxin/contract/refusals/papers';
import { plain } from '@banxin/contract/refusals/plain';
import { record } from '@banxin/contract/refusals/record';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { designer, newShop } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refused, refusedBy } from '../../stories/storyClient.ts';
import AuthPage from './AuthPage.tsx';

const none: Authentication = {
  ...{ status: 0, rev: 0, submitted: null, submittedAt: null, decidedAt: null },
  ...{ held: null, failure: null, reason: null, waitingUntil: null },
};
const company: NonNullable<Authentication['submitted']> = {
  documentType: 1,
  companyName: '上海悦享包装有限公司',
  taxNumber: '91310112MA1GB00018',
  validTo: null,
  file: { id: 'licence-1', name: '营业执照.jpg', pages: [] },
};
const inReview: Authentication = {
  ...{ ...none, status: 1, rev: 1, submitted: company },
  submittedAt: '2026-11-20T08:40:00.000+08:00',
};
const passed: Authentication = {
  ...{ ...inReview, status: 2 },
  decidedAt: '2026-11-20T08:58:00.000+08:00',
};
const rejected: Authentication = {
  ...{ ...passed, status: 4, reason: '照片不清晰，请重新拍摄后上传' },
};
const OTHER = '上海悦享包装科技有限公司';

const meta = {
  title: 'Screens/Authentication',
  tags: ['screen:/user/auth', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('userAuth'), answers: on(getAuthInfo, passed), onEvent: fn() },
  render: (args) => (
    <StoryShop {...args}>
      <AuthPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone390' } };

/** What passed, and that replacing asks first; the form begins empty, and the old one can be kept. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByText('上海悦享包装有限公司');
    await step('replacing asks', async () => {
      await userEvent.click(page.getByRole('button', { name: '更换证件' }));
      const question = within(await screen.findByRole('alertdialog', { name: '更换证件' }));
      await question.findByText(/审核期间原认证继续有效/);
      await userEvent.click(question.getByRole('button', { name: '更换证件' }));
      await expect(await page.findByRole('textbox', { name: /^企业名称/ })).toHaveValue('');
    });
    await step('and can be left', async () => {
      await userEvent.click(page.getByRole('button', { name: '暂不更换' }));
      await waitFor(() => expect(page.queryByRole('textbox', { name: /^企业名称/ })).toBeNull());
    });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getAuthInfo, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getAuthInfo, failed('network')) },
};

/** Nothing handed in: what it is good for, and the form, which names what is missing. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { answers: on(getAuthInfo, none) },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const name = await page.findByRole('textbox', { name: /^企业名称/ });
    await step('what is missing is said at its field, the file too', async () => {
      await userEvent.click(page.getByRole('button', { name: '提交认证' }));
      await page.findByText('请选择证件类型');
      await page.findByText('请填写企业名称');
      await page.findByText('请填写税务登记号');
      await page.findByText('请填写有效期至，或选长期');
      await page.findByText('请上传证件');
    });
    await step('title rules, and a soft check digit', async () => {
      await userEvent.type(name, '悦享<包装>');
      await page.findByText('不能包含特殊字符');
      await userEvent.type(
        page.getByRole('textbox', { name: /^税务登记号/ }),
        '91310112MA1GB00019',
      );
      await page.findByText('税务登记号校验位不符，请核对');
    });
  },
};

export const InReview: Story = {
  tags: ['photo'],
  args: { answers: on(getAuthInfo, { ...inReview, held: { ...company, companyName: OTHER } }) },
};

/** Sent back by the works: the reason, and the form as it was filled in; what they refuse then stays, too. */
export const Rejected: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...on(getAuthInfo, rejected),
      ...on(
        submitAuth,
        refusedBy(plain.invalidInput, {
          fields: { taxNumber: messageOf(papers.companyTaken).message },
          why: { taxNumber: messageOf(papers.companyTaken).data },
        }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('照片不清晰，请重新拍摄后上传');
    await expect(await page.findByRole('textbox', { name: /^企业名称/ })).toHaveValue(
      '上海悦享包装有限公司',
    );
    await userEvent.click(page.getByRole('button', { name: '提交认证' }));
    await page.findByText('该企业已认证，请联系客服');
    await page.findByRole('article', { name: '营业执照.jpg' });
  },
};

/** Not passed by the shop's own check; handed in elsewhere meanwhile: both stand side by side. */
export const ChangedElsewhere: Story = {
  args: {
    answers: {
      ...on(getAuthInfo, { ...rejected, status: 3, reason: null, failure: 'mismatch' }),
      ...on(
        submitAuth,
        refusedBy(record.changedElsewhere, {
          current: { ...rejected, rev: 2, submitted: { ...company, companyName: OTHER } },
        }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('税号与企业名称不符');
    await userEvent.click(await page.findByRole('button', { name: '提交认证' }));
    await page.findByText(OTHER);
    await userEvent.click(page.getByRole('button', { name: '采用已保存的内容' }));
    await expect(page.getByRole('textbox', { name: /^企业名称/ })).toHaveValue(OTHER);
  },
};

/** The gift pack comes before the form; a refusal of it leads on. */
export const GiftFirst: Story = {
  tags: ['photo'],
  args: {
    user: newShop,
    answers: {
      ...on(getAuthInfo, none),
      ...on(receiveNewCustomerCoupon, refused(1501, '礼包已领取或不符合领取条件')),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: '先领新客礼包' });
    await userEvent.click(page.getByRole('button', { name: '领取' }));
    await page.findByText('礼包没有领取成功');
    await userEvent.click(page.getByRole('button', { name: '继续认证' }));
    await page.findByRole('textbox', { name: /^企业名称/ });
  },
};

/** A colleague reads, and is told who keeps it. */
export const OfColleague: Story = {
  args: { user: designer },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('由主账号维护');
    await expect(page.queryByRole('button', { name: '更换证件' })).toBeNull();
  },
};

export const English: Story = {
  args: { locale: 'en-US', answers: on(getAuthInfo, rejected) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: /^Name of the company/ });
    const theirs = [company.companyName, '营业执照.jpg', rejected.reason ?? ''];
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: phone,
  args: { answers: on(getAuthInfo, none) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: /^企业名称/ });
  },
};
