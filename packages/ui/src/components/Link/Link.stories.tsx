// Link.
import type { Meta, StoryObj } from '@storybook/react-vite';
import StarIcon from 'lucide-react/icons/star';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../../layout/Text/Text.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { sidewaysScroll } from '../../stories/place.ts';
import { BanxinProvider } from '../BanxinProvider/BanxinProvider.tsx';
import * as css from './Link.css.ts';
import { guide } from './Link.guide.ts';
import { Link } from './Link.tsx';

const navigate = fn();

const meta = {
  title: 'Actions/Link',
  component: Link,
  parameters: { guide },
  args: { href: '/support/index', children: '帮助中心' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses that are not handed to the router would leave the review room. */
const Routed: Story['render'] = (args) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: keeps the browser on this page
  // biome-ignore lint/a11y/useKeyWithClickEvents: it only stops the default of a press
  <div onClick={(event) => event.preventDefault()}>
    <BanxinProvider navigate={navigate}>
      <Link {...args} />
    </BanxinProvider>
  </div>
);

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Link}
      args={args}
      axes={{ kind: css.kind }}
      states={{
        hovered: 'hovered',
        focused: 'focus-visible',
        icon: { icon: <StarIcon /> },
        external: { isExternal: true },
        current: { 'aria-current': 'page' },
      }}
    />
  ),
};

/** Inside running text it is underlined: colour alone would not tell it apart. */
export const InText: Story = {
  tags: ['photo'],
  render: () => (
    <Text element="p">
      下单前请阅读<Link href="/agreement">《承印品协议书》</Link>，签订后可正常下单。
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '《承印品协议书》' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

/** Inside a provider with `navigate`, press and Enter change the route without loading a page. */
export const ClientNavigation: Story = {
  args: { href: '/user/myorder', children: '我的订单', onPress: fn() },
  render: Routed,
  beforeEach: () => {
    navigate.mockClear();
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: '我的订单' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(navigate).toHaveBeenCalledWith('/user/myorder');
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};

/** A press with Ctrl, or a link to another site, stays with the browser. */
export const LeftToTheBrowser: Story = {
  render: Routed,
  beforeEach: () => {
    navigate.mockClear();
  },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(canvas.getByRole('link'));
    await user.keyboard('{/Control}');
    await expect(navigate).not.toHaveBeenCalled();
  },
};

/** A new window is announced, and the other site gets no handle on this one. */
export const External: Story = {
  args: { href: 'https://example.com', isExternal: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '帮助中心 （在新窗口打开）' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** The page that is open is marked. */
export const CurrentPage: Story = {
  args: { 'aria-current': 'page', kind: 'quiet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

/** Long and unbroken words wrap like the text around them. */
export const Long: Story = {
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  args: { kind: 'standalone', icon: <StarIcon />, children: '下载 Flyer_A5_Final_'.repeat(6) },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** The new window is announced in English. */
export const English: Story = {
  globals: { locale: 'en-US' },
  args: { href: 'https://example.com', isExternal: true, children: 'File requirements' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/opens in a new window/);
  },
};
