/** Runs checks in separate processes with limits; a file can kill its process, never the server. */
import { type ChildProcess, fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Preview } from './previews.ts';
import { readRss } from './process-memory.ts';
import { REFUSALS } from './refusals.ts';
import { LIMITS, type PreflightReport, refusal } from './report.ts';
import { type Answer, EXIT_MEMORY, type FaultJob, type InspectJob } from './worker-protocol.ts';

export interface PoolOptions {
  /** Processes at most. @default 1 */
  readonly size?: number;
  /** @unit ms */
  readonly wallMs?: number;
  /** @unit bytes */
  readonly rssBytes?: number;
  /** Folder the process may write previews to, and nowhere else. */
  readonly writable: string;
  /** Lets tests send fault jobs. @default false */
  readonly faults?: boolean;
  /** What a dying process printed; for the log. */
  readonly onTrouble?: (trouble: Trouble) => void;
}

export interface Trouble {
  readonly reason: Ending;
  readonly path: string | null;
  readonly output: string;
}

export interface Checked {
  readonly report: PreflightReport;
  readonly previews: readonly Preview[];
  /** Of the whole file, hex; null when the check did not come to its end. */
  readonly sha256: string | null;
}

type Ending = 'timeout' | 'memory' | 'crashed' | 'killed' | 'closed';
type Payload = Omit<InspectJob, 'id'> | Omit<FaultJob, 'id'>;

interface Task {
  readonly payload: Payload;
  attempts: number;
  readonly resolve: (checked: Checked) => void;
  readonly reject: (error: Error) => void;
}

const WATCH_MS = 40;
const START_MS = 20_000;
const OUTPUT_KEPT = 4_000;

/** The pool was closed, or no process could be started: the file was not checked. */
export class NotChecked extends Error {}

export class PreflightPool {
  readonly #options: Required<Omit<PoolOptions, 'onTrouble'>> & Pick<PoolOptions, 'onTrouble'>;
  readonly #queue: Task[] = [];
  readonly #slots: Slot[] = [];
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = {
      size: 1,
      wallMs: LIMITS.wallMs,
      rssBytes: LIMITS.rssBytes,
      faults: false,
      ...options,
    };
  }

  /**
   * Checks one file. A crash, a hang or too much memory is a refusal, not an error.
   * Errors: NotChecked when the pool closes or cannot start a process.
   */
  inspect(path: string, folder: string | null): Promise<Checked> {
    return this.#add({ kind: 'inspect', path, folder });
  }

  /** Test only: see FaultJob. */
  fault(how: FaultJob['how']): Promise<Checked> {
    return this.#add({ kind: 'fault', how });
  }

  /** Process ids that are up, for tests and for the log. */
  get pids(): number[] {
    return this.#slots.flatMap((slot) => slot.pid ?? []);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#queue.splice(0)) task.reject(new NotChecked('pool closed'));
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }

  #add(payload: Payload): Promise<Checked> {
    if (this.#closed) return Promise.reject(new NotChecked('pool closed'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ payload, attempts: 0, resolve, reject });
      this.#pump();
    });
  }

  #pump(): void {
    if (this.#closed) return;
    while (this.#queue.length > 0) {
      let slot = this.#slots.find((candidate) => !candidate.busy);
      if (!slot && this.#slots.length < this.#options.size) {
        slot = new Slot(this.#options);
        this.#slots.push(slot);
      }
      if (!slot) return;
      void this.#run(slot, this.#queue.shift() as Task);
    }
  }

  async #run(slot: Slot, task: Task): Promise<void> {
    task.attempts += 1;
    const outcome = await slot.run(task.payload);
    if (typeof outcome === 'object') task.resolve(outcome);
    else if (outcome === 'closed') task.reject(new NotChecked('pool closed'));
    else if (outcome === 'unstartable') task.reject(new NotChecked('no checking process'));
    else if (outcome === 'killed' && task.attempts === 1) this.#queue.unshift(task);
    else await this.#refuse(task, outcome);
    this.#pump();
  }

  async #refuse(task: Task, ending: Exclude<Ending, 'closed'>): Promise<void> {
    if (task.payload.kind === 'inspect' && task.payload.folder) {
      await rm(task.payload.folder, { recursive: true, force: true });
    }
    const message =
      ending === 'timeout'
        ? REFUSALS.timeout
        : ending === 'memory'
          ? REFUSALS.memory
          : REFUSALS.crashed;
    task.resolve({ report: refusal('UNREADABLE', message, ending), previews: [], sha256: null });
  }
}

