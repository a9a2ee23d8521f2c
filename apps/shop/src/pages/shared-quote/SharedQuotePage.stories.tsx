// The page behind the link to a quote: read by somebody without a login, answered once.
import { answerQuote, getSharedQuote } from '@banxin/contract/calls/order/quoteShare';
import { quote as refusals } from '@banxin/contract/refusals/quote';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import {
  agreement,
  cheaper,
  dearer,
  refusal,
  TOKEN,
  unmoved,
} from '../../stories/fixtures/sharedQuotes.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, forbidden, on, refusedBy } from '../../stories/storyClient.ts';
import SharedQuotePage from './SharedQuotePage.tsx';

const meta = {
  title: 'Screens/Shared quote',
  tags: ['screen:/quote/:token', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('sharedQuote', { token: TOKEN }),
    user: null,
    answers: on(getSharedQuote, unmoved),
    onEvent: fn(),
  },
  render: (args) => (
    <StoryShop {...args}>
      <SharedQuotePage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('BJ20261118-0000007')).toBeVisible();
    await expect(canvas.getByText('悦享包装采购部')).toBeVisible();
    await expect(canvas.getByText('现在的价格与报价时相同')).toBeVisible();
    await expect(canvas.getByText(/张，不含运费与包装/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '同意' })).toBeEnabled();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getSharedQuote, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getSharedQuote, failed()) },
};

/** Logged in with a role that sees no prices. */
export const Forbidden: Story = {
  tags: ['state:forbidden'],
  args: { answers: on(getSharedQuote, forbidden()) },
};

/** A link that never was, or was withdrawn: the same words. */
export const Unknown: Story = {
  args: { answers: on(getSharedQuote, refusedBy(refusals.unknownLink)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '链接打不开' })).toBeVisible();
    await expect(canvas.getByText(/请向发送人要新的链接/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看看版心印刷' })).toHaveAttribute('href', '/');
  },
};

/** Both prices, the line that moved and why; until its day the quote still holds. */
export const Dearer: Story = {
  args: { answers: on(getSharedQuote, dearer) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^分享时 ¥.+，现在 ¥/)).toBeVisible();
    await expect(canvas.getByText('有效期（至 11 月 25 日）内下单，仍按本单价格。')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '会员等级或客户类型变化' })).toBeVisible();
  },
};

/** An order costs the price of now. */
export const Cheaper: Story = {
  args: { answers: on(getSharedQuote, cheaper) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('现在更便宜，下单按现在的价格。')).toBeVisible();
  },
};

/** After its day it says so, shows the price of today and takes no answer. */
export const Over: Story = {
  tags: ['photo'],
  args: {
    answers: on(getSharedQuote, {
      ...dearer,
      state: 'over',
      isOver: true,
      validUntil: '2026-11-12',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('报价已过期，以下为当前价格')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '同意' })).toBeNull();
    await expect(canvas.getByText(/不能再答复/)).toBeVisible();
  },
};

/** It cannot be made any more. */
export const Unavailable: Story = {
  args: { answers: on(getSharedQuote, { ...unmoved, now: null, arrivesBy: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/这份配置做不了/)).toBeVisible();
  },
};

export const Agreed: Story = {
  tags: ['photo'],
  args: { answers: on(getSharedQuote, { ...unmoved, state: 'agreed', answer: agreement }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('王总')).toBeVisible();
    await expect(canvas.getByText('可以，封面颜色以样册为准')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Declined: Story = {
  args: { answers: on(getSharedQuote, { ...unmoved, state: 'declined', answer: refusal }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/超出本季预算/)).toBeVisible();
  },
};

/** Name and note are judged where they stand; a reason belongs to a refusal. */
export const Answering: Story = {
  args: {
    answers: {
      ...on(getSharedQuote, unmoved),
      ...on(answerQuote, { isAgreed: false, by: '王总', note: '太贵', at: agreement.at }),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '同意' }));
    await expect(await canvas.findByText('请填写姓名')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /姓名/ }), '王总');
    await userEvent.click(canvas.getByRole('button', { name: '不同意' }));
    await expect(await canvas.findByText('请写明不同意的原因')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /留言/ }), '太贵');
    await userEvent.click(canvas.getByRole('button', { name: '不同意' }));
    await expect(args.onEvent).toHaveBeenCalledWith('call Quote.Answer', {
      token: TOKEN,
      isAgreed: false,
      name: '王总',
      note: '太贵',
    });
  },
};

/** Somebody was first: who and when, and what was typed stays. */
export const SecondAnswer: Story = {
  args: {
    answers: {
      ...on(getSharedQuote, unmoved),
      ...on(
        answerQuote,
        refusedBy(refusals.answered, { by: '李经理', at: agreement.at, isAgreed: true }),
      ),
    },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /姓名/ });
    await userEvent.type(name, '王总');
    await userEvent.click(canvas.getByRole('button', { name: '同意' }));
    await expect(await canvas.findByText(/李经理 已于 11 月 19 日 16:05 同意/)).toBeVisible();
    await expect(name).toHaveValue('王总');
  },
};

/** What a form without code is told after it came back. */
export const PlainProblem: Story = {
  args: { path: pathOf('sharedQuote', { token: TOKEN }, { problem: 'name' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('请填写姓名')).toBeVisible();
  },
};

export const English: Story = {
  args: { ...Dearer.args, locale: 'en-US' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/when it was shared/);
    const sheet = within(canvasElement);
    await expect(sheet.getByRole('button', { name: 'Agree' })).toBeEnabled();
    await expect(chineseIn(canvasElement, ['悦享包装采购部', '上海市'])).toEqual([]);
  },
};
