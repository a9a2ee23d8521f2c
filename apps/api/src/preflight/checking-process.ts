/** One checking process: starts, is given a file, is watched, and is replaced before it grows. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readUsage, type Usage } from './process-usage.ts';
import { LIMITS } from './report.ts';
import {
  type Answer,
  type Done,
  EXIT_MEMORY,
  type FaultJob,
  type InspectJob,
} from './worker-protocol.ts';

/** What a process may use for one file. */
export interface ProcessLimits {
  /** Processor time. @unit ms */
  readonly cpuMs: number;
  /** For a process that is stuck without using any. @unit ms */
  readonly wallMs: number;
  /** Above what a process has when it is new. @unit bytes */
  readonly memoryBytes: number;
  /** Folder it may write previews to, and nowhere else. */
  readonly writable: string;
  /** Lets tests send fault jobs. */
  readonly faults: boolean;
}

/** Why there is no report. `killed`: by somebody else; `unstartable`: there never was a process. */
export type Ending = 'timeout' | 'memory' | 'crashed' | 'killed' | 'closed' | 'unstartable';

export type Payload = Omit<InspectJob, 'id'> | Omit<FaultJob, 'id'>;

export interface Outcome {
  readonly result: Done | Ending;
  /** Processor time it took. @unit ms */
  readonly cpuMs: number;
  /** What a process that ended had printed. */
  readonly output: string;
}

const WATCH_MS = 40;
/** A busy machine starts slowly. @unit ms */
const START_MS = 60_000;
const OUTPUT_KEPT = 4_000;
/** A process that was ever this much larger than when it was new is replaced. @unit bytes */
const GROWTH_BYTES = 96 * 1024 * 1024;

export class CheckingProcess {
  readonly #limits: ProcessLimits;
  #child: ChildProcess | null = null;
  /** What the process used when it was new; null while there is none. */
  #fresh: Usage | null = null;
  #output = '';
  #serial = 0;
  #isClosed = false;

  constructor(limits: ProcessLimits) {
    this.#limits = limits;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Does one job. After any outcome but a report, the next job gets a fresh process. */
  async run(payload: Payload): Promise<Outcome> {
    const none = { cpuMs: 0, output: '' };
    if (this.#child === null && !(await this.#start())) {
      return { ...none, output: this.#output, result: this.#isClosed ? 'closed' : 'unstartable' };
    }
    const child = this.#child as ChildProcess | null;
    const fresh = this.#fresh;
    if (child === null || fresh === null) return { ...none, result: 'killed' };
    return this.#work(child, fresh, payload);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  #start(): Promise<boolean> {
    if (this.#isClosed) return Promise.resolve(false);
    this.#output = '';
    this.#fresh = null;
    const child = fork(
      fileURLToPath(new URL('./worker.ts', import.meta.url)),
      this.#limits.faults ? ['--faults'] : [],
      {
        execArgv: nodeFlags(this.#limits.writable),
        env: {},
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#output = (this.#output + text).slice(-OUTPUT_KEPT);
    });
    this.#child = child;
    return new Promise((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
      child.once('message', () => {
        clearTimeout(timer);
        this.#fresh = child.pid === undefined ? null : readUsage(child.pid);
        resolve(true);
      });
      const gone = () => {
        clearTimeout(timer);
        if (this.#child === child) this.#child = null;
        resolve(false);
      };
      child.once('error', gone);
      child.once('exit', gone);
    });
  }

  #work(child: ChildProcess, fresh: Usage, payload: Payload): Promise<Outcome> {
    this.#serial += 1;
    const id = this.#serial;
    const usageNow = () => (child.pid === undefined ? null : readUsage(child.pid));
    const before = usageNow() ?? fresh;
    let last = before;
    let reason: Ending | null = null;
    const spent = () => last.cpuMs - before.cpuMs;
    const exceeded = (): Ending | null => {
      last = usageNow() ?? last;
      if (last.peakBytes - fresh.peakBytes > this.#limits.memoryBytes) return 'memory';
      return spent() > this.#limits.cpuMs ? 'timeout' : null;
    };
    return new Promise((resolve) => {
      const stop = (why: Ending) => {
        reason ??= why;
        child.kill('SIGKILL');
      };
      const wall = setTimeout(() => stop('timeout'), this.#limits.wallMs);
      const watch = setInterval(() => {
        const why = exceeded();
        if (why) stop(why);
      }, WATCH_MS);
      const finish = (result: Done | Ending) => {
        clearTimeout(wall);
        clearInterval(watch);
        child.off('message', onMessage);
        child.off('close', onClose);
        resolve({ result, cpuMs: spent(), output: this.#output });
      };
      const onMessage = (answer: Answer) => {
        if (answer.kind !== 'done' || answer.id !== id || reason) return;
        // Whether the last look came in time must not decide.
        const why = exceeded();
        if (why) return stop(why);
        if (last.peakBytes - fresh.peakBytes <= GROWTH_BYTES) return finish(answer);
        child.off('close', onClose);
        void this.#end().then(() => finish(answer));
      };
      // Not `exit`: what it printed last is read by now.
      const onClose = (code: number | null, signal: NodeJS.Signals | null) =>
        finish(this.#isClosed ? 'closed' : (reason ?? endingOf(code, signal, this.#output)));
      child.on('message', onMessage);
      child.once('close', onClose);
      child.send({ ...payload, id }, (error) => {
        if (error) stop('killed');
      });
    });
  }

  /** Ends the process; the next job starts another. */
  #end(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) {
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }
}

/** How a process ended that nobody here ended. */
function endingOf(code: number | null, signal: NodeJS.Signals | null, output: string): Ending {
  if (signal === 'SIGKILL' || signal === 'SIGTERM') return 'killed';
  const isHeapFull = signal === 'SIGABRT' && output.includes('heap out of memory');
  return isHeapFull || code === EXIT_MEMORY ? 'memory' : 'crashed';
}

/** No child processes, no writing outside the preview folder, hard ceilings on both heaps. */
function nodeFlags(writable: string): string[] {
  return [
    '--conditions=@banxin/source',
    `--max-old-space-size=${LIMITS.heapMiB}`,
    `--wasm-max-mem-pages=${LIMITS.wasmPages}`,
    '--permission',
    '--allow-addons',
    '--disable-warning=PERM0001',
    '--allow-fs-read=*',
    `--allow-fs-write=${writable}`,
  ];
}
