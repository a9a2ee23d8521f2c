// VisuallyHidden.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import { Text } from '../Text/Text.tsx';
import { guide } from './VisuallyHidden.guide.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide },
  args: { children: '（已完成）' },
  render: (args) => (
    <Text element="p">
      付款 ✓<VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sheet'] };

/** It takes no room, and its words are part of what is read. */
export const ReadNotSeen: Story = {
  render: (args) => (
    <button type="button">
      <span aria-hidden="true">×</span>
      <VisuallyHidden {...args}>移除名片</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('移除名片');
    await expect(placeOf(canvas.getByText('移除名片')).width).toBe(1);
  },
};

/** It describes a control by its id. */
export const Describes: Story = {
  render: () => (
    <>
      <input aria-label="数量" aria-describedby="quantity-hint" defaultValue="500" />
      <VisuallyHidden id="quantity-hint">100 张起订</VisuallyHidden>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('100 张起订');
  },
};

/** However long its words are, the page does not scroll sideways. */
export const Long: Story = {
  globals: { viewport: { value: 'phone390' } },
  args: { children: '只给读屏软件的一段很长的说明。'.repeat(20) },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};
