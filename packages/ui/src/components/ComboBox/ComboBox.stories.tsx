// ComboBox.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { boxSize, field } from '../../internal/fieldStyle.css.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogTrigger } from '../Dialog/Dialog.tsx';
import { Form } from '../Form/Form.tsx';
import { guide } from './ComboBox.guide.ts';
import { ComboBox } from './ComboBox.tsx';

const carriers = [
  { id: 'zto', label: '中通快递' },
  { id: 'sf', label: '顺丰速运', detail: '次日达' },
  { id: 'jd', label: '京东物流' },
  { id: 'deppon', label: '德邦快递' },
];

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox,
  parameters: { guide },
  args: { label: '快递公司', options: carriers, onChange: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'sf' } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={ComboBox}
      args={args}
      axes={{ size: boxSize }}
      alone={{ labelPosition: field }}
      on="[data-part=box]"
      width="field"
      states={{
        chosen: { defaultValue: 'sf' },
        hovered: 'hovered',
        described: { description: '可输入查找', isRequired: true },
        error: { errorMessage: '请选择快递公司' },
        disabled: { defaultValue: 'sf', isDisabled: true },
      }}
    />
  ),
};

const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

/** Typing narrows the list; arrow down and Enter choose; the focus never leaves the input. */
export const Typing: Story = {
  tags: ['photo'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: '快递公司' });
    await userEvent.type(input, '快递');
    await waitFor(() => expect(names()).toEqual(['中通快递', '德邦快递']));
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveFocus();
    const active = input.getAttribute('aria-activedescendant') ?? '';
    await expect(document.getElementById(active)).toHaveTextContent('德邦快递');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('德邦快递');
    await expect(args.onChange).toHaveBeenCalledWith('deppon');
    await closed();
  },
};

/** First letters of the pinyin find an option too. */
export const Initials: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sf');
    await waitFor(() => expect(names()).toEqual(['顺丰速运次日达']));
  },
};

/** Enter that ends the composition of Chinese words neither chooses nor closes nor submits. */
export const Composition: Story = {
  render: (args) => (
    <Form aria-label="物流" onSubmit={() => sent('submitted')}>
      <ComboBox {...args} />
    </Form>
  ),
  play: async ({ canvas, args }) => {
    sent.mockClear();
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await fireEvent.compositionStart(input);
    await fireEvent.change(input, { target: { value: '顺' } });
    await waitFor(() => expect(names()).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(sent).not.toHaveBeenCalled();
    await expect(input).toHaveValue('顺');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await fireEvent.compositionEnd(input);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('sf');
  },
};

/** Escape closes the list; leaving with half a word restores the choice. */
export const Escape: Story = {
  args: { defaultValue: 'zto' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(names()).toEqual(['中通快递']));
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('中通快递'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** An emptied input is no choice. */
export const Emptied: Story = {
  args: { defaultValue: 'zto' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}'.repeat('中通快递'.length));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
};

/** Words without a match say so. */
export const NoMatch: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '海运');
    await waitFor(() => expect(screen.getByText('没有匹配的选项')).toBeVisible());
  },
};

/** The button opens the whole list, whatever was chosen, and is not a stop of its own. */
export const WholeList: Story = {
  tags: ['photo'],
  args: { defaultValue: 'sf' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(names()).toHaveLength(4));
    await expect(screen.getByRole('option', { name: /顺丰速运/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Inside a dialog Escape closes the list and leaves the dialog open. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (args) => (
    <DialogTrigger>
      <Button>填写物流</Button>
      <Dialog title="填写物流">
        <ComboBox {...args} />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '填写物流' }));
    const dialog = await screen.findByRole('dialog', { name: '填写物流' });
    await userEvent.type(screen.getByRole('combobox'), '京');
    await waitFor(() => expect(names()).toEqual(['京东物流']));
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(dialog).toBeVisible();
  },
};

const sent = fn();

/** A form gets the id, or the words themselves where any words are allowed. */
export const InForm: Story = {
  render: (args) => (
    <Form aria-label="物流" onSubmit={(data) => sent(Object.fromEntries(data))}>
      <ComboBox {...args} name="carrier" defaultValue="sf" />
      <ComboBox {...args} label="其他" name="other" allowsCustomValue />
      <Button type="submit">保存</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.type(canvas.getByRole('combobox', { name: '其他' }), '自提');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(sent).toHaveBeenCalledWith({ carrier: 'sf', other: '自提' });
  },
};

export const English: Story = {
  args: { label: 'Carrier', options: [{ id: 'sf', label: 'SF Express' }] },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Carrier' }), 'sea');
    await waitFor(() => expect(screen.getByText('No matching option')).toBeVisible());
  },
};
