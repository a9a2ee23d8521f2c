import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { axesOf } from '../../stories/matrixAxes.ts';
import * as css from '../../stories/storyGrid.css.ts';
import { ART_INKS, ART_PAPERS, type ProductFamily } from './artTypes.ts';
import * as art from './ProductArt.css.ts';
import { guide } from './ProductArt.guide.ts';
import { ProductArt } from './ProductArt.tsx';
import { type ArtMeasures, FAMILIES } from './productFamilies.ts';

const meta = {
  title: 'Print/ProductArt',
  component: ProductArt,
  parameters: { guide },
  args: { family: 'nameCard', frame: 'card' },
} satisfies Meta<typeof ProductArt>;

export default meta;
type Story = StoryObj<typeof meta>;

const families = Object.keys(FAMILIES) as ProductFamily[];

/** For every measure a value that no family has by itself. */
const changed: Required<{ [Name in keyof ArtMeasures]: NonNullable<ArtMeasures[Name]> }> = {
  widthMm: 137,
  heightMm: 171,
  depthMm: 61,
  thicknessMm: 30,
  pages: 160,
  panels: 5,
  shape: 'rounded',
  foil: true,
  film: 'gloss',
  varnish: true,
  window: true,
  handle: 'ribbon',
  tone: 'magenta',
  stock: 'pearl',
};

/** The points of a drawing's shapes. */
const pointsOf = (drawing: Element): [number, number][][] =>
  [...drawing.querySelectorAll('polygon')].map((shape) =>
    (shape.getAttribute('points') ?? '')
      .split(' ')
      .map((point) => point.split(',').map(Number) as [number, number]),
  );
/** Length of the edge from one point of a shape to the next. */
const edge = ([a, b]: [number, number][]): number =>
  a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : Number.NaN;
const drawings = (canvasElement: HTMLElement): SVGSVGElement[] => [
  ...canvasElement.querySelectorAll<SVGSVGElement>('svg[data-family]'),
];
/** Height of a drawing against its width. */
const tallness = ({ viewBox }: SVGSVGElement): number =>
  viewBox.baseVal.height / viewBox.baseVal.width;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={ProductArt}
      args={args}
      axes={{ family: FAMILIES }}
      alone={{ tone: ART_INKS, stock: ART_PAPERS, ...axesOf(art.drawing, 'frame') }}
      states={{ foil: { foil: true } }}
      width="field"
    />
  ),
};

