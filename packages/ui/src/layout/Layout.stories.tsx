// The layout primitives: the only way to place and space things.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Divider } from './Divider/Divider.tsx';
import { Grid } from './Grid/Grid.tsx';
import { Heading } from './Heading/Heading.tsx';
import { Hidden } from './Hidden/Hidden.tsx';
import { Inline } from './Inline/Inline.tsx';
import { Page } from './Page/Page.tsx';
import { Sheet } from './Sheet/Sheet.tsx';
import { Split } from './Split/Split.tsx';
import { Stack } from './Stack/Stack.tsx';
import { Sticky } from './Sticky/Sticky.tsx';
import { Text } from './Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

const products = ['铜版纸名片', '宣传单页', '骑马钉画册', '不干胶标签'];

const meta = {
  title: 'Layout/Primitives',
  component: Page,
  subcomponents: {
    Stack,
    Inline,
    Grid,
    Split,
    Sticky,
    Sheet,
    Hidden,
    Divider,
    Text,
    Heading,
    VisuallyHidden,
  },
  parameters: { layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of sheets. */
export const Default: Story = {
  render: () => (
    <Page element="main" paddingBlock={32}>
      <Stack gap={24}>
        <Inline justify="between" align="end">
          <Stack gap={4}>
            <Heading level={1}>常用产品</Heading>
            <Text tone="quiet" size={13}>
              按您的下单习惯排序
            </Text>
          </Stack>
          <Hidden below="phone">
            <Button variant="quiet">全部分类</Button>
          </Hidden>
        </Inline>
        <Grid columns={{ wide: 4, small: 4, phone: 2 }}>
          {products.map((product) => (
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
              <Divider />
              <Text element="p" lines={2} tone="quiet">
                {'四色印刷，永城工厂当日 17:00 前付款当日投产。'.repeat(12)}
              </Text>
              <VisuallyHidden>只给读屏软件的话</VisuallyHidden>
            </Stack>
          </Sheet>
        </Split>
      </Stack>
    </Page>
  ),
};
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const SmallPc: Story = { ...Default, globals: { viewport: { value: 'laptop1366' } } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone390' } } };

/** Every size, tone and weight of text. */
export const Typography: Story = {
  render: () => (
    <Page paddingBlock={24}>
      <Stack gap={8}>
        {([44, 34, 26, 20, 16, 14, 13, 12] as const).map((size) => (
          <Text key={size} size={size} element="p" numeric>
            版心 ¥1,284.00 · {size}
          </Text>
        ))}
        <Inline gap={16}>
          {(
            [
              'strong',
              'body',
              'quiet',
              'action',
              'price',
              'positive',
              'caution',
              'critical',
            ] as const
          ).map((tone) => (
            <Text key={tone} tone={tone}>
              {tone}
            </Text>
          ))}
        </Inline>
        <Inline gap={16}>
          <Text weight="regular">常规</Text>
          <Text weight="medium">中等</Text>
          <Text weight="bold">加粗</Text>
        </Inline>
      </Stack>
    </Page>
  ),
};

/** The type area is 1200 px wide, 1100 on a small PC, and the window minus 32 px on a phone. */
export const TypeArea: Story = {
  render: () => (
    <Page>
      <div data-testid="area">
        <Text>版心</Text>
      </div>
    </Page>
  ),
  play: async ({ canvas }) => {
    const width = canvas.getByTestId('area').getBoundingClientRect().width;
    const viewport = document.documentElement.clientWidth;
    const expected =
      window.innerWidth <= 768
        ? viewport - 32
        : Math.min(viewport - 48, window.innerWidth <= 1366 ? 1100 : 1200);
    await expect(width).toBe(expected);
  },
};
