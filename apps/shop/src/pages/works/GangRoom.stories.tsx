// Gang sheets in every state.
import { getDesks } from '@banxin/contract/calls/works/desk';
import { actGang, getGang, saveGang } from '@banxin/contract/calls/works/gang';
import { gang as refusals } from '@banxin/contract/refusals/gang';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { gangGroup, gangOrder, gangSheet, room } from '../../stories/fixtures/gang.ts';
import { administrator } from '../../stories/fixtures/works.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy, type StoryAnswers } from '../../stories/storyClient.ts';
import WorksPage from './WorksPage.tsx';

const onEvent = fn();

const desk = {
  ...on(getDesks, { desks: [{ desk: 'production', count: 16, late: 0 }] }),
  ...on(getGang, room()),
  ...on(saveGang, { sheets: [{ id: 7, sheetNo: 'P20261120-00007', rev: 3 }] }),
  ...on(actGang, { id: 7, rev: 3 }),
};

const meta = {
  title: 'Screens/WorksGang',
  tags: ['screen:/works/:desk?', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: pathOf('works', { desk: 'production' }, { room: 'gang' }),
    user: administrator,
    answers: desk,
    onEvent,
  },
  beforeEach: () => {
    onEvent.mockClear();
  },
  render: (args) => (
    <StoryShop {...args}>
      <WorksPage />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const withAnswers = (more: StoryAnswers) => ({ answers: { ...desk, ...more } });

/** What was sent to a call, in order. */
const sent = (call: { readonly name: string }): readonly unknown[] =>
  onEvent.mock.calls.filter(([event]) => event === `call ${call.name}`).map(([, input]) => input);

/** Moves an order by its menu, with keys alone. */
async function move(canvasElement: HTMLElement, orderSN: string, to: RegExp): Promise<void> {
  const trigger = within(canvasElement).getByRole('button', { name: `移到：订单 ${orderSN}` });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu', { name: `移到：订单 ${orderSN}` }));
  const item = menu.getByRole('menuitem', { name: to });
  item.focus();
  await userEvent.keyboard('{Enter}');
}

/** Proposed, saved and changed; a job goes from one to another by keyboard, fill and promise follow, and both are saved at once. */
export const Planned: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const saved = within(await page.findByRole('region', { name: '版 P20261120-00007' }));
    const fill = () =>
      Number(saved.getByRole('progressbar', { name: '利用率' }).getAttribute('aria-valuenow'));
    const before = fill();
    await step('a job comes to a saved sheet, which is fuller then', async () => {
      await move(canvasElement, gangOrder(13).orderSN, /^版 P20261120-00007$/);
      await saved.findByText(gangOrder(13).orderSN);
      await waitFor(() => expect(fill()).toBeGreaterThan(before));
      await expect(saved.getByRole('button', { name: '开工单' })).toBeDisabled();
    });
    await step('it is saved as it was seen', async () => {
      await userEvent.click(saved.getByRole('button', { name: '保存版' }));
      await waitFor(() => expect(sent(saveGang)).toHaveLength(1));
      await expect(sent(saveGang)[0]).toMatchObject({
        sheets: [{ id: 7, rev: 2, orders: [21, 22, 13] }],
      });
    });
  },
};

/** The work order sets the whole sheet going; an outside works needs a reason. */
export const Acted: Story = {
  args: withAnswers(
    on(
      getGang,
      room([
        gangGroup({
          sheets: [gangSheet(), gangSheet({ id: 8, sheetNo: 'P20261120-00008', isAtWork: true })],
        }),
      ]),
    ),
  ),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('opened', async () => {
      const saved = within(await page.findByRole('region', { name: '版 P20261120-00007' }));
      await userEvent.keyboard('a');
      await expect(saved.getByRole('button', { name: '开工单' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(sent(actGang)[0]).toEqual({ id: 7, rev: 2, event: 'OPEN_WORK_ORDER' }),
      );
    });
    const atWork = within(page.getByRole('region', { name: '版 P20261120-00008' }));
    await step('the same key goes on to the next sheet, and ? says so', async () => {
      await userEvent.keyboard('a');
      await waitFor(() =>
        expect(atWork.getAllByRole('button').some((one) => one === document.activeElement)).toBe(
          true,
        ),
      );
      await userEvent.keyboard('?');
      const dialog = within(await screen.findByRole('dialog', { name: '快捷键' }));
      await dialog.findByText('到这一版、下一版的动作');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('given to a partner', async () => {
      await userEvent.click(atWork.getByRole('button', { name: '外协' }));
      const dialog = within(await screen.findByRole('dialog', { name: '送协作厂' }));
      await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '对开机检修');
      await userEvent.click(dialog.getByRole('button', { name: '送协作厂' }));
      await waitFor(() =>
        expect(sent(actGang).at(-1)).toMatchObject({ event: 'OUTSOURCE', reason: '对开机检修' }),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** A cancelled order is off the drawing and named; the sheet is saved before it is opened. */
export const Fallen: Story = {
  tags: ['photo'],
  args: withAnswers(on(getGang, room([gangGroup({ sheets: [gangSheet({ hasFallen: true })] })]))),
  play: async ({ canvasElement }) => {
    const saved = within(
      await within(canvasElement).findByRole('region', { name: '版 P20261120-00007' }),
    );
    await saved.findByText(/已取消，已从版上取下$/);
    await expect(saved.getByRole('button', { name: '开工单' })).toBeDisabled();
    await expect(saved.getByRole('button', { name: '保存版' })).toBeEnabled();
  },
};

/** A colleague was faster: nothing is overwritten, and one's own move is still there. */
export const TakenMeanwhile: Story = {
  args: withAnswers({
    ...on(saveGang, refusedBy(refusals.taken, { sheetNo: 'P20261120-00007', by: '李明' })),
    ...on(getGang, () =>
      sent(saveGang).length === 0
        ? room()
        : room([
            gangGroup({
              waiting: [11, 12, 13],
              sheets: [gangSheet({ rev: 3, ids: [21, 22, 14] })],
            }),
          ]),
    ),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const saved = within(await page.findByRole('region', { name: '版 P20261120-00007' }));
    await move(canvasElement, gangOrder(13).orderSN, /^版 P20261120-00007$/);
    await userEvent.click(await saved.findByRole('button', { name: '保存版' }));
    await page.findByText('版 P20261120-00007 已被他人处理（李明），未覆盖');
    await saved.findByText(gangOrder(14).orderSN);
    await saved.findByText(gangOrder(13).orderSN);
  },
};

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Sheet P20261120-00007' });
    const theirs = ['悦享包装', '铜版纸名片', '李明', '永城工厂'];
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: '版 P20261120-00007' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  args: withAnswers(on(getGang, 'pending')),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-component=Skeleton]')).toBeVisible(),
    );
  },
};

export const Empty: Story = {
  args: withAnswers(on(getGang, room([]))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有待拼的订单');
  },
};

export const Failed: Story = {
  args: withAnswers(on(getGang, failed())),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /重试/ });
  },
};
