// Pager (specification §9): total, previous, pages, next, sizes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import * as grid from '../../stories/storyGrid.css.ts';
import { guide } from './Pager.guide.ts';
import { Pager, type PagerProps } from './Pager.tsx';

/** A list that remembers its page. */
function Held(props: PagerProps): ReactNode {
  const [page, setPage] = useState(props.page);
  const [pageSize, setPageSize] = useState(props.pageSize);
  return (
    <Pager
      {...props}
      page={page}
      pageSize={pageSize}
      onChange={(nextPage, nextSize) => {
        props.onChange(nextPage, nextSize);
        setPage(nextPage);
        setPageSize(nextSize);
      }}
    />
  );
}

const meta = {
  title: 'Navigation/Pager',
  component: Pager,
  parameters: { guide },
  args: {
    total: 286,
    page: 1,
    pageSize: 20,
    pageSizes: [10, 20, 50, 100, 200],
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div className={grid.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { globals: { viewport: { value: 'laptop1366' } } };

export const Default: Story = {};

export const Matrix: Story = {
  // On one page only one pager has a name; a sheet of variants repeats it.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <MatrixSheet
      of={Pager}
      args={args}
      alone={{ page: [1, 8, 15], total: [0, 12, 1_234_567], pageSizes: [[]] }}
      states={{ hovered: 'hovered', focused: 'focus-visible' }}
      on="[data-part=step]:last-of-type"
      width="full"
    />
  ),
};

/** In reading order: total, previous, pages, next, sizes. The keyboard reaches all of it. */
export const Order: Story = {
  ...wide,
  play: async ({ canvas }) => {
    const pager = within(canvas.getByRole('navigation', { name: '分页' }));
    await expect(pager.getByText('共 286 条')).toBeVisible();
    const stops: string[] = [];
    for (;;) {
      await userEvent.tab();
      const stop = document.activeElement;
      if (stop === null || stop === document.body || stops.length > 20) break;
      stops.push(stop.getAttribute('aria-label') ?? '');
    }
    await expect(stops).toEqual([
      '上一页',
      '第 1 页',
      '第 2 页',
      '第 3 页',
      '第 4 页',
      '第 5 页',
      '向后 5 页',
      '第 15 页',
      '下一页',
      '每页条数',
    ]);
    await expect(pager.getByRole('button', { name: '第 1 页' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** At both ends the button rests, stays in the keyboard's way and says why. */
export const Ends: Story = {
  args: { total: 40 },
  play: async ({ canvas, args }) => {
    const previous = canvas.getByRole('button', { name: '上一页' });
    const next = canvas.getByRole('button', { name: '下一页' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveAccessibleDescription('已是第一页');
    await expect(next).not.toHaveAccessibleDescription();
    await userEvent.click(previous);
    await expect(args.onChange).not.toHaveBeenCalled();
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAccessibleDescription('已是最后一页');
    await expect(previous).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** The page that has come is announced once; the focus stays on what was pressed. */
export const Announced: Story = {
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const next = canvas.getByRole('button', { name: '下一页' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2, 20);
    await expect(next).toHaveFocus();
    await expect(status).toHaveTextContent('已到第 2 页，共 15 页');
  },
};

/** Enter on the last number jumps there; the gaps jump five pages and never lose the focus. */
export const Jumps: Story = {
  ...wide,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '第 15 页' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(15, 20);
    await expect(canvas.getByRole('button', { name: '第 15 页' })).toHaveFocus();
    canvas.getByRole('button', { name: '向前 5 页' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10, 20);
    await expect(canvas.getByRole('button', { name: '向前 5 页' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1, 20);
    // The gap is gone: the focus is on the page it led to.
    await expect(canvas.queryByRole('button', { name: '向前 5 页' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveFocus();
  },
};

/** The sizes are 10, 20, 50, 100 and 200, 20 unless chosen; another size keeps the first row in sight. */
export const Sizes: Story = {
  args: { page: 3 },
  play: async ({ canvas, args }) => {
    const sizes = canvas.getByRole('combobox', { name: '每页条数' });
    await expect(sizes).toHaveValue('20');
    const values = within(sizes)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
    await expect(values).toEqual(['10', '20', '50', '100', '200']);
    await userEvent.selectOptions(sizes, '10');
    await expect(args.onChange).toHaveBeenLastCalledWith(5, 10);
    await userEvent.selectOptions(sizes, '200');
    await expect(args.onChange).toHaveBeenLastCalledWith(1, 200);
  },
};

/** The current page is no way to itself. */
export const CurrentPage: Story = {
  ...wide,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 1 页' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** On a phone the numbers fold into one, and what is pressed is 40 px high. */
export const Phone: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: { page: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 / 15')).toBeVisible();
    await expect(canvas.getByText('第 8 页，共 15 页')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '第 8 页' })).toBeNull();
    await expect(placeOf(canvas.getByRole('button', { name: '下一页' })).height).toBe(40);
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** An empty list has one page and no way on. */
export const Empty: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('共 0 条')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下一页' })).toHaveAccessibleDescription(
      '已是最后一页',
    );
  },
};

/** Seven figures still fit; a page beyond the end shows the last one. */
export const Huge: Story = {
  tags: ['photo'],
  args: { total: 1_234_567, page: 99_999, pageSize: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('共 1,234,567 条')).toBeVisible();
    await expect(canvas.getByText('第 61729 页，共 61729 页')).toBeInTheDocument();
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const pager = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pager.getByText('286 in total')).toBeVisible();
    await expect(pager.getByRole('button', { name: 'Previous page' })).toHaveAccessibleDescription(
      'This is the first page',
    );
  },
};
