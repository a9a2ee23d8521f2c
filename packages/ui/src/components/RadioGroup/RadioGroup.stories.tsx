// RadioGroup.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { field } from '../../internal/fieldStyle.css.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Money } from '../Money/Money.tsx';
import { guide } from './RadioGroup.guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

const invoices = [
  { id: 'none', label: '不开发票' },
  { id: 'plain', label: '普通发票' },
  { id: 'special', label: '专用发票', isDisabled: true },
];
const carriers = [
  {
    id: 'zto',
    label: '中通快递',
    description: '11 月 23 日 送达',
    detail: <Money fen={600} />,
  },
  { id: 'sf', label: '顺丰速运', description: '11 月 22 日 送达', detail: <Money fen={1800} /> },
  {
    id: 'self',
    label: '到厂自提',
    description: '永城工厂，加急订单不支持自提；改为常规交付后可选',
    detail: <Money fen={0} />,
    isDisabled: true,
  },
];

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  parameters: { guide },
  args: { label: '发票类型', options: invoices, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'none' } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={RadioGroup}
      args={{ ...args, defaultValue: 'none' }}
      axes={{ labelPosition: field, orientation: ['horizontal', 'vertical'] }}
      alone={{ variant: ['card'] }}
      on="[data-part=choice]"
      states={{
        hovered: 'hovered',
        focused: 'focus-visible',
        error: { errorMessage: '专用发票需要先完成企业认证', isRequired: true },
        disabled: { isDisabled: true },
      }}
    />
  ),
};

/** Choices with consequences stand in cards: what it is, when it comes, what it costs. */
export const Cards: Story = {
  tags: ['photo'],
  args: { label: '配送方式', variant: 'card', options: carriers, defaultValue: 'zto' },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('radio', { name: /中通快递.*11 月 23 日 送达.*6\.00/ }),
    ).toBeChecked();
    await userEvent.click(canvas.getByText('11 月 22 日 送达'));
    await expect(args.onChange).toHaveBeenCalledWith('sf');
    await userEvent.click(canvas.getByText('到厂自提'), { pointerEventsCheck: 0 });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** Tab enters at the choice; arrows move it in both directions, wrap at the ends and pass disabled ones. */
export const Keyboard: Story = {
  args: { label: '配送方式', variant: 'card', options: carriers, defaultValue: 'sf' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /顺丰速运/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /中通快递/ })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /顺丰速运/ })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /顺丰速运/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('sf');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Without a choice Tab enters at the first radio, and Space chooses it. */
export const NoneYet: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const first = canvas.getByRole('radio', { name: '不开发票' });
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('none');
  },
};

/** The group has one name, one help and one error. */
export const GroupError: Story = {
  args: { errorMessage: '请选择发票类型', description: '开票金额为实付金额', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /发票类型/ });
    await expect(group).toBeRequired();
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(/开票金额为实付金额.*请选择发票类型/);
  },
};

const sent = fn();

/** A form gets the id of the choice. */
export const InForm: Story = {
  render: (args) => (
    <Form aria-label="开票" onSubmit={(data) => sent(data.get('invoice'))}>
      <RadioGroup {...args} name="invoice" defaultValue="none" />
      <Button type="submit">提交</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: '普通发票' }));
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(sent).toHaveBeenCalledWith('plain');
  },
};
