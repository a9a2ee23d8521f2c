import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as css from '../../internal/storyGrid.css.ts';
import {
  ProductArt,
  type ProductFamily,
  type ProductStock,
  type ProductTone,
} from './ProductArt.tsx';

const meta = {
  title: 'Print/ProductArt',
  component: ProductArt,
  args: { family: 'nameCard', frame: 'card' },
} satisfies Meta<typeof ProductArt>;

export default meta;
type Story = StoryObj<typeof meta>;

const families: ProductFamily[] = [
  'nameCard',
  'voucher',
  'hangTag',
  'flyer',
  'poster',
  'folded',
  'booklet',
  'calendar',
  'sticker',
  'box',
  'bag',
  'redEnvelope',
  'couplet',
  'blessing',
  'paper',
  'forms',
  'envelope',
  'sampleBook',
  'cloud',
  'template',
];
const tones: ProductTone[] = [
  'indigo',
  'cinnabar',
  'cyan',
  'green',
  'gold',
  'magenta',
  'ink',
  'grey',
];
const stocks: ProductStock[] = ['white', 'kraft', 'red', 'pearl', 'clear'];

export const Default: Story = {};

/** Every family at its usual size. */
export const Families: Story = {
  render: () => (
    <div className={css.grid}>
      {families.map((family) => (
        <ProductArt key={family} family={family} frame="card" />
      ))}
    </div>
  ),
};

/** Inks on a booklet, papers on a box. */
export const Matrix: Story = {
  render: () => (
    <div className={css.grid}>
      {tones.map((tone) => (
        <ProductArt key={tone} family="booklet" tone={tone} frame="card" />
      ))}
      {stocks.map((stock) => (
        <ProductArt key={stock} family="box" stock={stock} frame="card" />
      ))}
    </div>
  ),
};

/** Width, height, depth, thickness, pages, panels, corners and foil change the drawing. */
export const FollowsTheConfiguration: Story = {
  render: () => (
    <div className={css.grid}>
      <ProductArt family="nameCard" widthMm={54} heightMm={90} shape="rounded" frame="card" />
      <ProductArt family="nameCard" thicknessMm={12} foil frame="card" />
      <ProductArt family="booklet" pages={8} frame="card" />
      <ProductArt family="booklet" pages={200} tone="green" frame="card" />
      <ProductArt family="booklet" widthMm={285} heightMm={210} frame="card" />
      <ProductArt family="folded" panels={2} frame="card" />
      <ProductArt family="folded" panels={4} tone="magenta" frame="card" />
      <ProductArt family="folded" panels={6} widthMm={420} frame="card" />
      <ProductArt
        family="box"
        widthMm={100}
        depthMm={60}
        heightMm={150}
        stock="white"
        frame="card"
      />
      <ProductArt family="box" widthMm={300} depthMm={200} heightMm={50} frame="card" />
      <ProductArt
        family="bag"
        widthMm={400}
        heightMm={250}
        depthMm={120}
        stock="kraft"
        frame="card"
      />
      <ProductArt family="sticker" widthMm={90} heightMm={50} shape="rounded" frame="card" />
      <ProductArt family="sticker" widthMm={60} heightMm={60} shape="rect" frame="card" />
      <ProductArt family="flyer" widthMm={285} heightMm={210} tone="green" frame="card" />
      <ProductArt family="hangTag" foil frame="card" />
      <ProductArt family="nameCard" frame="thumb" />
    </div>
  ),
};

/** With a label it is an image with a name; without one it is decoration. */
export const Labelled: Story = {
  args: { family: 'bag', label: '手提袋 250×320×100 mm' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: '手提袋 250×320×100 mm' })).toBeVisible();
  },
};

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
