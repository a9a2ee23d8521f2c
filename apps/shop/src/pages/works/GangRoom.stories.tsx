// Gang sheets in every state.
import { getDesks } from '@banxin/contract/calls/works/desk';
import { actGang, getGang, saveGang } from '@banxin/contract/calls/works/gang';
import { gang as refusals } from '@banxin/contract/refusals/gang';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { gangGroup, gangOrder, gangSheet, manyStyles, room } from '../../stories/fixtures/gang.ts';
import type { StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refusedBy } from '../../stories/storyClient.ts';
import { deskStories } from './deskStories.testkit.tsx';

const desk = {
  ...on(getDesks, { desks: [{ desk: 'production', count: 16, late: 0 }] }),
  ...on(getGang, room()),
  ...on(saveGang, { sheets: [{ id: 7, sheetNo: 'P20261120-00007', rev: 3 }] }),
  ...on(actGang, { id: 7, rev: 3 }),
};

const { frame, sent, withAnswers } = deskStories(
  pathOf('works', { desk: 'production' }, { room: 'gang' }),
  desk,
);

const meta = {
  title: 'Screens/WorksGang',
  tags: ['screen:/works/:desk?', '!autodocs'],
  ...frame,
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

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

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Asks to move some styles of the job that has many. */
async function split(place: HTMLElement) {
  const { orderSN } = manyStyles();
  await move(place, orderSN, /^分款移动/);
  return within(await screen.findByRole('dialog', { name: `分款移动：订单 ${orderSN}` }));
}

/** Which styles go where is typed; what cannot go says why. */
export const Splitting: Story = {
  args: withAnswers(on(getGang, room([{ ...gangGroup({}), waiting: [manyStyles()] }]))),
  play: async ({ canvasElement, step }) => {
    const last = await within(canvasElement).findByRole('region', { name: '建议版 3' });
    const dialog = await split(last);
    const styles = dialog.getByRole('textbox', { name: '哪几款' });
    const say = async (typed: string, why: string | RegExp): Promise<void> => {
      await userEvent.clear(styles);
      if (typed !== '') await userEvent.type(styles, typed);
      await userEvent.click(dialog.getByRole('button', { name: '移动这些款' }));
      await dialog.findByText(why);
    };
    await step('as many as fit are written down already', () =>
      expect(styles).toHaveValue('17–20'),
    );
    await step(
      'what names no style, or one that is elsewhere, is refused with its reason',
      async () => {
        await say('', '请写款号，如 1–8、12');
        await say('3、17', '款 3 不在这里');
      },
    );
    await step('so is what does not fit', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /移到/ }));
      await userEvent.click(await screen.findByRole('option', { name: '建议版 1' }));
      await dialog.findByText(/那里放不下了。$/);
      await say('17-20', '那里放不下，请换一版');
    });
  },
};

