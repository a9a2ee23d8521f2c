// The events that a flow received, as code: a story, or lines of a browser test.

interface FlowEvent {
  readonly type: string;
}

const json = (value: unknown, indent: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(indent)}`);

/** A story of the atlas with the same events. */
export const asStory = (flow: string, input: string, state: string, events: readonly FlowEvent[]) =>
  `export const Recorded: Story = {
  tags: ['state:${state}'],
  args: {
    flow: '${flow}',
    way: {
      input: '${input}',
      events: ${json(events, 6)},
    },
  },
};
`;

/** Lines of a Playwright test that opens a story and sends the same events. */
export const asPlaywright = (
  storyId: string,
  flow: string,
  state: string,
  events: readonly FlowEvent[],
) =>
  `await page.goto('/iframe.html?viewMode=story&id=${storyId}');
await page.waitForFunction(() => 'banxinFlows' in window);
await page.evaluate(
  (events) => window.banxinFlows.send('${flow}', ...events),
  ${json(events, 2)},
);
await expect(page.locator('[data-flow="${flow}"]')).toHaveAttribute('data-state', '${state}');
`;
