// Checkbox.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { guide } from './Checkbox.guide.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { children: '记住我', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultSelected: true } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Checkbox}
      args={args}
      axes={{ isDisabled: [false, true], defaultSelected: [false, true] }}
      states={{
        hovered: 'hovered',
        pressed: 'pressed',
        focused: 'focus-visible',
        indeterminate: { isIndeterminate: true },
        invalid: { isInvalid: true },
        description: { description: '本机 7 天内免登录' },
      }}
    />
  ),
};

/** Space toggles it; Enter is left to the form around it. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: '记住我' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
  },
};

/** The words are part of what can be pressed. */
export const Words: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('记住我'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

const orders = ['BX20261120-01', 'BX20261120-02', 'BX20261120-03'];

/** Some of many: neither ticked nor not, and told so; a press ticks them all. */
export const Indeterminate: Story = {
  render: function Selection() {
    const [chosen, setChosen] = useState<string[]>(orders.slice(0, 1));
    return (
      <Checkbox
        isSelected={chosen.length === orders.length}
        isIndeterminate={chosen.length > 0 && chosen.length < orders.length}
        onChange={(all) => setChosen(all ? orders : [])}
      >
        {`已选 ${chosen.length} 个订单，共 ${orders.length} 个`}
      </Checkbox>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '已选 1 个订单，共 3 个' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(canvas.getByRole('checkbox', { name: '已选 3 个订单，共 3 个' })).toBeChecked();
  },
};

const sent = fn();

/** In a form a ticked box sends its value, one without a tick sends nothing. */
export const InForm: Story = {
  render: () => (
    <Form aria-label="下单" onSubmit={(data) => sent(Object.fromEntries(data))}>
      <Stack gap={12}>
        <Checkbox name="sample" value="yes" defaultSelected>
          随货寄样
        </Checkbox>
        <Checkbox name="insured" value="yes">
          保价运输
        </Checkbox>
      </Stack>
      <Button type="submit">提交</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(sent).toHaveBeenCalledWith({ sample: 'yes' });
  },
};

/** A disabled box is out of the keyboard's way. */
export const Disabled: Story = {
  args: { isDisabled: true, defaultSelected: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
    await userEvent.click(canvas.getByText('记住我'), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Long words wrap beside the box, which stays on the first line. */
export const LongWords: Story = {
  tags: ['photo'],
  args: {
    children:
      '我已阅读并同意《承印品协议书》《平台服务协议》与《隐私政策》，知悉印刷成品与屏幕显示存在色差',
    description: '协议更新时会在下单前再次请您确认',
  },
  globals: { viewport: { value: 'phone390' } },
};
