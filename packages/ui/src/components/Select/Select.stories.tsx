// Select.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { boxSize, field } from '../../internal/fieldStyle.css.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogTrigger } from '../Dialog/Dialog.tsx';
import { Form } from '../Form/Form.tsx';
import { guide } from './Select.guide.ts';
import { Select } from './Select.tsx';

const periods = [
  { id: '3m', label: '近 3 个月', detail: '24 单' },
  { id: '6m', label: '近半年', detail: '61 单' },
  { id: 'all', label: '全部时间', detail: '286 单' },
  { id: 'old', label: '已归档', isDisabled: true },
];
const provinces = ['北京市', '河北省', '河南省', '湖北省', '湖南省', '四川省', '浙江省'].map(
  (label) => ({ id: label, label }),
);
const months = Array.from({ length: 12 }, (_, n) => ({ id: `${n + 1}`, label: `${n + 1} 月` }));

const meta = {
  title: 'Fields/Select',
  component: Select,
  parameters: { guide },
  args: { label: '下单时间', options: periods, onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '3m' } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Select}
      args={args}
      axes={{ size: boxSize }}
      alone={{ labelPosition: field }}
      on="[data-part=trigger]"
      width="field"
      states={{
        chosen: { defaultValue: '3m' },
        hovered: 'hovered',
        focused: 'focus-visible',
        described: { description: '默认只看近 3 个月', isRequired: true },
        error: { errorMessage: '请选择时间' },
        disabled: { defaultValue: '3m', isDisabled: true },
      }}
    />
  ),
};

const opened = () => waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const current = () => document.activeElement?.textContent;

/** Open: the choice carries a tick and is read as selected. */
export const Open: Story = {
  tags: ['photo'],
  args: { defaultValue: '3m' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /下单时间/ });
    await userEvent.click(trigger);
    await opened();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('listbox', { name: /下单时间/ })).toBeVisible());
    const option = screen.getByRole('option', { name: /近 3 个月/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('option', { name: '已归档' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Arrow down opens; arrows, Home and End move past disabled options; Enter chooses; the focus returns. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: /下单时间/ });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await waitFor(() => expect(current()).toMatch('近 3 个月'));
    await userEvent.keyboard('{End}');
    await expect(current()).toMatch('全部时间');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(current()).toMatch('近半年');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith('6m');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('近半年');
  },
};

/** Closed, arrows left and right choose at once. */
export const ClosedArrows: Story = {
  args: { defaultValue: '3m' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('6m');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('3m');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Letters find an option by its first letters or, in Chinese, by the first letters of its pinyin; open or closed. */
export const TypeAhead: Story = {
  args: { label: '省份', options: provinces },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: /省份/ });
    await userEvent.tab();
    await userEvent.keyboard('hn');
    await expect(args.onChange).toHaveBeenLastCalledWith('河南省');
    await userEvent.keyboard('{Enter}');
    await opened();
    await userEvent.keyboard('z');
    await waitFor(() => expect(current()).toBe('浙江省'));
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('浙江省');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Digits are found as they are written. */
export const TypeAheadDigits: Story = {
  args: { label: '月份', options: months },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('12');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
  },
};

/** Escape closes without choosing and returns the focus. */
export const Escape: Story = {
  args: { defaultValue: '3m' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    await waitFor(() => expect(canvas.getByRole('button', { name: /下单时间/ })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Inside a dialog Escape closes the list and leaves the dialog open. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (args) => (
    <DialogTrigger>
      <Button>筛选订单</Button>
      <Dialog title="筛选订单">
        <Select {...args} />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选订单' }));
    const dialog = await screen.findByRole('dialog', { name: '筛选订单' });
    const trigger = screen.getByRole('button', { name: /下单时间/ });
    await userEvent.click(trigger);
    await opened();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await opened();
    await userEvent.click(screen.getByRole('option', { name: /近半年/ }));
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith('6m');
    await expect(dialog).toBeVisible();
  },
};

const sent = fn();

/** A form gets the id; help and error are read with the field. */
export const InForm: Story = {
  render: (args) => (
    <Form aria-label="筛选" onSubmit={(data) => sent(data.get('period'))}>
      <Select {...args} name="period" defaultValue="6m" errorMessage="该时间段没有订单" />
      <Button type="submit">查询</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await expect(canvas.getByRole('button', { name: /下单时间/ })).toHaveAccessibleDescription(
      /该时间段没有订单/,
    );
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(sent).toHaveBeenCalledWith('6m');
  },
};

export const English: Story = {
  args: { label: 'Ordered', options: [{ id: '3m', label: 'Last 3 months' }] },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Ordered/ })).toHaveTextContent('Choose');
  },
};
