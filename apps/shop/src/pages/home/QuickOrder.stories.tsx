// Quick order on the first page: a pasted requirement, read along.
import { parseRequirement } from '@banxin/contract/calls/order/requirement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chineseIn } from '../../stories/chineseIn.ts';
import { understood } from '../../stories/fixtures/requirement.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import { QuickOrder } from './parts/QuickOrder.tsx';

const meta = {
  title: 'Screens/HomeQuickOrder',
  tags: ['screen:/', '!autodocs'],
  args: { path: '/', user: null, answers: on(parseRequirement, (input) => understood(input)) },
  render: (args) => (
    <StoryShop {...args}>
      <QuickOrder />
    </StoryShop>
  ),
} satisfies Meta<Omit<StoryShopProps, 'children'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const LABEL = /粘贴订单要求/;
const write = async (canvasElement: HTMLElement, words: string) => {
  const page = within(canvasElement);
  const box = await page.findByRole('textbox', { name: LABEL });
  await userEvent.click(box);
  await userEvent.paste(words);
  return { page, box: box as HTMLTextAreaElement };
};

/** Words become chips, a price and a way on; nothing is pressed for it. */
export const Understood: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const { page } = await write(
      canvasElement,
      '铜版名片 300g 覆膜 5盒\nA4三折页 157克铜版 2000份',
    );
    await step('each job has its configuration and its price', async () => {
      const ways = await page.findAllByRole('link', { name: /^用这个配置：/ });
      await expect(ways).toHaveLength(2);
      const [first] = ways;
      await expect(decodeURIComponent(first?.getAttribute('href') ?? '')).toContain(
        '/product/detail/101?c={"productId":101',
      );
      await expect(page.getByText('覆亮膜（双面）')).toBeVisible();
      await expect(canvasElement.querySelectorAll('[data-component=Money]')).toHaveLength(2);
    });
  },
};

/** One press mends what was not understood: the text is changed, and read again. */
export const Mended: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const { page, box } = await write(canvasElement, '名片 加厚版 5盒');
    await step('three offers', async () => {
      await page.findByText('没看懂“加厚版”');
      await expect(page.getAllByRole('button', { name: /^把“加厚版”改为/ })).toHaveLength(3);
    });
    await step('one press changes the text', async () => {
      await userEvent.click(await page.findByRole('button', { name: '把“加厚版”改为350g' }));
      await expect(box.value).toBe('名片 350g 5盒');
      await waitFor(() => expect(page.queryByText('没看懂“加厚版”')).toBeNull());
      await page.findByText(/350g 白卡 · 90×54/);
    });
  },
};

/** What cannot be made so is made otherwise, and says why; what a product lacks, and what is said twice. */
export const Otherwise: Story = {
  tags: ['sheet'],
  play: async ({ canvasElement, step }) => {
    const { page, box } = await write(
      canvasElement,
      '双胶纸单页 覆膜 1000张\n牛皮纸名片 500张\n明信片 5盒 10盒\n300g 2000个',
    );
    await step('the reason', async () => {
      await page.findByText('已改为可行的配置：双胶纸不能覆膜：纸面吸胶会起泡');
    });
    await step('what the product does not have', async () => {
      await expect(page.getByText('铜版纸名片没有“牛皮纸”')).toBeVisible();
    });
    await step('what was said twice can be taken out', async () => {
      await userEvent.click(page.getByRole('button', { name: '去掉“10盒”' }));
      await expect(box.value).toContain('明信片 5盒\n');
    });
  },
};

/** A line that counts anew without a product is not guessed at: both readings stand there, one press each. */
export const AnotherOrMore: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const { page, box } = await write(canvasElement, '明信片 5盒\n300g 2000个');
    await step('it says what is not known', async () => {
      await page.findByText('“300g 2000个”是另一件，还是接着上一件？');
      await expect(page.getAllByRole('link', { name: /^用这个配置：/ })).toHaveLength(1);
      await expect(box.value).toBe('明信片 5盒\n300g 2000个');
    });
  },
};

export const OneOfTheTwo: Story = {
  play: async ({ canvasElement, step }) => {
    const { page, box } = await write(canvasElement, '明信片 5盒\n300g 2000个');
    await step('one press: a job of its own, of the product above', async () => {
      await userEvent.click(await page.findByRole('button', { name: '另一件：明信片 · 感谢卡' }));
      await expect(box.value).toBe('明信片 5盒\n明信片 · 感谢卡 300g 2000个');
      await waitFor(() =>
        expect(page.getAllByRole('link', { name: '用这个配置：明信片 · 感谢卡' })).toHaveLength(2),
      );
    });
    await step('one press: more of the job above', async () => {
      await userEvent.clear(box);
      await userEvent.click(box);
      await userEvent.paste('明信片 5盒\n300g 2000个');
      await userEvent.click(await page.findByRole('button', { name: '接着上一件，去掉“2000个”' }));
      await expect(box.value).toBe('明信片 5盒 300g');
      await waitFor(() => expect(page.queryByText(/是另一件，还是接着上一件/)).toBeNull());
    });
  },
};

/** Nothing is asked while a word is being composed. */
export const Composing: Story = {
  args: {
    answers: on(parseRequirement, (input) =>
      input.text.includes('ming') ? failed(500) : understood(input),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = (await page.findByRole('textbox', { name: LABEL })) as HTMLTextAreaElement;
    await userEvent.click(box);
    box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    await userEvent.type(box, 'ming');
    await userEvent.clear(box);
    await userEvent.paste('名片 5盒');
    box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await page.findByRole('link', { name: '用这个配置：铜版纸名片' });
    await expect(page.queryByText('这段要求没有看懂成功')).toBeNull();
  },
};

/** A failed call keeps the text and offers to try again. */
export const Failed: Story = {
  tags: ['photo'],
  args: {
    answers: on(
      parseRequirement,
      (() => {
        let asked = 0;
        return (input) => {
          asked += 1;
          return asked === 1 ? failed('network') : understood(input);
        };
      })(),
    ),
  },
  play: async ({ canvasElement, step }) => {
    const { page, box } = await write(canvasElement, '名片 5盒');
    await step('the text is still there', async () => {
      await page.findByText('这段要求没有看懂成功');
      await expect(box.value).toBe('名片 5盒');
    });
    await step('trying again reads it', async () => {
      await userEvent.click(page.getByRole('button', { name: /重试/ }));
      await page.findByRole('link', { name: '用这个配置：铜版纸名片' });
    });
  },
};

/** A role that sees no prices: the configuration without them. */
export const WithoutPrices: Story = {
  tags: ['photo'],
  args: { answers: on(parseRequirement, (input) => understood(input, false)) },
  play: async ({ canvasElement }) => {
    const { page } = await write(canvasElement, '名片 5盒');
    await page.findByRole('link', { name: '用这个配置：铜版纸名片' });
    await expect(canvasElement).not.toHaveTextContent('¥');
    await expect(page.getByText('--')).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    const { page } = await write(canvasElement, '铜版名片 300g 覆膜 加厚版 5盒');
    await page.findByText('没看懂“加厚版”');
  },
};

export const English: Story = {
  tags: ['photo'],
  args: { locale: 'en-US' },
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = await page.findByRole('textbox', { name: /Paste your requirement/ });
    await userEvent.click(box);
    await userEvent.paste('business cards 300gsm matt lamination 500 pcs');
    await page.findByRole('link', { name: /^Use this configuration/ });
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
