// Heading.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { sidewaysScroll } from '../../stories/place.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as text from '../Text/Text.css.ts';
import { Text } from '../Text/Text.tsx';
import { guide } from './Heading.guide.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Layout/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 1, children: '确认订单' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  // A sheet of variants is no page: its titles form no outline.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  render: (args) => (
    <MatrixSheet
      of={Heading}
      args={args}
      axes={{ level: [1, 2, 3, 4], isBrand: [false, true] }}
      alone={{ size: text.size }}
      width="full"
    />
  ),
};

/** The level is the structure that screen readers list; the size is looks. */
export const LevelIsStructure: Story = {
  render: () => (
    <Stack gap={8}>
      <Heading level={1} size={20}>
        我的订单
      </Heading>
      <Heading level={2} size={34}>
        共 3 笔待付款
      </Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByRole('heading', { level: 1, name: '我的订单' });
    const second = canvas.getByRole('heading', { level: 2, name: '共 3 笔待付款' });
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(size(first)).toBeLessThan(size(second));
  },
};

/** It names the section around it. */
export const NamesASection: Story = {
  render: () => (
    <section aria-labelledby="delivery-title">
      <Sheet>
        <Stack gap={8}>
          <Heading level={2} id="delivery-title">
            配送方式
          </Heading>
          <Text>顺丰速运，11 月 23 日送达</Text>
        </Stack>
      </Sheet>
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '配送方式' })).toBeVisible();
  },
};

/** Long titles wrap, also without a break. */
export const Long: Story = {
  globals: { viewport: { value: 'phone390' } },
  args: {
    size: 34,
    isBrand: true,
    children: '一份文件，一眼看清的价格：Brochure_A4_SaddleStitch_Coated_157gsm_Final',
  },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};
