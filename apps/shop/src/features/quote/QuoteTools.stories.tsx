// What the buyer sees of quotes: sharing one, what was answered, the list.
import { getQuoteShares, shareQuote, withdrawQuote } from '@banxin/contract/calls/order/quoteShare';
import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { QUOTE_LINKS_MAX } from '@banxin/contract/constants';
import { quote as refusals } from '@banxin/contract/refusals/quote';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { NOW, product } from '../../stories/fixtures/quoting.ts';
import { shares, TOKEN, unmoved } from '../../stories/fixtures/sharedQuotes.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import { configurationLink } from './configurationLink.ts';
import QuoteTools from './QuoteTools.tsx';

const issued: StoryAnswers = on(issueQuoteSheet, {
  number: unmoved.number,
  issuedAt: NOW,
  validUntil: unmoved.validUntil,
  quote: unmoved.quote,
});

const meta = {
  title: 'Features/QuoteTools',
  args: {
    answers: {
      ...issued,
      ...on(getQuoteShares, { items: shares, total: shares.length }),
      ...on(shareQuote, { token: TOKEN, shownAs: '悦享包装', state: 'waiting' }),
      ...on(withdrawQuote, null),
    },
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <QuoteTools
        link={configurationLink(product(unmoved.productId).defaults)}
        product={product(unmoved.productId)}
        configuration={product(unmoved.productId).defaults}
        way={{ urgent: 'none' }}
        province="上海市"
        customerName="悦享包装"
        mayAskWhy
      />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the tools: how the quote of this very job stands, and what it keeps. */
export const Standing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已同意')).toBeVisible();
    await expect(canvas.getByText('王总')).toBeVisible();
    await expect(canvas.getByText(/^有报价单：¥.+ 保留到 11 月 25 日/)).toBeVisible();
  },
};

/** Nothing was shared yet: no list, no state. */
export const NothingShared: Story = {
  args: { answers: { ...issued, ...on(getQuoteShares, { items: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '报价单' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '我的报价单' })).toBeNull();
  },
};

/** The name that is shown is asked for; the link is copied and stands there. */
export const Sharing: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: '报价单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '报价单' }));
    const name = await dialog.findByRole('textbox', { name: /对方看到的单位名称/ });
    await expect(name).toHaveValue('悦享包装');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: '生成并复制链接' }));
    await expect(await dialog.findByText('请填写单位名称')).toBeVisible();
    await userEvent.type(name, '悦享集团');
    await userEvent.click(dialog.getByRole('button', { name: '生成并复制链接' }));
    await expect(await dialog.findByRole('link')).toHaveAttribute('href', `/quote/${TOKEN}`);
    await expect(write).toHaveBeenCalledWith(expect.stringContaining(`/quote/${TOKEN}`));
    await expect(args.onEvent).toHaveBeenCalledWith('call Quote.Share', {
      number: unmoved.number,
      shownAs: '悦享集团',
    });
  },
};

/** Too many links are live: the limit is named. */
export const TooMany: Story = {
  args: {
    answers: {
      ...issued,
      ...on(getQuoteShares, { items: [], total: 0 }),
      ...on(shareQuote, refusedBy(refusals.tooManyLinks, { limit: QUOTE_LINKS_MAX })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '报价单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '报价单' }));
    await userEvent.click(await dialog.findByRole('button', { name: '生成并复制链接' }));
    await expect(await dialog.findByText(/有效的报价链接已有 50 个/)).toBeVisible();
  },
};

/** The list: who answered what and when; a live link can be copied and ended, every job ordered. */
export const Mine: Story = {
  tags: ['photo'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '我的报价单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '我的报价单' }));
    const rows = await dialog.findAllByRole('listitem');
    await expect(rows).toHaveLength(shares.length);
    const of = (at: number) => within(rows[at] as HTMLElement);
    for (const [at, state] of ['已同意', '待同意', '不同意', '已过期', '已撤回'].entries()) {
      await expect(of(at).getAllByText(state)[0]).toBeVisible();
    }
    await expect(of(4).queryByRole('button', { name: '撤回' })).toBeNull();
    await expect(of(0).getByRole('link', { name: '按此下单' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/product/detail/${unmoved.productId}?c=`),
    );
    await userEvent.click(of(1).getByRole('button', { name: '撤回' }));
    const question = within(await screen.findByRole('alertdialog', { name: '撤回链接' }));
    await userEvent.click(question.getByRole('button', { name: '撤回链接' }));
    await expect(args.onEvent).toHaveBeenCalledWith('call Quote.Withdraw', { id: 8 });
    await waitFor(() => expect(of(1).getByRole('button', { name: '撤回' })).toHaveFocus());
  },
};

/** The list did not load: the tools work without it. */
export const ListFailed: Story = {
  args: { answers: { ...issued, ...on(getQuoteShares, failed()) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '报价单' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: '我的报价单' })).toBeNull();
  },
};
