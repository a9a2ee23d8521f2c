import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as css from '../../internal/storyGrid.css.ts';
import { Pager, type PagerProps } from './Pager.tsx';

function Held(props: PagerProps): ReactNode {
  const [page, setPage] = useState(props.page);
  const [pageSize, setPageSize] = useState(props.pageSize ?? 20);
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
  args: { total: 286, page: 1, onChange: fn() },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div className={css.sheet}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div className={css.column}>
      <Held {...args} label="中间" page={8} />
      <Held {...args} label="末页" page={15} />
      <Held {...args} label="很短" total={12} />
      <Held {...args} label="空" total={0} pageSizes={[]} />
    </div>
  ),
};

/** 20 rows by default; sizes 10, 20, 50, 100, 200; the keyboard reaches all of it. */
export const PagesAndSizes: Story = {
  play: async ({ canvasElement, args, step }) => {
    const pager = within(within(canvasElement).getByRole('navigation', { name: '分页' }));
    await step('the first page is current and has no previous one', async () => {
      await expect(pager.getByText('共 286 条')).toBeVisible();
      // On a phone the numbers fold into one.
      await expect(pager.getByRole('button', { name: '第 1 页', hidden: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(pager.getByRole('button', { name: '上一页' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(pager.getByRole('button', { name: '上一页' }));
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step(
      'Enter on the next button shows page 2, keeps the focus and announces it',
      async () => {
        const next = pager.getByRole('button', { name: '下一页' });
        next.focus();
        await userEvent.keyboard('{Enter}');
        await expect(args.onChange).toHaveBeenLastCalledWith(2, 20);
        await expect(next).toHaveFocus();
        await expect(pager.getByRole('status')).toHaveTextContent('已到第 2 页，共 15 页');
      },
    );
    await step('the sizes are 10, 20, 50, 100, 200', async () => {
      const sizes = pager.getByRole('combobox', { name: '每页条数' });
      await expect(sizes).toHaveValue('20');
      await expect(
        within(sizes)
          .getAllByRole('option')
          .map((option) => option.getAttribute('value')),
      ).toEqual(['10', '20', '50', '100', '200']);
    });
    await step('another size keeps the first visible row in sight', async () => {
      await userEvent.selectOptions(pager.getByRole('combobox'), '10');
      await expect(args.onChange).toHaveBeenLastCalledWith(3, 10);
    });
  },
};

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

export const MatrixPhone: Story = { ...Matrix, globals: { viewport: { value: 'phone390' } } };
