// Link and LinkButton.
import type { Meta, StoryObj } from '@storybook/react-vite';
import StarIcon from 'lucide-react/icons/star';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { BanxinProvider } from '../BanxinProvider/BanxinProvider.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  subcomponents: { LinkButton },
  args: { href: '/support/index', children: '帮助中心' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={16} align="start">
      <Text element="p">
        下单前请阅读<Link href="/agreement">《承印品协议书》</Link>，签订后可正常下单。
      </Text>
      <Link href="/category" kind="standalone" icon={<StarIcon />}>
        收藏配置
      </Link>
      <Link href="/category" kind="quiet">
        名片卡券
      </Link>
      <Link href="https://example.com" kind="standalone" isExternal>
        文件要求
      </Link>
      <Inline gap={12}>
        <LinkButton href="/product/detail/101" variant="primary">
          开始下单
        </LinkButton>
        <LinkButton href="/user/myorder">查订单进度</LinkButton>
        <LinkButton href="/product/batOrder" variant="ink">
          批量下单
        </LinkButton>
        <LinkButton href="/category" variant="quiet">
          全部分类
        </LinkButton>
      </Inline>
    </Stack>
  ),
};

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };

/** Inside a provider with `navigate`, a press changes the route without loading a page. */
export const ClientNavigation: Story = {
  args: { onPress: fn() },
  render: ({ onPress }) => (
    <BanxinProvider navigate={(path) => onPress?.call(null, ...([path] as unknown as []))}>
      <Link href="/user/myorder">我的订单</Link>
    </BanxinProvider>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: '我的订单' }));
    await expect(args.onPress).toHaveBeenCalledWith('/user/myorder');
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
