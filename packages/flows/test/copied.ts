/** Runs what the statechart panel copied: the source itself, compiled, on a page without a browser. */
import { transformWithOxc } from 'vite';
import { expect } from 'vitest';
import type { FlowLog, FlowWay } from '../exports/testing.ts';

async function imported(source: string): Promise<Record<string, unknown>> {
  const { code } = await transformWithOxc(source, 'copy.ts');
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

/** The story that a copied source exports. */
export async function storyIn(
  source: string,
): Promise<{ readonly tags?: readonly string[]; readonly args: { flow: string; way: FlowWay } }> {
  const { Recorded } = await imported(`type Story = object;\n${source}`);
  return Recorded as Awaited<ReturnType<typeof storyIn>>;
}

/** What the canvas gives to a browser test. */
export interface BanxinFlows {
  readonly isReady: boolean;
  readonly play: FlowLog['play'];
  readonly stateOf: (flow: string) => string;
}

/** Runs copied lines of a browser test. @returns the address that they opened */
export async function run(
  lines: string,
  flows: Omit<BanxinFlows, 'isReady'>,
): Promise<{ readonly address: string }> {
  const window = { banxinFlows: { ...flows, isReady: true } };
  let address = '';
  const page = {
    goto: async (to: string) => {
      address = to;
    },
    waitForFunction: async (ask: () => unknown) => expect(ask()).toBe(true),
    evaluate: (work: (told: unknown) => unknown, told: unknown) =>
      work(JSON.parse(JSON.stringify(told ?? null))),
    locator: (selector: string) => ({
      flow: /^\[data-flow="(.+)"\]$/.exec(selector)?.[1],
      nth: (index: number) => ({ flow: `${selector} ${index}` }),
    }),
  };
  const expectOf = (one: unknown) =>
    typeof one === 'object' && one !== null && 'flow' in one
      ? {
          toHaveAttribute: async (name: string, value: string) => {
            expect(name).toBe('data-state');
            expect(flows.stateOf(String(one.flow))).toBe(value);
          },
        }
      : expect(one);
  const { test } = await imported(
    `export const test = async (page, expect, window) => {\n${lines}\n};`,
  );
  await (test as (...given: readonly unknown[]) => Promise<void>)(page, expectOf, window);
  return { address };
}
