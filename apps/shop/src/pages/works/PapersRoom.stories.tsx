// The desk of papers beside what waits: what ends soon, and passing a company by proxy.
import { getDesks } from '@banxin/contract/calls/works/desk';
import {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import { authStatus } from '@banxin/contract/enums/customer';
import { companyStanding } from '@banxin/contract/messages/papers';
import { papers as refusals } from '@banxin/contract/refusals/papers';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { fileFor } from '../../stories/fixtures/files.ts';
import { openedCompany } from '../../stories/fixtures/office.ts';
import {
  companiesToPass,
  endingSoon,
  openedCompanyToPass,
  openedEnding,
} from '../../stories/fixtures/papersDesk.ts';
import type { StoryShopProps } from '../../stories/StoryShop.tsx';
import { on, refusedBy } from '../../stories/storyClient.ts';
import { deskStories } from './deskStories.testkit.tsx';

const licence = fileFor('营业执照', { widthMm: 210, heightMm: 297 }).pages[0]?.preview ?? '';
const rows = {
  waiting: [openedCompany(licence)],
  ending: endingSoon,
  proxy: companiesToPass,
  issued: [],
  awaited: [],
  suspended: [],
};

const desk = {
  ...on(getDesks, { desks: [{ desk: 'papers', count: 1, late: 0 }] }),
  ...on(getOfficeQueue, ({ view = 'waiting' }) => ({
    items: [...rows[view]],
    total: rows[view].length,
  })),
  ...on(getOfficeCase, ({ kind }) =>
    kind === 'certificate' ? openedEnding(licence) : openedCompanyToPass(licence),
  ),
  ...on(claimOffice, { by: '客服中心', isOwn: true, until: '2026-11-20T09:10:00.000+08:00' }),
  ...on(actOffice, ({ number }) => ({ number })),
};

const ending = pathOf('works', { desk: 'papers' }, { tab: 'ending' });
const proxy = pathOf('works', { desk: 'papers' }, { tab: 'proxy' });

const { frame, sent, withAnswers } = deskStories(ending, desk);

const meta = {
  title: 'Screens/WorksPapers',
  tags: ['screen:/works/:desk?', '!autodocs'],
  ...frame,
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement, list: string, title: string): Promise<void> => {
  await within(canvasElement).findByRole('list', { name: list });
  await userEvent.keyboard('j');
  const heading = await within(canvasElement).findByRole('heading', { level: 2, name: title });
  await waitFor(() => expect(heading).toHaveFocus());
};

/** The earliest end first, with the days that are left; the case says what hangs on it and who reminded last. */
export const Ending: Story = {
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await opened(canvasElement, '即将到期的证件', '授权证书 ZS34');
    const page = within(canvasElement);
    const listed = within(page.getByRole('list', { name: '即将到期的证件' })).getAllByRole(
      'button',
    );
    await expect(listed.map((row) => row.textContent)).toEqual([
      expect.stringContaining('还有 3 天'),
      expect.stringContaining('还有 9 天'),
      expect.stringContaining('还有 30 天'),
    ]);
    await expect(page.getByText('11 月 13 日 10:00，小林')).toBeVisible();
    await expect(page.getByText('261119271148092、261119300118240')).toBeVisible();
    await expect(page.getByRole('link', { name: '客户资料' })).toHaveAttribute(
      'href',
      pathOf('works', { desk: 'customers' }, { case: '12' }),
    );
  },
};

/** Three keys: remind, the digit of a usual reason, send; the desk goes on with the next one. */
export const Reminded: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement, '即将到期的证件', '授权证书 ZS34');
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: '提醒客户' }));
    await dialog.findByRole('button', { name: /^请尽快上传/ });
    await userEvent.keyboard('1');
    await expect(dialog.getByRole('button', { name: '提醒客户' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent(actOffice)).toHaveLength(1));
    await expect(sent(actOffice)[0]).toEqual({
      ...{ kind: 'certificate', number: 'ZS34', event: 'REMIND', seen: '1' },
      reason: '请尽快上传新的证书，审核通过后可继续下单',
    });
    await screen.findAllByText('已提醒客户');
    await waitFor(() =>
      expect(sent(claimOffice)).toContainEqual(expect.objectContaining({ kind: 'authentication' })),
    );
  },
};

/** Once a day: the step says when it was done and by whom. */
export const RemindedToday: Story = {
  args: withAnswers(on(getOfficeCase, openedEnding(licence, true))),
  play: async ({ canvasElement }) => {
    await opened(canvasElement, '即将到期的证件', '授权证书 ZS34');
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: '提醒客户' })).toBeDisabled();
    await expect(
      page.getByText('今天已提醒过（11 月 20 日 08:30，小林），明天可以再提醒'),
    ).toBeVisible();
  },
};

