import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from '../../internal/storyGrid.css.ts';
import { ProductArt } from '../ProductArt/ProductArt.tsx';
import { CropMarks } from './CropMarks.tsx';

const meta = {
  title: 'Print/CropMarks',
  component: CropMarks,
  args: {
    children: (
      <div className={css.sheet}>
        <ProductArt family="booklet" frame="card" />
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div className={css.column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CropMarks>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