/** Every family has a drawing of its own. */
export const Families: Story = {
  tags: ['photo'],
  render: (args) => (
    <div className={css.grid}>
      {families.map((family) => (
        <ProductArt key={family} {...args} family={family} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shapes = drawings(canvasElement).map(({ innerHTML }) => innerHTML);
    await expect(new Set(shapes).size).toBe(families.length);
    await expect(
      drawings(canvasElement).every(({ childElementCount }) => childElementCount > 3),
    ).toBe(true);
  },
};

/** For each family: as usual, then one drawing for every measure that it follows. */
export const EveryMeasureShows: Story = {
  render: () => (
    <div className={css.column}>
      {families.map((family) => (
        <div key={family} className={css.row} data-row={family}>
          <ProductArt family={family} frame="thumb" />
          {FAMILIES[family].follows.map((name) => (
            <ProductArt
              key={name}
              family={family}
              frame="thumb"
              {...{ [name]: name === 'foil' ? !FAMILIES[family].foil : changed[name] }}
            />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('[data-row]')) {
      const [usual, ...others] = [...row.querySelectorAll('svg')].map(({ outerHTML }) => outerHTML);
      await expect(others.length).toBeGreaterThan(1);
      await expect(others).not.toContain(usual);
      await expect(new Set(others).size).toBe(others.length);
    }
  },
};

/** A sheet is drawn in the proportions of its finished size. */
export const Size: Story = {
  render: () => (
    <div className={css.grid}>
      <ProductArt family="template" widthMm={210} heightMm={297} frame="card" />
      <ProductArt family="template" widthMm={297} heightMm={210} frame="card" />
      <ProductArt family="template" widthMm={100} heightMm={100} frame="card" />
      <ProductArt family="poster" widthMm={900} heightMm={300} frame="card" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const ratios = drawings(canvasElement).map((drawing) => {
      const [sheet = []] = pointsOf(drawing);
      return edge(sheet) / edge(sheet.slice(1));
    });
    const asked = [210 / 297, 297 / 210, 1, 3];
    for (const [index, ratio] of ratios.entries()) {
      await expect(Math.abs(ratio / (asked[index] ?? 0) - 1)).toBeLessThan(0.01);
    }
  },
};

/** More pages or a thicker stack stand higher; deeper boxes reach further back. */
export const Thickness: Story = {
  render: () => (
    <div className={css.grid}>
      <ProductArt family="booklet" pages={8} frame="card" />
      <ProductArt family="booklet" pages={96} frame="card" />
      <ProductArt family="booklet" pages={240} frame="card" />
      <ProductArt family="nameCard" thicknessMm={1} frame="card" />
      <ProductArt family="nameCard" thicknessMm={9} frame="card" />
      <ProductArt family="box" depthMm={60} frame="card" />
      <ProductArt family="box" depthMm={300} frame="card" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [thin, middle, thick, few, many] = drawings(canvasElement).map(tallness) as number[];
    await expect([thin, middle, thick]).toEqual(
      [thin, middle, thick].sort((a = 0, b = 0) => a - b),
    );
    await expect(thick).toBeGreaterThan((thin ?? 0) * 1.15);
    await expect(many).toBeGreaterThan((few ?? 0) * 1.08);
    const [shallow = [], deep = []] = drawings(canvasElement)
      .slice(5)
      .map((drawing) => pointsOf(drawing)[3]);
    await expect(edge(deep) / edge(shallow)).toBeCloseTo(5, 1);
  },
};

/** A leaflet has as many panels as it is folded into, two to six. */
export const Folds: Story = {
  tags: ['photo'],
  render: () => (
    <div className={css.grid}>
      {[1, 2, 3, 4, 5, 6, 9].map((panels) => (
        <ProductArt key={panels} family="folded" panels={panels} frame="card" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const panels = drawings(canvasElement).map(
      (drawing) => drawing.querySelectorAll('polygon[stroke]').length,
    );
    await expect(panels).toEqual([2, 2, 3, 4, 5, 6, 6]);
  },
};

/** Ink, paper and foil are the colours that were chosen. */
export const Colours: Story = {
  tags: ['photo'],
  render: () => (
    <div className={css.grid}>
      {Object.keys(ART_INKS).map((tone) => (
        <ProductArt key={tone} family="flyer" tone={tone as keyof typeof ART_INKS} frame="card" />
      ))}
      {Object.keys(ART_PAPERS).map((stock) => (
        <ProductArt
          key={stock}
          family="bag"
          stock={stock as keyof typeof ART_PAPERS}
          frame="card"
        />
      ))}
      <ProductArt family="hangTag" foil frame="card" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const found = drawings(canvasElement).map((drawing) =>
      [...drawing.querySelectorAll('polygon')].map((shape) => shape.getAttribute('fill')),
    );
    const asked = [
      ...Object.values(ART_INKS).map(({ base }) => base),
      ...Object.values(ART_PAPERS).map(({ top }) => top),
    ];
    for (const [index, colour] of asked.entries()) await expect(found[index]).toContain(colour);
  },
};

/** What lies over the print: nothing, gloss film, matt film, spot varnish; round and rounded goods keep it inside. */
export const Finishes: Story = {
  tags: ['photo'],
  render: () => (
    <div className={css.grid}>
      {families
        .filter((family) => FAMILIES[family].front)
        .flatMap((family) => [
          <ProductArt key={family} family={family} frame="card" />,
          <ProductArt key={`${family} gloss`} family={family} film="gloss" frame="card" />,
          <ProductArt key={`${family} matt`} family={family} film="matt" frame="card" />,
          <ProductArt key={`${family} varnish`} family={family} varnish film="matt" frame="card" />,
        ])}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const found = drawings(canvasElement).map(({ innerHTML }) => innerHTML);
    await expect(found.length).toBeGreaterThan(30);
    await expect(new Set(found).size).toBe(found.length);
    // Film adds light and no ink: its shapes come after all others.
    for (const [at, bare] of found.entries()) {
      if (at % 4 > 0) continue;
      for (const by of [1, 2, 3]) await expect(found[at + by]?.startsWith(bare)).toBe(true);
    }
  },
};

/** With a label it is an image with a name; without one it is decoration and nobody hears of it. */
export const Labelled: Story = {
  args: { family: 'bag', label: '手提袋 250×320×100 mm' },
  render: (args) => (
    <div className={css.grid}>
      <ProductArt {...args} />
      <ProductArt family="box" frame="card" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: '手提袋 250×320×100 mm' })).toBeVisible();
  },
};
