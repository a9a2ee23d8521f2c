// SkipLink.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Page } from '../../layout/Page/Page.tsx';
import { placeOf } from '../../stories/place.ts';
import { SampleBox } from '../../stories/SampleBox.tsx';
import { guide } from './SkipLink.guide.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: { guide, layout: 'fullscreen' },
  args: { targetId: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Page element="header" paddingBlock={16}>
        <SampleBox>
          <a href="#header">页眉里的链接</a>
        </SampleBox>
      </Page>
      <Page element="main" id="content" paddingBlock={16}>
        <SampleBox height="tall">
          <a href="#content">正文里的链接</a>
        </SampleBox>
      </Page>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Out of sight until it has the focus, and the first thing that has it. */
export const SeenWithFocus: Story = {
  tags: ['sheet'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '跳到正文' });
    await expect(placeOf(link).bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(placeOf(link).top).toBeGreaterThanOrEqual(0);
  },
};

/** It moves the focus to the content: the next Tab reaches what stands there. */
export const MovesTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '正文里的链接' })).toHaveFocus();
  },
};

/** Other words lead to another place. */
export const OwnWords: Story = {
  args: { children: '跳到订单列表' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '跳到订单列表' })).toHaveFocus();
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
