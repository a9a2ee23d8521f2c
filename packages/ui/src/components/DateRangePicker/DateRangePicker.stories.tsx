// DateRangePicker.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { boxSize, field } from '../../internal/fieldStyle.css.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { guide } from './DateRangePicker.guide.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const week = { start: '2026-11-14', end: '2026-11-20' };

const meta = {
  title: 'Fields/DateRangePicker',
  component: DateRangePicker,
  parameters: { guide },
  args: { label: '下单时间', today: '2026-11-20', onChange: fn() },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: week } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={DateRangePicker}
      args={args}
      axes={{ size: boxSize }}
      alone={{ labelPosition: field }}
      on="[data-part=box]"
      width="full"
      states={{
        chosen: { defaultValue: week },
        hovered: 'hovered',
        described: { description: '按付款时间查询', isRequired: true, defaultValue: week },
        error: { errorMessage: '请选择时间' },
        readOnly: { defaultValue: week, isReadOnly: true },
        disabled: { defaultValue: week, isDisabled: true },
      }}
    />
  ),
};

const open = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: /打开日历/ }));
  return screen.findAllByRole('grid');
};
const closed = () => waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
const day = (name: RegExp) => screen.getByRole('button', { name });

/** Two months, the usual ranges beside them, the limit with its reason below. */
export const Open: Story = {
  tags: ['photo'],
  args: {
    defaultValue: week,
    maxValue: '2026-11-20',
    maxDays: 92,
    maxDaysReason: '更早的订单请分段查询',
  },
  play: async ({ canvas }) => {
    const grids = await open(canvas);
    await expect(grids).toHaveLength(2);
    await waitFor(() =>
      expect(screen.getByText('最多选 92 天：更早的订单请分段查询')).toBeVisible(),
    );
    await waitFor(() => expect(day(/11月20日.*今天.*结束/)).toBeVisible());
    await expect(day(/11月21日/)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The usual ranges are computed from the day that is handed in; a press takes one and closes. */
export const Presets: Story = {
  play: async ({ canvas, args }) => {
    const taken = [
      ['今天', '2026-11-20', '2026-11-20'],
      ['近 7 天', '2026-11-14', '2026-11-20'],
      ['近 30 天', '2026-10-22', '2026-11-20'],
      ['本月', '2026-11-01', '2026-11-30'],
      ['上月', '2026-10-01', '2026-10-31'],
    ] as const;
    for (const [name, start, end] of taken) {
      await open(canvas);
      await userEvent.click(screen.getByRole('button', { name }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ start, end });
      await closed();
    }
  },
};

/** Ranges are cut at the last day, and left out where they break the limit. */
export const PresetsWithinLimits: Story = {
  args: { maxValue: '2026-11-20', maxDays: 20 },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await expect(screen.queryByRole('button', { name: '近 30 天' })).toBeNull();
    await expect(screen.queryByRole('button', { name: '上月' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '本月' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-01',
      end: '2026-11-20',
    });
  },
};

/** Enter begins and ends a range; arrows reach over both months. */
export const Keyboard: Story = {
  args: { defaultValue: week },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await waitFor(() => expect(day(/11月14日/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-21',
      end: '2026-11-29',
    });
    await closed();
  },
};

/** Once a range has begun, days beyond the limit cannot end it. */
export const MaxDays: Story = {
  args: { maxDays: 7, defaultValue: { start: '2026-11-02', end: '2026-11-03' } },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.click(day(/11月10日/));
    await expect(day(/11月17日/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/11月16日/));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-10',
      end: '2026-11-16',
    });
  },
};

/** What is typed may break the rules: it is kept and marked. */
export const Typing: Story = {
  args: { maxDays: 31 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('20261101');
    await userEvent.keyboard('20261231');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-01',
      end: '2026-12-31',
    });
    await expect(canvas.getByText('最多选 31 天')).toBeVisible();
  },
};

/** A range that ends before it begins is marked. */
export const Reversed: Story = {
  tags: ['photo'],
  args: { defaultValue: { start: '2026-11-20', end: '2026-11-14' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('开始日期晚于结束日期')).toBeVisible();
  },
};

/** One press removes the range; a required field offers none. */
export const Clear: Story = {
  args: { defaultValue: week },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(canvas.queryByRole('button', { name: '清除' })).toBeNull();
  },
};

/** Escape closes, changes nothing and returns the focus. */
export const Escape: Story = {
  args: { defaultValue: week },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(canvas.getByRole('button', { name: /打开日历/ })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const sent = fn();

/** A form gets both days as text. */
export const InForm: Story = {
  render: (args) => (
    <Form aria-label="筛选" onSubmit={(data) => sent(Object.fromEntries(data))}>
      <DateRangePicker {...args} startName="from" endName="to" defaultValue={week} />
      <Button type="submit">查询</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(sent).toHaveBeenCalledWith({ from: '2026-11-14', to: '2026-11-20' });
  },
};

/** On a phone a drawer with one month, the usual ranges above it. */
export const Phone: Story = {
  tags: ['photo'],
  args: { defaultValue: week, maxDays: 92 },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await expect(await open(canvas)).toHaveLength(1);
    const { left, right, bottom } = screen.getByRole('dialog').getBoundingClientRect();
    await expect([left, right, bottom]).toEqual([
      0,
      document.documentElement.getBoundingClientRect().width,
      innerHeight,
    ]);
  },
};

export const English: Story = {
  args: { label: 'Ordered', defaultValue: { start: '2026-11-20', end: '2026-11-14' } },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The start is after the end')).toBeVisible();
  },
};
