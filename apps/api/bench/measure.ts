/** Rounds of load on the servers, taken in turn so that other work on the machine meets all of them alike. */
import { type Child, startChild } from './children.ts';
import { BUYERS, STAFF, tokenOf } from './data.ts';
import type { Job, Result } from './load.ts';
import type { Probe } from './probes.ts';

/** A server under measurement. */
export interface Server {
  readonly origin: string;
  readonly child: Child;
}

/** Middle of several rounds of one probe. */
export interface Measured {
  readonly name: string;
  readonly perSecond: number;
  /** Processor time of the server. @unit ms */
  readonly cpu: number;
  /** @unit ms */
  readonly p50: number;
  /** @unit ms */
  readonly p99: number;
  readonly failed: number;
  readonly failure: string | null;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Starts a server that says its port. */
export async function startServer(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<Server> {
  const { child, hello } = await startChild(file, env);
  return { origin: `http://127.0.0.1:${String(hello)}`, child };
}

export interface Plan {
  readonly rounds: number;
  readonly connections: number;
  /** Of one probe in one round. @unit ms */
  readonly forMs: number;
  /** Part of the tokens. */
  readonly secret: string;
}

/** Who answers which probe. */
export type Line = readonly [Probe, Server];

function cookiesOf({ as }: Probe, secret: string): string[] {
  if (as === 'visitor') return [];
  if (as === 'one') return [tokenOf(secret, 0)];
  if (as === 'staff') return [tokenOf(secret, STAFF)];
  return Array.from({ length: BUYERS }, (_, n) => tokenOf(secret, n + 1));
}

/** Measures all of them: one round to warm up, then `rounds` in turn. */
export async function measure(
  load: Child,
  lines: readonly Line[],
  plan: Plan,
): Promise<readonly Measured[]> {
  const results = lines.map((): (Result & { cpu: number })[] => []);
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const [index, [probe, { origin, child }]] of lines.entries()) {
      const { name: _name, at: _at, as: _as, ...request } = probe;
      const { connections, forMs, secret } = plan;
      const job: Job = {
        ...request,
        origin,
        cookies: cookiesOf(probe, secret),
        connections,
        forMs,
      };
      const before = (await child.ask('cpu')) as NodeJS.CpuUsage;
      const result = (await load.ask(job)) as Result;
      const after = (await child.ask('cpu')) as NodeJS.CpuUsage;
      const cpu = (after.user + after.system - before.user - before.system) / 1_000;
      if (round > 0 || result.failed > 0) {
        results[index]?.push({ ...result, cpu: cpu / result.requests });
      }
    }
  }
  return lines.map(([{ name }], index) => {
    const rounds = results[index] ?? [];
    return {
      name,
      perSecond: median(rounds.map(({ requests, seconds }) => requests / seconds)),
      cpu: median(rounds.map(({ cpu }) => cpu)),
      p50: median(rounds.map(({ p50 }) => p50)),
      p99: median(rounds.map(({ p99 }) => p99)),
      failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
      failure: rounds.find(({ failure }) => failure !== null)?.failure ?? null,
    };
  });
}
