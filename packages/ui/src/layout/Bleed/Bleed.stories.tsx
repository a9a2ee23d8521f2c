// Bleed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, sidewaysScroll, windowWidth } from '../../stories/place.ts';
import { SampleBox } from '../../stories/SampleBox.tsx';
import { Page } from '../Page/Page.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Bleed.css.ts';
import { guide } from './Bleed.guide.ts';
import { Bleed, type BleedProps } from './Bleed.tsx';

const InSheet = (props: BleedProps) => (
  <Sheet padding="large">
    <Bleed {...props} />
  </Sheet>
);

const meta = {
  title: 'Layout/Bleed',
  component: Bleed,
  parameters: { guide },
  args: { children: <SampleBox>出血到边</SampleBox> },
  render: (args) => (
    <Sheet>
      <Stack gap={12}>
        <Text element="p">纸张内的文字保持边距。</Text>
        <Bleed {...args} />
        <Text element="p">图片和色带到边。</Text>
      </Stack>
    </Sheet>
  ),
} satisfies Meta<typeof Bleed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={InSheet}
      args={args}
      alone={{
        edges: css.edges,
        space: Object.keys(css.space).map((step) => (step === 'full' ? step : Number(step))),
      }}
      width="field"
    />
  ),
};

/** It reaches the hairline of its sheet, from every kind of padding. */
export const ToTheEdge: Story = {
  tags: ['photo'],
  args: { children: <SampleBox height="tall">出血到边</SampleBox> },
  render: (args) => (
    <Stack>
      {(['none', 'small', 'medium', 'large'] as const).map((padding) => (
        <Sheet key={padding} padding={padding}>
          <Bleed {...args} edges="all" />
        </Sheet>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sheets = [...canvasElement.querySelectorAll('[data-component=Sheet]')];
    for (const [index, box] of canvas.getAllByTestId('box').entries()) {
      const sheet = placeOf(sheets[index] as Element);
      const place = placeOf(box);
      await expect(place.left).toBe(sheet.left + 1);
      await expect(place.right).toBe(sheet.right - 1);
      await expect(place.top).toBe(sheet.top + 1);
      await expect(place.bottom).toBe(sheet.bottom - 1);
    }
  },
};

/** On a phone a band runs from edge to edge of the window, and the page does not scroll sideways. */
export const PhonePage: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page paddingBlock={16}>
      <Stack>
        <Text element="p">页面的文字保持 16 px 边距。</Text>
        <Bleed {...args} />
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    const band = placeOf(canvas.getByTestId('box'));
    await expect(band.left).toBe(0);
    await expect(band.right).toBe(windowWidth());
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** More than the padding is never taken, whatever is asked for and however bleeds are nested. */
export const NeverTooFar: Story = {
  globals: { viewport: { value: 'phone390' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page paddingBlock={16}>
      <Bleed space={64}>
        <Stack>
          <Bleed {...args} space={64} />
        </Stack>
      </Bleed>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(placeOf(canvas.getByTestId('box')).left).toBe(0);
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** A step of the space scale runs over a part of the padding only. */
export const PartOfThePadding: Story = {
  globals: { viewport: { value: 'laptop1366' } },
  args: { space: 8 },
  play: async ({ canvas }) => {
    const box = placeOf(canvas.getByTestId('box'));
    await expect(placeOf(canvas.getByText(/保持边距/)).left - box.left).toBe(8);
  },
};

/** Outside of a page or sheet there is no padding to run over: nothing moves. */
export const WithoutContainer: Story = {
  render: (args) => (
    <div data-testid="place">
      <Bleed {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place');
    await expect(placeOf(canvas.getByTestId('box')).left).toBe(placeOf(place).left);
  },
};
