// The wall of the works in every state.
import { getWall } from '@banxin/contract/calls/works/wall';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { busyWall, quietWall } from '../../stories/fixtures/wall.ts';
import { administrator } from '../../stories/fixtures/works.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, loaded, on, refused } from '../../stories/storyClient.ts';
import WorksTodayPage from './WorksTodayPage.tsx';

const meta = {
  title: 'Screens/WorksToday',
  tags: ['screen:/works/today', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('worksToday'), user: administrator, answers: on(getWall, busyWall) },
  render: (args) => (
    <StoryShop {...args}>
      <WorksTodayPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const section = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('region', { name });

/** A busy afternoon: what is late stands out, everything else is quiet. */
export const Ready: Story = {
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    const promises = within(await section(canvasElement, '近 30 天的交期承诺'));
    await promises.findByText('97.4%');
    await promises.findByText('58 张没有到货回报，不算按时也不算超期。');
    const sheets = within(await section(canvasElement, '拼版'));
    await sheets.findByText('距截止 16:30 还有 2 小时 25 分');
    const queues = within(await section(canvasElement, '各工位'));
    await expect(queues.getByText('6 件超时')).toBeVisible();
    await within(await section(canvasElement, '今日进出')).findByText(/186,402/);
  },
};

/** Nothing waits, nothing fell due, nobody works: each says so, and no share is made up. */
export const QuietDay: Story = {
  tags: ['state:empty'],
  args: { answers: on(getWall, quietWall) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findAllByText('没有待处理')).toHaveLength(quietWall.desks.length);
    await page.findByText('没有可以核对的承诺');
    await page.findByText('今天休息，11 月 23 日开工');
  },
};

/** The figures stay, and the wall says how old they are, until a later read succeeds. */
export const RefreshFailed: Story = {
  args: { fallback: loaded(getWall, {}, busyWall), answers: on(getWall, failed('network')) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('读取失败，显示的是 14:05 的数据，正在重试。');
    await expect(page.getByText('97.4%')).toBeVisible();
  },
};

/** Who does not hold the right of finance reads that the sums are not theirs to see. */
export const WithoutFinance: Story = {
  args: { answers: on(getWall, { ...busyWall, money: null }) },
  play: async ({ canvasElement }) => {
    const money = within(await section(canvasElement, '今日进出'));
    await money.findByText('按权限不显示');
    await expect(money.queryByText(/¥/)).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('97.4%');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('97.4%');
    await waitFor(() => expect(chineseIn(canvasElement, [])).toEqual([]));
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { answers: on(getWall, 'pending') },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { answers: on(getWall, failed()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /重试/ });
  },
};

/** A customer has no wall. */
export const NoDesk: Story = {
  args: { answers: on(getWall, refused(errCode.forbidden, messages.forbidden)) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByTestId('left');
    await expect(within(canvasElement).getByTestId('left')).toHaveTextContent(pathOf('forbidden'));
  },
};
