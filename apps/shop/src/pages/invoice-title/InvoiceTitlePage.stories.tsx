// Invoice titles: kept, changed, proposed, and what each is good for.
import {
  createInvoiceTitle,
  getInvoiceTitles,
  matchCompanyTitles,
  removeInvoiceTitle,
  updateInvoiceTitle,
} from '@banxin/contract/calls/invoice/title';
import type { InvoiceTitle } from '@banxin/contract/entities/invoiceTitle';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { plain } from '@banxin/contract/refusals/plain';
import { record } from '@banxin/contract/refusals/record';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { invoiceTitles } from '../../stories/fixtures/invoiceTitles.ts';
import { designer, newShop } from '../../stories/fixtures/users.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refusedBy } from '../../stories/storyClient.ts';
import InvoiceTitlePage from './InvoiceTitlePage.tsx';

const listed = (titles: readonly InvoiceTitle[]) => on(getInvoiceTitles, [...titles]);
const [company, other] = invoiceTitles as [InvoiceTitle, InvoiceTitle];
const register = on(matchCompanyTitles, [
  {
    source: 'register',
    title: '悦享包装（苏州）有限公司',
    taxNumber: '91320505MA1YXB001X',
    address: '江苏省苏州市虎丘区竹园路 8 号',
    phone: '0512-60000002',
    ...{ bank: '', bankAccount: '' },
  },
]);

const meta = {
  title: 'Screens/Invoice titles',
  tags: ['screen:/user/invoiceTitle', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('invoiceTitle'),
    answers: { ...listed(invoiceTitles), ...register },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <InvoiceTitlePage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each says which invoices it is good for, and what the other kind still needs. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('普票、专票');
    await page.findByText('专票还缺：开户银行、银行账号');
    await page.findByText('个人抬头不开专票');
    await expect(page.queryByRole('button', { name: '设为默认：悦享包装有限公司' })).toBeNull();
  },
};

export const English: Story = {
  tags: ['photo'],
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('General and special');
    const theirs = invoiceTitles.map(({ title }) => title);
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getInvoiceTitles, 'pending') },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { user: newShop, answers: listed([]) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('还没有发票抬头');
    await page.findByRole('button', { name: '新增抬头' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getInvoiceTitles, failed('network')) },
};

export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { user: designer, answers: on(getInvoiceTitles, forbidden()) },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: {
    answers: listed([
      { ...company, title: '上海悦享春申包装印刷材料与文化创意产业发展有限责任公司第二分公司' },
      ...invoiceTitles.slice(1),
    ]),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('陈女士');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Two characters and a pause propose companies; a press fills in what is known of one, and it is saved. */
export const Adds: Story = {
  args: { answers: { ...listed([company]), ...register, ...on(createInvoiceTitle, other) } },
  play: async ({ canvasElement, args, step }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '新增抬头' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增抬头' }));
    await step('nothing is sent before the rules allow it', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: '保存' }));
      await dialog.findByText('请填写发票抬头');
      await dialog.findByText('请填写税务登记号');
    });
    await step('a proposal fills in the form', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /^发票抬头/ }), '悦享');
      await userEvent.click(
        await dialog.findByRole('button', { name: '悦享包装（苏州）有限公司' }),
      );
      await expect(dialog.getByRole('textbox', { name: /^税务登记号/ })).toHaveValue(
        '91320505MA1YXB001X',
      );
      await dialog.findByText('税务登记号校验位不符，请核对');
    });
    await step('a doubtful check digit does not keep it from being saved', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '保存' }));
      await waitFor(() =>
        expect(args.onEvent).toHaveBeenCalledWith(
          'call Invoice.CreateInvoiceTitle',
          expect.objectContaining({
            title: '悦享包装（苏州）有限公司',
            phone: '0512-60000002',
            bank: '',
          }),
        ),
      );
      await screen.findAllByText('已保存');
    });
  },
};

/** The form as it is typed into. */
export const Form: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: '编辑：悦享包装（苏州）有限公司' }),
    );
    await screen.findByRole('textbox', { name: '开户银行' });
  },
};

/** Saved elsewhere meanwhile: what is stored stands beside what was typed, and saving again writes over it. */
export const ChangedElsewhere: Story = {
  tags: ['photo'],
  args: {
    answers: {
      ...listed(invoiceTitles),
      ...on(updateInvoiceTitle, ({ rev }) =>
        rev === 1
          ? refusedBy(record.changedElsewhere, { current: { ...other, rev: 2, bank: '工商银行' } })
          : { ...other, rev: 3 },
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: '编辑：悦享包装（苏州）有限公司' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: '编辑抬头' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: '开户银行' }), '建设银行');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('内容已在别处更改，请核对后再保存');
    await dialog.findByText('工商银行');
    await expect(dialog.getByRole('textbox', { name: '开户银行' })).toHaveValue('建设银行');
  },
};

/** What the server refuses lands at its field, and what was typed stays. */
export const Taken: Story = {
  args: {
    answers: {
      ...listed([company]),
      ...on(
        createInvoiceTitle,
        refusedBy(plain.invalidInput, {
          fields: { title: messageOf(refusals.titleTaken).message },
          why: { title: messageOf(refusals.titleTaken).data },
        }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '新增抬头' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增抬头' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '个人' }));
    const field = dialog.getByRole('textbox', { name: /^发票抬头/ });
    await userEvent.type(field, '陈女士');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('已有相同的抬头');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('陈女士');
  },
};

/** Deleting asks, with the safe answer focused; another becomes the default by one press. */
export const RemovesAndMakesDefault: Story = {
  args: {
    answers: {
      ...listed(invoiceTitles),
      ...on(removeInvoiceTitle, null),
      ...on(updateInvoiceTitle, { ...other, isDefault: true, rev: 2 }),
    },
  },
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    await step('made the default', async () => {
      await userEvent.click(await page.findByRole('button', { name: '设为默认：陈女士' }));
      await waitFor(() =>
        expect(args.onEvent).toHaveBeenCalledWith(
          'call Invoice.UpdateInvoiceTitle',
          expect.objectContaining({ id: 3, rev: 1, isDefault: true }),
        ),
      );
    });
    await step('deleted', async () => {
      await userEvent.click(page.getByRole('button', { name: '删除：陈女士' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: '删除抬头' }));
      await dialog.findByText('删除“陈女士”？已开出的发票不受影响。');
      await waitFor(() => expect(dialog.getByRole('button', { name: '取消' })).toHaveFocus());
      await userEvent.click(dialog.getByRole('button', { name: '删除抬头' }));
      await screen.findAllByText('已删除');
    });
  },
};
