// Sticky.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { placeOf, sidewaysScroll } from '../../stories/place.ts';
import { SampleBox } from '../../stories/SampleBox.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Page } from '../Page/Page.tsx';
import { Split } from '../Split/Split.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Sticky.guide.ts';
import { Sticky } from './Sticky.tsx';

const meta = {
  title: 'Layout/Sticky',
  component: Sticky,
  parameters: { guide },
  args: { children: <SampleBox>价格明细</SampleBox> },
  render: (args) => (
    <Split aside={<Sticky {...args} />}>
      <SampleBox height="screen">规格</SampleBox>
    </Split>
  ),
} satisfies Meta<typeof Sticky>;
export default meta;
type Story = StoryObj<typeof meta>;

const bar = (canvasElement: HTMLElement): Element =>
  canvasElement.querySelector('[data-component=Sticky]') as Element;

export const Default: Story = { tags: ['sheet'] };

/** Beside long content it stays 16 px below the upper edge. */
export const Top: Story = {
  globals: { viewport: { value: 'laptop1366' } },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 300);
    await waitFor(() => expect(placeOf(bar(canvasElement)).top).toBe(16));
    window.scrollTo(0, 0);
  },
};

/** On a phone an aside scrolls away with the page: it would cover the content. */
export const TopOnPhone: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(bar(canvasElement)).position).toBe('static');
  },
};

/** Content taller than the window scrolls on its own, down to its end. */
export const Tall: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'laptop1366' } },
  args: {
    isScrollable: true,
    children: (
      <Stack gap={16}>
        <SampleBox height="screen">很长的价格明细</SampleBox>
        <Button isFullWidth>立即下单</Button>
      </Stack>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(placeOf(bar(canvasElement)).height).toBe(window.innerHeight);
    canvas.getByRole('button').focus();
    await expect(placeOf(canvas.getByRole('button')).bottom).toBeLessThanOrEqual(
      placeOf(bar(canvasElement)).bottom,
    );
    canvas.getByRole('button').blur();
  },
};

/** The action bar of a phone lies on the lower edge from the start. */
export const BottomBar: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div>
      <SampleBox height="screen">规格</SampleBox>
      <Sticky edge="bottom">
        <Page>
          <Inline justify="between">
            <Text tone="price" size={20} weight="bold" numeric>
              ¥46.50
            </Text>
            <Button variant="primary">立即下单</Button>
          </Inline>
        </Page>
      </Sticky>
    </div>
  ),
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 0);
    await waitFor(() =>
      expect(placeOf(bar(canvasElement)).bottom).toBeCloseTo(window.innerHeight, 0),
    );
    await expect(sidewaysScroll()).toBe(0);
  },
};
