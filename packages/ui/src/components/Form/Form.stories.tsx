// Form.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { composingEnters } from '../../stories/fieldChecks.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Form.guide.ts';
import { Form, type FormProps } from './Form.tsx';

const submitted = fn();

const meta = {
  title: 'Fields/Form',
  component: Form,
  parameters: { guide },
  args: {
    'aria-label': '新地址',
    onSubmit: (data) => submitted(Object.fromEntries(data)),
    children: (
      <>
        <TextField label="收件人" name="name" isRequired />
        <TextField label="手机号" name="mobile" type="tel" />
        <TextArea label="备注" name="remark" />
        <Button type="submit" variant="primary">
          保存地址
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sheet'] };

/** Enter in a line of text sends once, with every named field. */
export const EnterSubmitsOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/收件人/), '林小满');
    await userEvent.type(canvas.getByLabelText('手机号'), '13800138000{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
    await expect(submitted).toHaveBeenCalledWith({
      name: '林小满',
      mobile: '13800138000',
      remark: '',
    });
  },
};

/** The Enter that commits Chinese input sends nothing, in both ways that browsers tell of it. */
export const ChineseInput: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/收件人/);
    await userEvent.type(input, '林小满');
    for (const enter of composingEnters) {
      // False: the form has cancelled the key, so that the browser submits nothing.
      await expect(await fireEvent.keyDown(input, enter)).toBe(false);
    }
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};

/** An Enter held down sends once; in a text area it makes lines. */
export const HeldEnter: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/收件人/);
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}');
    await expect(await fireEvent.keyDown(input, { key: 'Enter', repeat: true })).toBe(false);
    await expect(submitted).toHaveBeenCalledTimes(1);
    const remark = canvas.getByLabelText('备注');
    await expect(await fireEvent.keyDown(remark, { key: 'Enter', repeat: true })).toBe(true);
  },
};

function Checked({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const [tries, setTries] = useState(0);
  const wrong = tries > 0;
  return (
    <Form
      aria-label="新地址"
      onSubmit={(data) => {
        setTries(tries + 1);
        onSubmit?.(data);
      }}
    >
      <TextField label="公司" name="company" />
      <TextField label="收件人" name="name" errorMessage={wrong ? '请填写收件人' : undefined} />
      <TextField label="手机号" name="mobile" errorMessage={wrong ? '请输入手机号' : undefined} />
      <Button type="submit" variant="primary">
        保存地址
      </Button>
    </Form>
  );
}

/** After sending, the first invalid field has the focus, and its error is read with its name. */
export const FirstInvalid: Story = {
  tags: ['photo'],
  render: ({ onSubmit }) => <Checked onSubmit={onSubmit} />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: '保存地址' });
    await userEvent.click(send);
    const name = canvas.getByRole('textbox', { name: '收件人' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('请填写收件人');
    await userEvent.click(canvas.getByRole('textbox', { name: '公司' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** Invalid groups and lists get the focus at the part that can be used. */
export const FirstInvalidChoice: Story = {
  args: {
    children: (
      <>
        <Select
          label="快递公司"
          options={[{ id: 'sf', label: '顺丰速运' }]}
          errorMessage="请选择快递公司"
        />
        <RadioGroup
          label="收货时间"
          options={[
            { id: 'work', label: '工作日' },
            { id: 'any', label: '任何一天' },
          ]}
          errorMessage="请选择收货时间"
        />
        <Checkbox isInvalid>已阅读协议</Checkbox>
        <Button type="submit">保存地址</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /快递公司/ })).toHaveFocus());
  },
};

function Server({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const [errors, setErrors] = useState<FormProps['errors']>();
  return (
    <Stack gap={16}>
      <Form aria-label="新地址" id="address" errors={errors} onSubmit={onSubmit}>
        <TextField label="收件人" name="name" defaultValue="林小满" />
        <TextField label="手机号" name="mobile" type="tel" defaultValue="1380013" />
        <Button type="submit" variant="primary">
          保存地址
        </Button>
      </Form>
      <Button onPress={() => setErrors({ mobile: '手机号格式不正确' })}>服务器答复</Button>
    </Stack>
  );
}

/** An error of the server stands at its field until it was changed and left. */
export const ServerErrors: Story = {
  tags: ['photo'],
  render: ({ onSubmit }) => <Server onSubmit={onSubmit} />,
  play: async ({ canvas, canvasElement }) => {
    const mobile = canvas.getByLabelText('手机号');
    const answer = canvas.getByRole('button', { name: '服务器答复' });
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    await expect(submitted).toHaveBeenCalledWith({ name: '林小满', mobile: '1380013' });
    // The answer arrives while the focus is still on the button that sent.
    answer.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    await waitFor(() => expect(canvas.getByText('手机号格式不正确')).toBeVisible());
    await expect(mobile).toBeInvalid();
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    await userEvent.click(mobile);
    await userEvent.keyboard('8');
    await userEvent.tab();
    await expect(canvas.queryByText('手机号格式不正确')).not.toBeInTheDocument();
  },
};

/** A late error does not take the focus from somebody who has moved on. */
export const LateError: Story = {
  render: ({ onSubmit }) => <Server onSubmit={onSubmit} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    const name = canvas.getByLabelText('收件人');
    await userEvent.click(name);
    await fireEvent.click(canvas.getByRole('button', { name: '服务器答复' }));
    await waitFor(() => expect(canvas.getByText('手机号格式不正确')).toBeVisible());
    await expect(canvas.getByLabelText('手机号')).not.toHaveFocus();
  },
};

/** A button elsewhere on the page sends it by its id. */
export const OutsideButton: Story = {
  render: ({ onSubmit }) => (
    <Stack gap={16}>
      <Form aria-label="发票抬头" id="invoice-title" onSubmit={onSubmit}>
        <TextField label="抬头" name="title" defaultValue="悦享包装有限公司" />
      </Form>
      <Button type="submit" form="invoice-title" variant="primary">
        保存抬头
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存抬头' }));
    await expect(submitted).toHaveBeenCalledWith({ title: '悦享包装有限公司' });
  },
};

const inner = fn();

function InPortal() {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  return (
    body &&
    createPortal(
      <Form aria-label="新标签" onSubmit={() => inner()}>
        <TextField label="标签名" name="tag" />
        <Button type="submit">添加标签</Button>
      </Form>,
      body,
    )
  );
}

/** A form in something opened from here, such as a dialog, does not send this one. */
export const FormInPortal: Story = {
  args: {
    children: (
      <>
        <TextField label="收件人" name="name" />
        <InPortal />
      </>
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '添加标签' }));
    await expect(inner).toHaveBeenCalledTimes(1);
    await expect(submitted).not.toHaveBeenCalled();
  },
};
