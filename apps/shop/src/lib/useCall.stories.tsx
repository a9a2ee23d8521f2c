// What a read does when its page is left and opened again.
import { getNewsType } from '@banxin/contract/calls/content/news';
import { Button } from '@banxin/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { newsTypes } from '../stories/fixtures/articles.ts';
import { StoryShop } from '../stories/StoryShop.tsx';
import { on } from '../stories/storyClient.ts';
import { type UseCallOptions, useCall } from './useCall.ts';

const asked = fn();

function Types(options: UseCallOptions) {
  const types = useCall(getNewsType, {}, options);
  return <p>{types.state === 'ready' ? `${types.value.length} 栏` : types.state}</p>;
}

/** A page that can be left. */
function Visits(options: UseCallOptions) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Types {...options} />}
      <Button onPress={() => setOpen(!isOpen)}>{isOpen ? '离开' : '回来'}</Button>
    </>
  );
}

const meta = {
  title: 'Features/Reads',
  component: Visits,
  tags: ['!autodocs'],
  beforeEach: () => {
    asked.mockClear();
  },
  render: (args) => (
    <StoryShop
      answers={on(getNewsType, () => {
        asked();
        return newsTypes;
      })}
    >
      <Visits {...args} />
    </StoryShop>
  ),
} satisfies Meta<typeof Visits>;

export default meta;
type Story = StoryObj<typeof meta>;

const visitTwice: Story['play'] = async ({ canvas }) => {
  await canvas.findByText(`${newsTypes.length} 栏`);
  await userEvent.click(canvas.getByRole('button', { name: '离开' }));
  await userEvent.click(canvas.getByRole('button', { name: '回来' }));
  // Nothing stands in its place meanwhile.
  await expect(canvas.getByText(`${newsTypes.length} 栏`)).toBeVisible();
  // What is asked again is asked with the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
};

/** The old answer stands at once, and a newer one is asked for. */
export const AskedAgain: Story = {
  tags: ['photo'],
  play: async (context) => {
    await visitTwice?.(context);
    await expect(asked).toHaveBeenCalledTimes(2);
  },
};

/** Lists that hardly ever change are asked for once. */
export const Lasting: Story = {
  args: { isLasting: true },
  play: async (context) => {
    await visitTwice?.(context);
    await expect(asked).toHaveBeenCalledOnce();
  },
};
