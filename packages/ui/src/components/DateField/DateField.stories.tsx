// DateField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { boxSize, field } from '../../internal/fieldStyle.css.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { guide } from './DateField.guide.ts';
import { DateField } from './DateField.tsx';

/** The plant rests on Sundays, and for an inventory. */
const closed = (day: string): string | undefined => {
  if (day >= '2026-11-25' && day <= '2026-11-27') return '工厂盘点，不发货';
  return day === '2026-11-29' ? '周日不送货' : undefined;
};

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  parameters: { guide },
  args: { label: '送达日期', today: '2026-11-20', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '2026-11-23' } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={DateField}
      args={args}
      axes={{ size: boxSize }}
      alone={{ labelPosition: field }}
      on="[data-part=box]"
      width="field"
      states={{
        chosen: { defaultValue: '2026-11-23' },
        hovered: 'hovered',
        described: { description: '永城工厂常规 3 天送达', isRequired: true },
        error: { errorMessage: '请选择送达日期' },
        readOnly: { defaultValue: '2026-11-23', isReadOnly: true },
        disabled: { defaultValue: '2026-11-23', isDisabled: true },
      }}
    />
  ),
};

const grid = () => screen.findByRole('grid');
const focused = () => document.activeElement?.getAttribute('aria-label');

/** The open calendar: the choice, today, and what cannot be chosen with its reason. */
export const Open: Story = {
  tags: ['photo'],
  args: { defaultValue: '2026-11-23', minValue: '2026-11-20', unavailableReason: closed },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /打开日历/ }));
    await grid();
    await waitFor(() =>
      expect(screen.getByText('11月25日–11月27日：工厂盘点，不发货')).toBeVisible(),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /11月20日.*今天/ })).toBeVisible(),
    );
    await expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('23');
  },
};

/** Year, month and day are figures of their own: typed, turned with arrows, and told once complete. */
export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /年/ })).toHaveFocus();
    await userEvent.keyboard('20261123');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-24');
  },
};

/** In the calendar arrows go by day and week, PageUp and PageDown by month, Home and End to its ends. */
export const Keyboard: Story = {
  args: { defaultValue: '2026-11-23' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await grid();
    await waitFor(() => expect(focused()).toMatch(/11月23日/));
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toMatch(/11月24日/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toMatch(/12月1日/);
    await userEvent.keyboard('{PageUp}');
    await expect(focused()).toMatch(/11月1日/);
    await userEvent.keyboard('{End}');
    await expect(focused()).toMatch(/11月30日/);
    await userEvent.keyboard('{Home}');
    await expect(focused()).toMatch(/11月1日/);
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('group')).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

/** Escape closes the calendar, changes nothing and returns the focus. */
export const Escape: Story = {
  args: { defaultValue: '2026-11-23' },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: /打开日历/ });
    await userEvent.click(toggle);
    await grid();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A day that cannot be chosen can be reached, and says why; pressing it does nothing. */
export const Unavailable: Story = {
  tags: ['photo'],
  args: { defaultValue: '2026-11-24', unavailableReason: closed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /打开日历/ }));
    await grid();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toMatch(/11月25日.*不可选：工厂盘点，不发货/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A typed day outside of the limits is kept and marked, with what would be right. */
export const OutOfLimits: Story = {
  args: { defaultValue: '2026-11-19', minValue: '2026-11-20', maxValue: '2027-02-28' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('最早可选 2026年11月20日')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /年/ })).toHaveAccessibleDescription(
      /最早可选 2026年11月20日/,
    );
  },
};

/** 今天 and 清除 below the calendar; a required field offers no 清除. */
export const Shortcuts: Story = {
  args: { defaultValue: '2026-12-31' },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: /打开日历/ });
    await userEvent.click(toggle);
    await grid();
    await userEvent.click(screen.getByRole('button', { name: '今天' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await userEvent.click(toggle);
    await grid();
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

const sent = fn();

/** A form gets the day as text. */
export const InForm: Story = {
  render: (args) => (
    <Form aria-label="交付" onSubmit={(data) => sent(Object.fromEntries(data))}>
      <DateField {...args} name="day" defaultValue="2026-11-23" />
      <Button type="submit">提交</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(sent).toHaveBeenCalledWith({ day: '2026-11-23' });
  },
};

/** On a phone the calendar is a drawer at the bottom edge, with days of 44 px. */
export const Phone: Story = {
  args: { defaultValue: '2026-11-23', unavailableReason: closed },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /打开日历/ }));
    await grid();
    const { left, right, bottom } = screen.getByRole('dialog').getBoundingClientRect();
    await expect([left, right, bottom]).toEqual([
      0,
      document.documentElement.getBoundingClientRect().width,
      innerHeight,
    ]);
    await expect(screen.getByRole('button', { name: /11月20日/ }).offsetHeight).toBe(44);
  },
};

export const English: Story = {
  args: { label: 'Delivery', defaultValue: '2026-11-19', minValue: '2026-11-20' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not before November 20, 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Open calendar/ })).toBeVisible();
  },
};
