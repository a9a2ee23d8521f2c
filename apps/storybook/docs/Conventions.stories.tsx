// What every story may rely on: clock, language, theme, fonts, no server, no motion in tests.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

const meta = {
  title: '版心设计系统/Conventions',
  tags: ['!autodocs'],
  render: () => <p>版心</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The clock starts at the moment of the demonstration data, in Shanghai. */
export const FixedClock: Story = {
  play: async () => {
    const now = new Date();
    await expect(now.toISOString().slice(0, 16)).toBe('2026-11-20T01:00');
  },
};

/** Light and Chinese unless the toolbar or the story says otherwise. */
export const LightAndChinese: Story = {
  play: async () => {
    const { lang, dataset } = document.documentElement;
    await expect([lang, dataset.theme]).toEqual(['zh-CN', 'light']);
  },
};

export const DarkAndEnglish: Story = {
  globals: { theme: 'dark', locale: 'en-US' },
  play: async () => {
    const { lang, dataset } = document.documentElement;
    await expect([lang, dataset.theme]).toEqual(['en-US', 'dark']);
  },
};

/** A request to a real server fails at once and is reported, whatever stands at that address. */
export const NoServer: Story = {
  play: async () => {
    const reported = spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(fetch('/api/hello')).rejects.toThrow('/api/hello');
    await expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
  },
};

/** Text is set in the pinned font, so that pictures agree between machines. */
export const PinnedFont: Story = {
  play: async () => {
    await document.fonts.ready;
    await expect(getComputedStyle(document.body).fontFamily).toContain('Noto Sans SC Variable');
    await expect(document.fonts.check('16px "Noto Sans SC Variable"', '版心')).toBe(true);
  },
};

/** In tests nothing moves. */
export const NothingMovesInTests: Story = {
  play: async () => {
    const isTest = navigator.webdriver;
    await expect(document.documentElement.hasAttribute('data-story-test')).toBe(isTest);
    const { transitionDuration } = getComputedStyle(document.body);
    if (isTest) await expect(transitionDuration).toBe('0s');
  },
};

/** In tests the browser really has the setting; in the toolbar it is an approximation. */
export const ReducedMotionForcedColoursPhone: Story = {
  globals: { motion: 'reduce', colours: 'forced', viewport: { value: 'phone390' } },
  play: async () => {
    if (!navigator.webdriver) return;
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(innerWidth).toBe(390);
  },
};
