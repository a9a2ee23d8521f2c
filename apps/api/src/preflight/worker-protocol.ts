/** What the server and the checking process say to each other. */
import type { UploadPurpose } from '@banxin/contract/uploads';
import type { Preview } from './previews.ts';
import type { PreflightReport } from './report.ts';

/** The PDF engine trapped or a bug showed: its memory can no longer be trusted. */
export const EXIT_TRAPPED = 70;
/** The PDF engine asked for more memory than it may have. */
export const EXIT_MEMORY = 71;

export interface InspectJob {
  readonly kind: 'inspect';
  readonly id: number;
  /** The uploaded file on local disk. */
  readonly path: string;
  /** What it is meant for: says how it is checked. */
  readonly purpose: UploadPurpose;
  /** Where previews go; null for none. */
  readonly folder: string | null;
}

/** A fault on purpose. Only a process started with `--faults` (tests) obeys it. */
export interface FaultJob {
  readonly kind: 'fault';
  readonly id: number;
  readonly how: 'hang' | 'stall' | 'bloat' | 'exit' | 'trap';
}

export type Job = InspectJob | FaultJob;

export interface Done {
  readonly kind: 'done';
  readonly id: number;
  readonly report: PreflightReport;
  readonly previews: readonly Preview[];
  /** What it is by its content; null when nobody can say. */
  readonly contentType: string | null;
  /** Of the whole file, hex; null for one that is too large to be looked at. */
  readonly sha256: string | null;
}

/** The process is up and can take jobs. */
export interface Ready {
  readonly kind: 'ready';
}

export type Answer = Done | Ready;
