// Breadcrumb.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sidewaysScroll } from '../../stories/place.ts';
import { BanxinProvider } from '../BanxinProvider/BanxinProvider.tsx';
import { guide } from './Breadcrumb.guide.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const navigate = fn();

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: { guide },
  args: {
    items: [
      { label: '产品中心', href: '/' },
      { label: '名片卡券', href: '/category/1' },
      { label: '铜版纸名片' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['sheet'] };

/** A landmark with a name, a list in order; the last item is the page itself and no link. */
export const Trail: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: '当前位置' }));
    await expect(trail.getAllByRole('listitem')).toHaveLength(3);
    await expect(trail.getAllByRole('link')).toHaveLength(2);
    await expect(trail.getByText('铜版纸名片')).toHaveAttribute('aria-current', 'page');
  },
};

/** The page itself is no link, even when its address is known. */
export const CurrentWithAddress: Story = {
  args: {
    items: [
      { label: '产品中心', href: '/' },
      { label: '铜版纸名片', href: '/product/1' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Tab goes along the trail, Enter follows it through the router. */
export const Keyboard: Story = {
  beforeEach: () => {
    navigate.mockClear();
  },
  render: (args) => (
    <BanxinProvider navigate={navigate}>
      <Breadcrumb {...args} />
    </BanxinProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '产品中心' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/category/1');
  },
};

/** A long trail wraps, also within unbroken words. */
export const Long: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: {
    items: [
      { label: '产品中心', href: '/' },
      { label: '画册与说明书（骑马钉、胶装、锁线、精装）', href: '/category/3' },
      { label: '企业宣传画册', href: '/category/31' },
      { label: 'Brochure_A4_SaddleStitch_Coated_157gsm_Final_v12' },
    ],
  },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { items: [{ label: 'Products', href: '/' }, { label: 'Business cards' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  },
};
