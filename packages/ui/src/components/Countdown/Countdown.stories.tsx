// Stories of Countdown: the story's own clock moves by a button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './Countdown.css.ts';
import { guide } from './Countdown.guide.ts';
import { Countdown } from './Countdown.tsx';

const start = Date.parse('2026-11-20T09:00:00+08:00');
const minute = 60_000;
const hour = 60 * minute;

const meta = {
  title: 'Data/Countdown',
  component: Countdown,
  parameters: { guide },
  args: {
    label: '付款剩余时间',
    now: start,
    until: start + 50 * hour + 3 * minute + 9000,
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '付款剩余时间' })).toHaveTextContent(
      '2天02时03分09秒',
    );
  },
};

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={Countdown}
      args={args}
      axes={{ size: css.size, tone: css.tone }}
      states={{
        minutes: { until: start + 14 * minute + 5000 },
        seconds: { until: start + 9000 },
        ended: { until: start },
      }}
    />
  ),
};

/** Told at the start, in the last minute and at the end; the seconds between stay silent. */
export const Announcements: Story = {
  args: { until: start + 2 * minute, endedLabel: '订单已自动取消' },
  render: function WithClock(args) {
    const [now, setNow] = useState(start);
    return (
      <Stack gap={12} align="start">
        <Countdown {...args} now={now} />
        <Button onPress={() => setNow((before) => before + 1000)}>过一秒</Button>
        <Button onPress={() => setNow((before) => before + 58_000)}>过 58 秒</Button>
      </Stack>
    );
  },
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status');
    const second = canvas.getByRole('button', { name: '过一秒' });
    const many = canvas.getByRole('button', { name: '过 58 秒' });
    await step('the start', async () => {
      await waitFor(() => expect(status).toHaveTextContent('付款剩余时间：剩余 2 分'));
    });
    await step('a second later the figures move and nothing is told', async () => {
      await userEvent.click(second);
      await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('01分59秒'));
      await waitFor(() => expect(status).toHaveTextContent('剩余 2 分'));
    });
    await step('the last minute is told once', async () => {
      await userEvent.click(many);
      await userEvent.click(second);
      await waitFor(() => expect(status).toHaveTextContent('付款剩余时间：剩余 1 分'));
      await userEvent.click(second);
      await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00分59秒'));
      await waitFor(() => expect(status).toHaveTextContent('剩余 1 分'));
    });
    await step('the end is told and shown', async () => {
      await userEvent.click(many);
      await userEvent.click(second);
      await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('订单已自动取消'));
      await waitFor(() => expect(status).toHaveTextContent('付款剩余时间：订单已自动取消'));
    });
  },
};

/** What was over before it came is shown, and is no news. */
export const EndedBefore: Story = {
  args: { until: start - hour },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('已结束');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The built-in words in English. */
export const English: Story = {
  globals: { locale: 'en-US' },
  args: { label: 'Time left to pay' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('2d02h03min09s');
  },
};
