// TextArea.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as field from '../../internal/fieldStyle.css.ts';
import { expectTold } from '../../stories/fieldChecks.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Form } from '../Form/Form.tsx';
import * as css from './TextArea.css.ts';
import { guide } from './TextArea.guide.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  parameters: { guide },
  args: { label: '备注', placeholder: '例如：工作日送达', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { maxLength: 200, description: '印刷师傅会看到这段话' } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={TextArea}
      args={args}
      axes={{ labelPosition: field.field, size: css.areaSize }}
      on="[data-part=area]"
      width="field"
      states={{
        filled: { defaultValue: '请走顺丰，工作日送达。' },
        hovered: 'hovered',
        focused: 'focused',
        required: { isRequired: true },
        disabled: { isDisabled: true, defaultValue: '订单已生产，不能修改' },
        readOnly: { isReadOnly: true, defaultValue: '请走顺丰，工作日送达。' },
        description: { description: '印刷师傅会看到这段话' },
        invalid: { errorMessage: '请说明问题，至少 10 个字' },
        counted: { maxLength: 200, defaultValue: '请走顺丰，工作日送达。' },
        full: { maxLength: 11, defaultValue: '请走顺丰，工作日送达。' },
      }}
    />
  ),
};

/** Label, help and error are read with the field. */
export const Described: Story = {
  args: { description: '印刷师傅会看到这段话', errorMessage: '请说明问题，至少 10 个字' },
  play: async ({ canvas }) => {
    await expectTold(canvas.getByRole('textbox'), {
      name: '备注',
      description: '印刷师傅会看到这段话',
      error: '请说明问题，至少 10 个字',
    });
  },
};

/** The count follows the text and stops at the limit; the limit is read, and told when it is reached. */
export const Limit: Story = {
  tags: ['photo'],
  args: { maxLength: 5 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: '备注' });
    await expect(area).toHaveAccessibleDescription('最多 5 个字');
    const status = canvas.getByRole('status');
    await userEvent.type(area, '请尽快');
    await expect(canvas.getByText('3/5')).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.keyboard('发货谢谢');
    await expect(area).toHaveValue('请尽快发货');
    await expect(canvas.getByText('5/5')).toBeVisible();
    await expect(status).toHaveTextContent('已到 5 个字的上限');
    await userEvent.keyboard('{Backspace}');
    await expect(status).toBeEmptyDOMElement();
  },
};

const submitted = fn();

/** Enter makes a new line and sends nothing. */
export const NewLine: Story = {
  render: (args) => (
    <Form aria-label="留言" onSubmit={submitted}>
      <TextArea {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: '备注' });
    await userEvent.type(area, '第一行{Enter}第二行');
    await expect(area).toHaveValue('第一行\n第二行');
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** Read only: the focus comes, the text stays. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '请走顺丰，工作日送达。' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: '备注' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('！');
    await expect(area).toHaveValue('请走顺丰，工作日送达。');
  },
};

/** The limit in English. */
export const English: Story = {
  args: { label: 'Remark', placeholder: 'For example: deliver on workdays', maxLength: 5 },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Remark' });
    await expect(area).toHaveAccessibleDescription('At most 5 characters');
    await userEvent.type(area, 'Hello');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The limit of 5 characters is reached',
    );
  },
};
