/** The way of a flow as code: a story of the atlas, or lines of a browser test. What is copied goes the same way. */
import type { FlowWay, WayStep } from './way.ts';

const NAME = /^[A-Za-z_$][\w$]*$/;

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A value as source text, the way the formatter writes it as long as lines are short. */
export function literal(value: unknown, indent = 0): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const plain = value instanceof Error ? { ...value, message: value.message } : value;
  const entries = Array.isArray(plain)
    ? plain.map((item) => literal(item, indent + 2))
    : Object.entries(plain)
        .filter(([, content]) => content !== undefined)
        .map(
          ([key, content]) =>
            `${NAME.test(key) ? key : quoted(key)}: ${literal(content, indent + 2)}`,
        );
  const [open, close, gap] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (entries.length === 0) return `${open}${close}`;
  const line = `${open}${gap}${entries.join(', ')}${gap}${close}`;
  if (indent + line.length <= 96 && !line.includes('\n')) return line;
  const pad = ' '.repeat(indent + 2);
  return `${open}\n${entries.map((entry) => `${pad}${entry},\n`).join('')}${' '.repeat(indent)}${close}`;
}

export interface CopiedStory {
  readonly flow: string;
  readonly way: FlowWay;
  /** Where it ends, as `data-state` says it. */
  readonly state: string;
  /** Why nothing is drawn there; undefined when something is. */
  readonly undrawn?: string | undefined;
}

/** A story of the atlas that goes this way. */
export const asStory = ({ flow, way, state, undrawn }: CopiedStory): string =>
  `export const Recorded: Story = {
${undrawn === undefined ? `  tags: [${quoted(`state:${state}`)}],\n` : `  // Ends in ${state}: ${undrawn}.\n`}  args: {
    flow: ${quoted(flow)},
    way: ${literal(way, 4)},
  },
};
`;

export interface CopiedTest {
  readonly storyId: string;
  /** Name of the flow on the page, such as `exists-check#2`. */
  readonly name: string;
  /** What it heard after the story had played by itself. */
  readonly steps: readonly WayStep[];
  /** Where it ends, as `data-state` says it. */
  readonly state: string;
  /** Nothing is drawn there: the page cannot show it. */
  readonly isUndrawn: boolean;
}

/** Lines of a Playwright test that opens a story and does the same there. */
export function asPlaywright({ storyId, name, steps, state, isUndrawn }: CopiedTest): string {
  const [flow = name, nth] = name.split('#');
  const view = `page.locator('[data-flow="${flow}"]')${nth ? `.nth(${Number(nth) - 1})` : ''}`;
  const played =
    steps.length === 0
      ? ''
      : `await page.evaluate(
  (steps) => window.banxinFlows.play(${quoted(name)}, steps),
  ${literal(steps, 2)},
);
`;
  const ending = isUndrawn
    ? `expect(await page.evaluate(() => window.banxinFlows.stateOf(${quoted(name)}))).toBe(${quoted(state)});`
    : `await expect(${view}).toHaveAttribute('data-state', ${quoted(state)});`;
  return `await page.goto(${quoted(`/iframe.html?viewMode=story&id=${storyId}`)});
await page.waitForFunction(() => window.banxinFlows?.isReady);
${played}${ending}
`;
}
