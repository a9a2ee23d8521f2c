// Stories of Statistic.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Money } from '../Money/Money.tsx';
import * as css from './Statistic.css.ts';
import { guide } from './Statistic.guide.ts';
import { Statistic } from './Statistic.tsx';

const meta = {
  title: 'Data/Statistic',
  component: Statistic,
  parameters: { guide },
  args: { label: '本月订单', value: '286', unit: '单' },
} satisfies Meta<typeof Statistic>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Statistic}
      args={args}
      axes={{ layout: css.layout, tone: css.tone }}
      states={{
        bare: { unit: undefined },
        noted: { note: '比上月多 12 单' },
        money: { value: <Money fen={128_640} />, unit: undefined },
      }}
    />
  ),
};

/** Name first, then the figure, in both layouts: the order for the ear does not follow the eye. */
export const ReadsNameFirst: Story = {
  args: { layout: 'inline', value: '4', label: '座工厂', unit: undefined },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('term');
    const [figure] = canvas.getAllByRole('definition');
    await expect(name).toHaveTextContent('座工厂');
    await expect(figure).toHaveTextContent('4');
    await expect(name.compareDocumentPosition(figure as HTMLElement)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
};

/** Several figures side by side, on a phone two by two. */
export const Row: Story = {
  tags: ['photo'],
  render: () => (
    <Grid columns={{ wide: 4, phone: 2 }} gap={24}>
      <Statistic label="账户余额" value={<Money fen={128_640} />} note="可直接支付" tone="price" />
      <Statistic label="本月订单" value="286" unit="单" note="比上月多 12 单" />
      <Statistic label="准时送达" value="98.6" unit="%" tone="positive" />
      <Statistic label="待处理售后" value="3" unit="件" tone="critical" />
    </Grid>
  ),
};