export const NothingEnds: Story = {
  args: withAnswers(on(getOfficeQueue, { items: [], total: 0 })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('30 天内没有到期的证件');
    await userEvent.click(within(canvasElement).getByRole('tab', { name: '代认证' }));
    await within(canvasElement).findByText('没有未通过的认证');
    await expect(
      within(canvasElement).getByPlaceholderText('账号、联系人、手机后四位、税号'),
    ).toBeVisible();
  },
};

const passing = async (canvasElement: HTMLElement) => {
  await opened(canvasElement, '可代认证的客户', '企业认证 RZ27');
  await userEvent.keyboard('p');
  return within(await screen.findByRole('dialog', { name: '代认证通过' }));
};

/** Before it is pressed the window says what differs from a pass. */
export const ProxyPass: Story = {
  tags: ['photo'],
  args: { path: proxy },
  play: async ({ canvasElement }) => {
    const dialog = await passing(canvasElement);
    await expect(dialog.getByText('代认证与普通通过的区别')).toBeVisible();
    await expect(dialog.getByText(/没有客户提交的证件作依据/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '企业名称' })).toHaveValue(
      '上海新客文化有限公司',
    );
  },
};

export const ProxyPhone: Story = {
  ...ProxyPass,
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
};

/** A name, a number and a reason; whose number it is already is said at its field, and what was typed stays. */
export const ProxyPassed: Story = {
  args: {
    path: proxy,
    ...withAnswers(
      on(actOffice, ({ number }) =>
        sent(actOffice).length > 1
          ? { number }
          : refusedBy(refusals.taxNumberTaken, { account: '春山包装' }),
      ),
    ),
  },
  play: async ({ canvasElement, step }) => {
    const dialog = await passing(canvasElement);
    const name = dialog.getByRole('textbox', { name: '企业名称' });
    const pass = dialog.getByRole('button', { name: '代认证通过' });
    await step('nothing is sent without a name and a reason', async () => {
      await userEvent.clear(name);
      await userEvent.click(pass);
      await dialog.findByText('请填写企业名称');
      await dialog.findByText('请填写原因，客户会看到（4-200 个字）');
      await expect(sent(actOffice)).toEqual([]);
    });
    await step('passed', async () => {
      await userEvent.type(name, '上海新客书店有限公司');
      await userEvent.click(dialog.getByRole('button', { name: /已核对营业执照原件/ }));
      await userEvent.click(pass);
      await waitFor(() => expect(sent(actOffice)).toHaveLength(1));
      await dialog.findByText('税号已由“春山包装”认证，请核对');
      await expect(name).toHaveValue('上海新客书店有限公司');
      await userEvent.click(pass);
      await waitFor(() => expect(sent(actOffice)).toHaveLength(2));
      await expect(sent(actOffice)[1]).toEqual({
        ...{ kind: 'authentication', number: 'RZ27', event: 'PASS_BY_PROXY', seen: '2' },
        ...{ company: '上海新客书店有限公司', taxNumber: '91310115MA1K40005H' },
        reason: '已核对营业执照原件，由我们代为认证',
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await screen.findAllByText('已代认证通过');
    });
  },
};

/** The customer handed in meanwhile: nothing was done over its own document. */
export const HandedInMeanwhile: Story = {
  args: {
    path: proxy,
    ...withAnswers({
      ...on(actOffice, refusedBy(refusals.companyMoved, { auth: authStatus.submitted })),
      ...on(getOfficeCase, () => ({
        ...openedCompanyToPass(licence),
        ...(sent(actOffice).length > 0 && {
          standing: messageOf(companyStanding.status, { auth: authStatus.submitted }),
          steps: [],
        }),
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await passing(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: /已核对营业执照原件/ }));
    await userEvent.click(dialog.getByRole('button', { name: '代认证通过' }));
    await dialog.findByText('此单已变为“待审核”，未重复处理');
  },
};

/** A name within another one comes after it. */
const theirs = [
  ...['上海城南广告有限公司', '上海新客文化有限公司'],
  ...[...endingSoon, ...companiesToPass].map(({ customer }) => customer),
  ...['春山', '拾光', '小林'],
  ...['商标注册证.jpg', '营业执照.jpg', '证书下周到期，请尽快续期', '照片不清晰，请重新拍摄后上传'],
];

export const English: Story = {
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, 'papers that end soon', 'Certificate ZS34');
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
    await within(canvasElement).findByText('3 days left');
  },
};

export const ProxyEnglish: Story = {
  args: { path: proxy, locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, 'companies that can be passed', 'Authentication RZ27');
    await userEvent.keyboard('p');
    const dialog = await screen.findByRole('dialog', { name: 'Pass by proxy' });
    await within(dialog).findByText('How this differs from a pass');
    const usual = openedCompanyToPass(licence).steps.flatMap(({ templates }) => templates);
    await waitFor(() => expect(chineseIn(canvasElement, theirs)).toEqual([]));
    await expect(chineseIn(dialog, [...usual, ...theirs])).toEqual([]);
  },
};
