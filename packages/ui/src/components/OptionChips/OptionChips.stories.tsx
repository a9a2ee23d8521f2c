// OptionChips.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { field } from '../../internal/fieldStyle.css.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import * as css from './OptionChips.css.ts';
import { guide } from './OptionChips.guide.ts';
import { OptionChips } from './OptionChips.tsx';

const papers = [
  { id: '300', label: '300g 铜版' },
  { id: '350', label: '350g 白卡' },
  { id: 'linen', label: '布纹纸', detail: '+¥8.00' },
  { id: 'pearl', label: '珠光纸', disabledReason: '珠光纸不能覆亮膜；改为不覆膜后可选' },
];
const crafts = [
  { id: 'round', label: '圆角', detail: '+¥5.00' },
  { id: 'foil', label: '烫金', detail: '+¥38.00' },
  { id: 'crease', label: '压痕', disabledReason: '压痕需要 250g 以上的纸' },
  { id: 'hole', label: '打孔' },
];
const quantities = [
  { id: '200', label: '200 张', detail: '¥0.140 / 张' },
  { id: '500', label: '500 张', detail: '¥0.093 / 张' },
  { id: '1000', label: '1,000 张', detail: '¥0.071 / 张' },
  { id: '2000', label: '2,000 张', detail: '¥0.058 / 张' },
];
const changed = fn();
const blocked = fn();

function Single({ start = '300' }: { start?: string }) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <OptionChips
      label="纸张"
      options={papers}
      value={value}
      onBlocked={blocked}
      onChange={(id) => {
        changed(id);
        setValue(id);
      }}
    />
  );
}

function Multiple() {
  const [value, setValue] = useState<string[]>(['round']);
  return (
    <OptionChips
      label="后道工艺"
      description="可多选，价格已含刀版"
      selectionMode="multiple"
      options={crafts}
      value={value}
      onBlocked={blocked}
      onChange={(ids) => {
        changed(ids);
        setValue(ids);
      }}
    />
  );
}

const meta = {
  title: 'Fields/OptionChips',
  component: OptionChips,
  parameters: { guide },
  args: { label: '纸张', options: papers, value: '300', onChange: fn() },
  beforeEach: () => {
    changed.mockClear();
    blocked.mockClear();
  },
} satisfies Meta<typeof OptionChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Single /> };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={OptionChips}
      args={args}
      axes={{ size: css.size }}
      alone={{ labelPosition: field, columns: Object.keys(css.grid).map(Number) }}
      on="[data-part=chip]:not([data-selected])"
      width="full"
      states={{
        hovered: 'hovered',
        pressed: 'pressed',
        focused: 'focus-visible',
        error: { value: null, errorMessage: '请选择纸张', isRequired: true },
        disabled: { isDisabled: true },
      }}
    />
  ),
};

/** Quantities in equal columns: figures line up, the unit price stands below. */
export const Columns: Story = {
  tags: ['photo'],
  args: { label: '数量', columns: 4, options: quantities, value: '500' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /500 张.*¥0\.093 \/ 张/ })).toBeChecked();
    const [first, second] = canvas
      .getAllByRole('radio')
      .map((chip) => chip.getBoundingClientRect());
    await expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
  },
};

/** One choice: Tab enters at the chosen chip, arrow keys move and choose. Several: Tab moves, Space toggles. */
export const Keyboard: Story = {
  render: () => (
    <>
      <Single start="350" />
      <Multiple />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '350g 白卡' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '300g 铜版' })).toBeChecked();
    await expect(changed).toHaveBeenLastCalledWith('300');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /圆角/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(changed).toHaveBeenLastCalledWith(['round', 'foil']);
  },
};

/** A press chooses once. */
export const Press: Story = {
  render: () => <Single />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /布纹纸/ }));
    await expect(canvas.getByRole('radio', { name: /布纹纸/ })).toBeChecked();
    await expect(changed.mock.calls).toEqual([['linen']]);
  },
};

/**
 * A blocked chip takes the focus and says why to eye and ear. Passing over it changes nothing;
 * pressing it changes nothing either, and asks for a way out.
 */
export const BlockedReason: Story = {
  tags: ['photo'],
  render: () => <Single start="linen" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const chip = canvas.getByRole('radio', { name: '珠光纸' });
    await expect(chip).toHaveFocus();
    await expect(chip).toHaveAttribute('aria-disabled', 'true');
    await expect(chip).toHaveAccessibleDescription(/改为不覆膜后可选/);
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(blocked).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(blocked.mock.calls).toEqual([['pearl']]);
    await userEvent.click(chip);
    await expect(blocked).toHaveBeenCalledTimes(2);
    await expect(changed).not.toHaveBeenCalled();
    await expect(chip).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /布纹纸/ })).toBeChecked();
  },
};

/** The same for many choices; a chosen chip can be taken back. */
export const BlockedMultiple: Story = {
  render: () => <Multiple />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '压痕' }));
    await expect(blocked).toHaveBeenCalledWith('crease');
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /圆角/ }));
    await expect(changed).toHaveBeenCalledWith([]);
  },
};

/** A single choice cannot be emptied. */
export const NeverEmpty: Story = {
  render: () => <Single />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '300g 铜版' }));
    await expect(canvas.getByRole('radio', { name: '300g 铜版' })).toBeChecked();
    await expect(changed).not.toHaveBeenCalled();
  },
};

/** Where the page offers no way out, a press writes the reason below the chips: fingers have no hover. */
export const ReasonOnPress: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '珠光纸' }));
    await expect(canvas.getByText(/^珠光纸：.*改为不覆膜后可选$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '350g 白卡' }));
    await expect(args.onChange).toHaveBeenCalledWith('350');
    await expect(canvas.queryByText(/^珠光纸：/)).toBeNull();
  },
};

/** The reason also shows where the pointer rests. */
export const ReasonOnHover: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('radio', { name: '珠光纸' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('改为不覆膜后可选'));
  },
};

/** Disabled as a whole, it leaves the keyboard's way. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: '300g 铜版' })).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  args: {
    label: 'Paper',
    options: [
      { id: '300', label: 'Coated 300 gsm' },
      { id: 'pearl', label: 'Pearl', disabledReason: 'No gloss film on pearl; choose no film' },
    ],
  },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Pearl' })).toHaveAccessibleDescription(
      'unavailable: No gloss film on pearl; choose no film',
    );
  },
};

/** Long words wrap inside the chip. */
export const LongWords: Story = {
  tags: ['photo'],
  args: {
    options: [
      { id: '1', label: '特种纸：进口意大利棉质压纹艺术纸 350 克（双面同色）', detail: '+¥128.00' },
      { id: '2', label: 'Unbroken-English-label-without-any-space-at-all-in-it' },
    ],
    value: '1',
  },
  globals: { viewport: { value: 'phone390' } },
};
