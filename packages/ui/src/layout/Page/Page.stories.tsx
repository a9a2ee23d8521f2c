// Page: the type area.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { placeOf, sidewaysScroll, windowWidth } from '../../stories/place.ts';
import { SampleBox } from '../../stories/SampleBox.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Split } from '../Split/Split.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Sticky } from '../Sticky/Sticky.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Page.css.ts';
import { guide } from './Page.guide.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { guide, layout: 'fullscreen' },
  args: { children: <SampleBox height="tall">版心</SampleBox>, paddingBlock: 32 },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => <MatrixSheet of={Page} args={args} axes={{ width: css.width }} width="full" />,
};

/** On a wide window the type area is 1200 px. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await expect(placeOf(canvas.getByTestId('box')).width).toBe(1200);
  },
};

/** On a small PC (up to 1366 px) it is 1100 px. */
export const SmallPc: Story = {
  globals: { viewport: { value: 'laptop1366' } },
  play: async ({ canvas }) => {
    await expect(placeOf(canvas.getByTestId('box')).width).toBe(1100);
  },
};

/** On a phone it is the window without two gutters of 16 px. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    const box = placeOf(canvas.getByTestId('box'));
    await expect(box.width).toBe(windowWidth() - 32);
    await expect(box.left).toBe(16);
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** Long text reads in 760 px. */
export const Reading: Story = {
  globals: { viewport: { value: 'laptop1366' } },
  args: { width: 'reading' },
  play: async ({ canvas }) => {
    await expect(placeOf(canvas.getByTestId('box')).width).toBe(760);
  },
};

/** As `main` it can be a target of skip links: it takes the focus, the keyboard does not stop there. */
export const Main: Story = {
  args: { element: 'main', id: 'page-main' },
  render: (args) => (
    <Stack gap={0}>
      <Page element="header">
        <SampleBox>页眉</SampleBox>
      </Page>
      <Page {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(main).toHaveAttribute('tabindex', '-1');
    main.focus();
    await expect(main).toHaveFocus();
  },
};

/** All primitives together: a page of sheets. */
export const Composed: Story = {
  tags: ['photo'],
  args: {
    element: 'main',
    children: (
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={1}>常用产品</Heading>
          <Text tone="quiet" size={13}>
            按您的下单习惯排序
          </Text>
        </Stack>
        <Grid columns={{ wide: 4, phone: 2 }}>
          {['铜版纸名片', '宣传单页', '骑马钉画册', '不干胶标签'].map((product) => (
            <Sheet key={product} padding="small" element="article">
              <Stack gap={8}>
                <Heading level={2} size={16}>
                  {product}
                </Heading>
                <Text tone="price" weight="bold" numeric>
                  ¥9.80 起
                </Text>
              </Stack>
            </Sheet>
          ))}
        </Grid>
        <Split
          aside={
            <Sticky>
              <Sheet element="aside" aria-label="价格明细">
                <Stack gap={12}>
                  <Inline justify="between">
                    <Text tone="body">印刷 500 张 × 1 款</Text>
                    <Text numeric>¥31.50</Text>
                  </Inline>
                  <Divider kind="dashed" />
                  <Text size={34} tone="price" weight="bold" numeric>
                    ¥46.50
                  </Text>
                </Stack>
              </Sheet>
            </Sticky>
          }
        >
          <Sheet padding="large">
            <Stack gap={16}>
              <Heading level={2} size={34} isBrand>
                一份文件，一眼看清的价格。
              </Heading>
              <Text element="p" tone="body" size={16}>
                选纸张、尺寸、数量与工艺，价格随手变化；四地工厂就近生产，下单即知送达日期。
              </Text>
            </Stack>
          </Sheet>
        </Split>
      </Stack>
    ),
  },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};