/** One process and the job it has. */
class Slot {
  busy = false;
  readonly #options: PoolOptions & { wallMs: number; rssBytes: number };
  #child: ChildProcess | null = null;
  #ready: Promise<boolean> | null = null;
  #output = '';
  #serial = 0;
  #ending: Ending | null = null;

  constructor(options: PoolOptions & { wallMs: number; rssBytes: number }) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async run(payload: Payload): Promise<Checked | Ending | 'unstartable'> {
    this.busy = true;
    try {
      if (!this.#child) this.#start();
      const child = this.#child as ChildProcess | null;
      const ready = await (this.#ready ?? Promise.resolve(false));
      if (!child || !ready) return this.#ending === 'closed' ? 'closed' : 'unstartable';
      return await this.#work(child, payload);
    } finally {
      this.busy = false;
    }
  }

  #start(): void {
    this.#ending = null;
    this.#output = '';
    const child = fork(
      fileURLToPath(new URL('./worker.ts', import.meta.url)),
      workerArgs(this.#options),
      {
        execArgv: nodeFlags(this.#options.writable),
        env: {},
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#output = (this.#output + text).slice(-OUTPUT_KEPT);
    });
    this.#child = child;
    this.#ready = new Promise((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
      child.once('message', () => {
        clearTimeout(timer);
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

  #work(child: ChildProcess, payload: Payload): Promise<Checked | Ending> {
    this.#serial += 1;
    const id = this.#serial;
    this.#ending = null;
    return new Promise((resolve) => {
      const stop = (ending: Ending) => {
        this.#ending ??= ending;
        child.kill('SIGKILL');
      };
      const wall = setTimeout(() => stop('timeout'), this.#options.wallMs);
      let watch = setTimeout(check, WATCH_MS);
      const options = this.#options;
      function check(): void {
        const rss = child.pid === undefined ? null : readRss(child.pid);
        if (rss !== null && rss > options.rssBytes) stop('memory');
        else watch = setTimeout(check, WATCH_MS);
      }
      const finish = (outcome: Checked | Ending) => {
        clearTimeout(wall);
        clearTimeout(watch);
        child.off('message', onMessage);
        child.off('exit', onExit);
        resolve(outcome);
      };
      const onMessage = (answer: Answer) => {
        if (answer.kind === 'done' && answer.id === id) finish(answer);
      };
      const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
        const ending = this.#ending ?? endingOf(code, signal);
        const path = payload.kind === 'inspect' ? payload.path : null;
        if (ending !== 'closed')
          this.#options.onTrouble?.({ reason: ending, path, output: this.#output });
        finish(ending);
      };
      child.on('message', onMessage);
      child.once('exit', onExit);
      child.send({ ...payload, id }, (error) => {
        if (error) stop('killed');
      });
    });
  }

  close(): Promise<void> {
    const child = this.#child;
    this.#ending = 'closed';
    if (!child || child.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }
}

/** How a process ended that nobody here ended. */
function endingOf(code: number | null, signal: NodeJS.Signals | null): Ending {
  if (signal === 'SIGKILL' || signal === 'SIGTERM') return 'killed';
  return code === EXIT_MEMORY ? 'memory' : 'crashed';
}

function workerArgs(options: PoolOptions): string[] {
  return options.faults ? ['--faults'] : [];
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
