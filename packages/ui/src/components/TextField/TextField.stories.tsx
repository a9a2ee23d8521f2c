// TextField, TextArea, PasswordField and the Form around them.
import type { Meta, StoryObj } from '@storybook/react-vite';
import PhoneIcon from 'lucide-react/icons/phone';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  subcomponents: { TextArea, PasswordField, Form },
  args: { label: '收件人', placeholder: '姓名', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['small', 'medium', 'large'] as const;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Grid columns={{ wide: 3, phone: 1 }}>
      {sizes.map((size) => (
        <TextField key={size} label={`高度 ${size}`} size={size} defaultValue="张经理" />
      ))}
      <TextField label="必填" isRequired placeholder="请输入" />
      <TextField label="说明" description="与营业执照一致" defaultValue="悦享包装有限公司" />
      <TextField label="错误" errorMessage="手机号格式不正确" defaultValue="1380013" />
      <TextField label="停用" isDisabled defaultValue="不可修改" />
      <TextField label="只读" isReadOnly defaultValue="BX2611200187" />
      <TextField label="前后缀" prefix={<PhoneIcon width={16} />} suffix="mm" defaultValue="90" />
      <PasswordField label="密码" defaultValue="banxin2026" />
      <TextArea label="备注" maxLength={200} defaultValue="请走顺丰，工作日送达。" />
      <TextField label="标签在侧" labelPosition="side" description="表单密集时使用" />
    </Grid>
  ),
};
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const MatrixForced: Story = { ...Matrix, globals: { colours: 'forced' } };

/** Label, help and error are read with the field. */
export const Described: Story = {
  args: {
    description: '与身份证一致',
    errorMessage: '请填写收件人姓名',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /收件人/ });
    await expect(input).toHaveAccessibleDescription(/与身份证一致/);
    await expect(input).toHaveAccessibleDescription(/请填写收件人姓名/);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
  },
};

/** The button shows and hides the characters, by keyboard too; the name of the button says which. */
export const ShowPassword: Story = {
  render: () => <PasswordField label="密码" defaultValue="banxin2026" />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('密码');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: '隐藏密码' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** The count follows the text and stops at the limit. */
export const Limit: Story = {
  render: () => <TextArea label="备注" maxLength={5} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '请尽快发货谢谢');
    await expect(canvas.getByRole('textbox')).toHaveValue('请尽快发货');
    await expect(canvas.getByText('5/5')).toBeVisible();
  },
};

const submitted = fn();

/** Enter sends the form with every named field; an error of the server stands at its field. */
export const FormSubmit: Story = {
  render: () => (
    <Form
      aria-label="新地址"
      errors={{ mobile: '手机号格式不正确' }}
      onSubmit={(data) => submitted(Object.fromEntries(data))}
    >
      <TextField label="收件人" name="name" isRequired />
      <TextField label="手机" name="mobile" type="tel" defaultValue="1380013" />
      <Button type="submit" variant="primary">
        保存
      </Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('手机号格式不正确')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/收件人/), '林小满{Enter}');
    await expect(submitted).toHaveBeenCalledWith({ name: '林小满', mobile: '1380013' });
    await userEvent.type(canvas.getByLabelText('手机'), '8');
    await userEvent.tab();
    await expect(canvas.queryByText('手机号格式不正确')).not.toBeInTheDocument();
  },
};
