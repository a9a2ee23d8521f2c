// The header's search: what it offers while words are typed.
import { suggest } from '@banxin/contract/calls/search/search';
import type { Suggestions as Suggested } from '@banxin/contract/calls/search/search.schemas';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { catalogueAnswers } from '../../stories/fixtures/quoting.ts';
import { searchAnswers, suggestionsFor } from '../../stories/fixtures/searching.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { failed, on } from '../../stories/storyClient.ts';
import { Header } from './Header.tsx';
import { onEvent, visitor } from './header.testkit.tsx';

/** An answer that comes when it is told to. */
let late: Promise<Suggested>;
let arrive = (): void => undefined;

const meta = {
  title: 'Features/Header',
  component: Header,
  tags: ['!autodocs'],
  ...visitor,
  render: (props) => (
    <StoryShop
      path={pathOf('category')}
      answers={{ ...catalogueAnswers, ...searchAnswers }}
      stored={{ 'searchHistory.1': ['烫金红包', '手提袋'] }}
      onEvent={onEvent}
    >
      <Header {...props} />
    </StoryShop>
  ),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxIn = (canvas: HTMLElement): HTMLElement => within(canvas).getByRole('combobox');

/** An empty box offers what was searched for, and what others search for. */
export const SearchOffers: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(boxIn(canvasElement));
    await expect(await page.findByRole('group', { name: '热门搜索' })).toBeVisible();
    await expect(page.getByRole('option', { name: '烫金红包' })).toBeVisible();
    // The box is told after the list is drawn.
    await waitFor(() => expect(boxIn(canvasElement)).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(boxIn(canvasElement)).toHaveFocus();
  },
};

/** While words are typed: products, help and own orders, by arrows and Enter. */
export const Suggestions: Story = {
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const box = boxIn(canvasElement);
    await userEvent.type(box, '名片');
    await step('products and help are offered, the words marked', async () => {
      await expect(await page.findByRole('option', { name: '铜版纸名片' })).toBeVisible();
      await expect(page.getByRole('group', { name: '帮助' })).toBeVisible();
    });
    await step('the arrows walk, the box says where', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const [first] = page.getAllByRole('option');
      await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
      await expect(box).toHaveAttribute('aria-activedescendant', first?.id);
      await userEvent.keyboard('{ArrowUp}');
      await expect(box).not.toHaveAttribute('aria-activedescendant');
    });
  },
};

/** Enter opens the marked suggestion. */
export const SuggestionOpened: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(boxIn(canvasElement), '名片');
    await page.findByRole('option', { name: '特种纸名片' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(await page.findByTestId('left')).toHaveTextContent('/product/detail/102');
  },
};

/** Suggestions that fail are not there; Enter still searches. */
export const SuggestionsFail: Story = {
  render: (args) => (
    <StoryShop
      path={pathOf('productDetail', { id: 501 })}
      answers={{ ...catalogueAnswers, ...on(suggest, failed()) }}
      onEvent={onEvent}
    >
      <Header {...args} />
    </StoryShop>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(boxIn(canvasElement), '名片{Enter}');
    await expect(await page.findByTestId('left')).toHaveTextContent('/search?q=名片');
  },
};

/** An answer to words that are no longer in the box is not shown. */
export const LateAnswer: Story = {
  beforeEach: () => {
    late = new Promise((answer) => {
      arrive = () => answer(suggestionsFor('名片'));
    });
  },
  render: (args) => (
    <StoryShop
      path={pathOf('productDetail', { id: 501 })}
      answers={{
        ...catalogueAnswers,
        ...on(suggest, ({ words }) => (words === '名片' ? late : suggestionsFor(words))),
      }}
      onEvent={onEvent}
    >
      <Header {...args} />
    </StoryShop>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = boxIn(canvasElement);
    await userEvent.type(box, '名片');
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledWith('call Search.Suggest', { words: '名片' }),
    );
    await userEvent.clear(box);
    await userEvent.type(box, '手提袋');
    await page.findAllByRole('option', { name: /手提袋/ });
    arrive();
    await late;
    await expect(page.queryByRole('option', { name: '铜版纸名片' })).toBeNull();
  },
};