/** More styles than a sheet has places: proposed over three, moved style by style, and what is missing is said. */
export const ManyStyles: Story = {
  args: withAnswers(on(getGang, room([{ ...gangGroup({}), waiting: [manyStyles()] }]))),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const { orderSN } = manyStyles();
    const region = async (name: string) => within(await page.findByRole('region', { name }));
    await step('the engine proposes three sheets, each style on one', async () => {
      for (const [at, styles] of ['1–8', '9–16', '17–20'].entries()) {
        await (await region(`建议版 ${at + 1}`)).findByText(`本处款 ${styles}`);
      }
    });
    await step(
      'what is taken off waits, and each of its sheets says how much is missing',
      async () => {
        const last = page.getByRole('region', { name: '建议版 3' });
        await move(last, orderSN, /^取下/);
        const waiting = await region('待拼');
        await waiting.findByText('本处款 17–20');
        for (const name of ['待拼', '建议版 1', '建议版 2']) {
          await (await region(name)).findByText('还差 4 款');
        }
      },
    );
    await step('a full sheet takes no more of it, and says so', async () => {
      await move(page.getByRole('region', { name: '待拼' }), orderSN, /^建议版 1$/);
      await screen.findAllByText(`建议版 1 没有空位，订单 ${orderSN} 未移动`);
      await (await region('待拼')).findByText('本处款 17–20');
    });
    await step('two of its styles go to a saved sheet', async () => {
      const dialog = await split(page.getByRole('region', { name: '待拼' }));
      const styles = dialog.getByRole('textbox', { name: '哪几款' });
      await userEvent.clear(styles);
      await userEvent.type(styles, '17-18');
      await userEvent.click(dialog.getByRole('button', { name: '移动这些款' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await (await region('版 P20261120-00007')).findByText('本处款 17–18');
      await (await region('待拼')).findByText('还差 2 款');
    });
    await step('what is saved are these styles', async () => {
      const saved = await region('版 P20261120-00007');
      await userEvent.click(saved.getByRole('button', { name: '保存版' }));
      await waitFor(() => expect(sent(saveGang)).toHaveLength(1));
      await expect(sent(saveGang)[0]).toMatchObject({
        sheets: [
          { id: 7, rev: 2, orders: [21, 22, 18], parts: [{ orderId: 18, styles: [17, 18] }] },
        ],
      });
    });
  },
};

/** A job lies on two sheets, which go together; on two others not all of it lies, and they say what is missing. */
export const Bound: Story = {
  args: withAnswers(
    on(getGang, () => {
      const sheet = (id: number, part: readonly number[]) => ({
        ...gangSheet({ id, sheetNo: `P20261120-0000${id}` }),
        orders: [manyStyles(part)],
      });
      const of = ({ id, sheetNo, rev }: ReturnType<typeof sheet>) => ({ id, sheetNo, rev });
      const [a, b] = [sheet(7, range(1, 8)), sheet(8, range(9, 16))];
      const missing = messageOf(refusals.unlaid, { orderSN: manyStyles().orderSN, count: 4 });
      const steps = [{ event: 'OPEN_WORK_ORDER' as const, refusal: missing }];
      return sent(saveGang).length === 0
        ? room([
            {
              ...gangGroup({}),
              waiting: [manyStyles(range(17, 20))],
              sheets: [
                { ...a, bound: [of(b)], steps },
                { ...b, bound: [of(a)], steps },
              ],
            },
          ])
        : room([
            {
              ...gangGroup({ waiting: [] }),
              sheets: [
                { ...a, bound: [of(b), { id: 9, sheetNo: 'P20261120-00009', rev: 1 }] },
                { ...b, bound: [of(a), { id: 9, sheetNo: 'P20261120-00009', rev: 1 }] },
                { ...sheet(9, range(17, 20)), rev: 1, bound: [of(a), of(b)] },
              ],
            },
          ]);
    }),
  ),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const first = within(await page.findByRole('region', { name: '版 P20261120-00007' }));
    await step('what is missing keeps the work order back', async () => {
      const why = `订单 ${manyStyles().orderSN} 还差 4 款没有上版，放齐后再开工单`;
      await first.findByText(why);
      await expect(first.getByRole('button', { name: '开工单' })).toBeDisabled();
      await expect(first.getByRole('button', { name: '开工单' })).toHaveAccessibleDescription(why);
      await first.findByText('有订单分在几版上，与版 P20261120-00008 一起处理');
    });
    await step('once the rest is laid all of its sheets are opened at once', async () => {
      const rest = within(page.getByRole('region', { name: '建议版 1' }));
      await userEvent.click(rest.getByRole('button', { name: '保存版' }));
      await waitFor(() => expect(first.getByRole('button', { name: '开工单' })).toBeEnabled());
      await userEvent.click(first.getByRole('button', { name: '开工单' }));
      await waitFor(() =>
        expect(sent(actGang)).toEqual([
          {
            ...{ id: 7, rev: 2, event: 'OPEN_WORK_ORDER' },
            bound: [
              { id: 8, rev: 2 },
              { id: 9, rev: 1 },
            ],
          },
        ]),
      );
      await screen.findAllByText('已开工单，1 张订单');
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
        expect(sent(actGang)[0]).toEqual({
          ...{ id: 7, rev: 2, event: 'OPEN_WORK_ORDER' },
          bound: [],
        }),
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
      await expect(dialog.getByText(/发货日顺延 2 个工作日并通知客户/)).toBeVisible();
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
