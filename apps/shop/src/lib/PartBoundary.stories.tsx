// A part of a page whose code does not arrive.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop } from '../stories/StoryShop.tsx';
import { lazyPart } from './lazyPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { usePartFailedToast } from './usePartFailedToast.ts';

const meta = {
  title: 'Features/PartBoundary',
  component: PartBoundary,
  tags: ['!autodocs'],
  args: { children: null },
  parameters: { layout: 'fullscreen' },
  // The loss is meant: it need not fill the console.
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
} satisfies Meta<typeof PartBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A part whose first so many attempts do not arrive. */
function partAfter(failures: number): () => ReactNode {
  let asked = 0;
  return lazyPart(async () => {
    asked += 1;
    if (asked <= failures) throw new Error('lost');
    return { default: () => <p>样张</p> };
  });
}

/** Asks for the part by a button, like a dialog. */
function Asking({ failures }: { readonly failures: number }) {
  const [Part] = useState(() => partAfter(failures));
  const [isAsked, setAsked] = useState(false);
  const showPartFailed = usePartFailedToast();
  return (
    <>
      <h1>产品</h1>
      <button type="button" onClick={() => setAsked(true)}>
        看样张
      </button>
      {isAsked && (
        <PartBoundary
          onLost={() => {
            setAsked(false);
            showPartFailed('样张没有打开', () => setAsked(true));
          }}
        >
          <Part />
        </PartBoundary>
      )}
    </>
  );
}

const ask = (failures: number): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop>
      <Asking failures={failures} />
    </StoryShop>
  ),
});

const notice = () => screen.findByRole('alertdialog', { name: '样张没有打开' });

/** Lost once: the page stays, it is said, and trying again brings it. */
export const TriedAgain: Story = {
  ...ask(1),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看样张' }));
    const told = await notice();
    await expect(canvas.getByRole('heading', { name: '产品' })).toBeVisible();
    await userEvent.click(within(told).getByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('样张')).toBeVisible();
  },
};

/** Lost again: only loading the page anew can help; asking once more is still possible. */
export const LostAgain: Story = {
  ...ask(2),
  tags: ['photo'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看样张' }));
    await userEvent.click(within(await notice()).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '刷新页面' })).toBeVisible());
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  },
};

function Replaced() {
  const [Part] = useState(() => partAfter(1));
  return (
    <PartBoundary instead={<p>同样的选项，另一种样子</p>}>
      <Part />
    </PartBoundary>
  );
}

/** Something else may stand in its place. */
export const Instead: Story = {
  tags: ['photo'],
  render: () => (
    <StoryShop>
      <Replaced />
    </StoryShop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('同样的选项，另一种样子')).toBeVisible();
  },
};
