/** Runs checks in separate processes with limits; a file can kill its process, never the server. */
import { rm } from 'node:fs/promises';
import type { UploadPurpose } from '@banxin/contract/uploads';
import {
  CheckingProcess,
  type Ending,
  type Outcome,
  type Payload,
  type ProcessLimits,
} from './checking-process.ts';
import { unfinished } from './document-refusals.ts';
import type { Preview } from './previews.ts';
import { LIMITS, type PreflightReport, refusal } from './report.ts';
import type { FaultJob } from './worker-protocol.ts';

export interface PoolOptions extends Partial<ProcessLimits> {
  /** Processes at most. @default 1 */
  readonly size?: number;
  readonly writable: string;
  /** What a dying process printed; for the log. */
  readonly onFailure?: (failure: ProcessFailure) => void;
}

export interface ProcessFailure {
  readonly reason: Ending;
  readonly path: string | null;
  readonly output: string;
}

export interface Checked {
  readonly report: PreflightReport;
  readonly previews: readonly Preview[];
  /** What it is by its content; null when nobody can say. */
  readonly contentType: string | null;
  /** Of the whole file, hex; null when the check did not come to its end. */
  readonly sha256: string | null;
  /** Processor time of all attempts. @unit ms */
  readonly cpuMs: number;
}

interface Task {
  readonly payload: Payload;
  readonly resolve: (checked: Checked) => void;
  readonly reject: (error: Error) => void;
}

/** The pool was closed, or no process could be started: the file was not checked. */
export class NotCheckedError extends Error {}

/** Endings that a file may have caused, and those after which a second attempt in a new process decides. */
const REFUSED_AFTER: ReadonlySet<unknown> = new Set<Ending>(['timeout', 'memory', 'crashed']);
const RETRIED_AFTER: ReadonlySet<unknown> = new Set<Ending>([
  'timeout',
  'memory',
  'crashed',
  'killed',
]);

export class PreflightPool {
  readonly #size: number;
  readonly #limits: ProcessLimits;
  readonly #onFailure: (failure: ProcessFailure) => void;
  readonly #queue: Task[] = [];
  readonly #idle: CheckingProcess[] = [];
  readonly #processes: CheckingProcess[] = [];
  #isClosed = false;

  constructor({ size = 1, onFailure = () => undefined, ...limits }: PoolOptions) {
    const { cpuMs, wallMs, memoryBytes } = LIMITS;
    this.#size = size;
    this.#onFailure = onFailure;
    this.#limits = { cpuMs, wallMs, memoryBytes, faults: false, ...limits };
  }

  /**
   * Checks one file. A crash, a hang or too much memory, twice, is a refusal, not an error.
   * Errors: NotCheckedError when the pool closes or cannot start a process.
   */
  inspect(
    path: string,
    folder: string | null,
    purpose: UploadPurpose = 'printFile',
  ): Promise<Checked> {
    return this.#add({ kind: 'inspect', path, folder, purpose });
  }

  /** Test only: see FaultJob. */
  fault(how: FaultJob['how']): Promise<Checked> {
    return this.#add({ kind: 'fault', how });
  }

  /** Process ids that are up, for tests and for the log. */
  get pids(): number[] {
    return this.#processes.flatMap((process) => process.pid ?? []);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const task of this.#queue.splice(0)) task.reject(new NotCheckedError('pool closed'));
    await Promise.all(this.#processes.map((process) => process.close()));
  }

  #add(payload: Payload): Promise<Checked> {
    if (this.#isClosed) return Promise.reject(new NotCheckedError('pool closed'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ payload, resolve, reject });
      this.#pump();
    });
  }

  #pump(): void {
    while (this.#queue.length > 0) {
      const process = this.#idle.pop() ?? this.#startAnother();
      if (process === null) return;
      const { payload, resolve, reject } = this.#queue.shift() as Task;
      this.#check(process, payload)
        .then(resolve, reject)
        .finally(() => {
          this.#idle.push(process);
          this.#pump();
        });
    }
  }

  #startAnother(): CheckingProcess | null {
    if (this.#processes.length >= this.#size) return null;
    const process = new CheckingProcess(this.#limits);
    this.#processes.push(process);
    return process;
  }

  async #check(process: CheckingProcess, payload: Payload): Promise<Checked> {
    const first = await this.#attempt(process, payload);
    const { cpuMs } = first;
    if (!RETRIED_AFTER.has(first.result)) return this.#conclude(first, payload, cpuMs);
    // Its memory, its state or a busy machine may have been at fault: a fresh process has the last word.
    const second = await this.#attempt(process, payload);
    return this.#conclude(second, payload, cpuMs + second.cpuMs);
  }

  async #attempt(process: CheckingProcess, payload: Payload): Promise<Outcome> {
    const outcome = await process.run(payload);
    const { result, output } = outcome;
    if (typeof result === 'string' && result !== 'closed') {
      const path = payload.kind === 'inspect' ? payload.path : null;
      this.#onFailure({ reason: result, path, output });
    }
    return outcome;
  }

  async #conclude({ result }: Outcome, payload: Payload, cpuMs: number): Promise<Checked> {
    if (typeof result === 'object') {
      const { report, previews, contentType, sha256 } = result;
      return { report, previews, contentType, sha256, cpuMs };
    }
    if (result === 'closed') throw new NotCheckedError('pool closed');
    if (result === 'unstartable') throw new NotCheckedError('no checking process');
    if (!REFUSED_AFTER.has(result)) throw new Error('checking process killed twice from outside');
    if (payload.kind === 'inspect' && payload.folder) {
      await rm(payload.folder, { recursive: true, force: true });
    }
    const why = result === 'timeout' || result === 'memory' ? result : 'crashed';
    const purpose = payload.kind === 'inspect' ? payload.purpose : 'printFile';
    const report = refusal('UNREADABLE', unfinished(purpose, why), result);
    return { report, previews: [], contentType: null, sha256: null, cpuMs };
  }
}
