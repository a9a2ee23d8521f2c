import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  expectFocusInside,
  expectFocusKept,
  expectGone,
  expectPageAsleep,
  pressOutside,
  scrims,
} from '../../stories/overlayChecks.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DialogTrigger } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Drawer.guide.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    title: '筛选订单',
    footer: (
      <>
        <Button>重置</Button>
        <Button variant="primary" slot="close">
          完成
        </Button>
      </>
    ),
    children: <TextField label="收件人" />,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filters stand here on a phone, with the list behind them. */
export const Default: Story = { args: { isOpen: true }, tags: ['sheet'] };

/** On a wide window it stands at the side, as high as the window. */
export const AtTheSide: Story = {
  tags: ['photo'],
  args: { isOpen: true },
  globals: { viewport: { value: 'desktop1440' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '筛选订单' });
    await waitFor(async () => {
      const { top, right, height, width } = drawer.getBoundingClientRect();
      const page = scrims()[0]?.getBoundingClientRect();
      await expect([top, right, height, width]).toEqual([0, page?.right, innerHeight, 420]);
    });
  },
};

/** On a phone it comes from the bottom, near the thumb. */
export const FromTheBottom: Story = {
  tags: ['photo'],
  args: { isOpen: true },
  globals: { viewport: { value: 'phone390' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '筛选订单' });
    await waitFor(async () => {
      const { left, bottom, width } = drawer.getBoundingClientRect();
      await expect([left, Math.round(bottom), width]).toEqual([
        0,
        innerHeight,
        scrims()[0]?.clientWidth,
      ]);
    });
  },
};

/** The focus goes in, is kept in and returns; the page behind sleeps. */
export const FocusComesBack: Story = {
  render: (args) => (
    <DialogTrigger>
      <Button>筛选</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const trigger = canvas.getByRole('button', { name: '筛选' });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: '筛选订单' });
    await expectFocusInside(drawer);
    await expectPageAsleep(canvasElement);
    await expectFocusKept(drawer);
    await step('Escape, a press outside and its buttons close it', async () => {
      await userEvent.keyboard('{Escape}');
      await expectGone(canvasElement, trigger);
      await userEvent.click(trigger);
      await screen.findByRole('dialog');
      await pressOutside();
      await expectGone(canvasElement, trigger);
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('button', { name: '完成' }));
      await expectGone(canvasElement, trigger);
    });
  },
};

/** Many filters scroll; the button that applies them stays in sight. */
export const LongContent: Story = {
  tags: ['photo'],
  args: {
    isOpen: true,
    children: (
      <CheckboxGroup
        label="产品"
        orientation="vertical"
        options={Array.from({ length: 30 }, (_, index) => ({
          id: String(index),
          label: `第 ${index + 1} 类产品`,
        }))}
      />
    ),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    const apply = within(drawer).getByRole('button', { name: '完成' });
    await waitFor(() => expect(drawer).toHaveAttribute('data-scrolls', 'true'));
    await expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const last = within(drawer).getByRole('checkbox', { name: '第 30 类产品' });
    last.focus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThan(apply.getBoundingClientRect().top),
    );
  },
};

export const English: Story = {
  args: { isOpen: true, title: 'Filters', footer: undefined, children: 'No filters' },
  globals: { locale: 'en-US' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible());
  },
};
