/** The checking process: takes one file at a time, answers a report, and may die without harm. */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { rulesFor } from '@banxin/contract/uploads';
import sharp from 'sharp';
import { checkDocument } from './check-document.ts';
import type { CheckResult } from './check-result.ts';
import { checkSheet } from './check-sheet.ts';
import { inspectFile } from './inspect.ts';
import { type PdfEngine, startEngine } from './pdf-engine.ts';
import { drawPreviews } from './previews.ts';
import { LIMITS } from './report.ts';
import { withIncompletePreviews } from './unread-findings.ts';
import {
  type Answer,
  EXIT_MEMORY,
  EXIT_TRAPPED,
  type FaultJob,
  type InspectJob,
  type Job,
} from './worker-protocol.ts';

/** The engine aborts when it gets no more memory; then it holds nearly all it may. @unit bytes */
const NEARLY_FULL = LIMITS.wasmPages * 64 * 1024 * 0.75;

sharp.concurrency(1);
sharp.cache(false);

function send(answer: Answer): void {
  process.send?.(answer);
}

function digest(fd: number): string {
  const hash = createHash('sha256');
  const chunk = new Uint8Array(1024 * 1024);
  for (let at = 0; ; ) {
    const got = readSync(fd, chunk, 0, chunk.length, at);
    if (got === 0) return hash.digest('hex');
    hash.update(chunk.subarray(0, got));
    at += got;
  }
}

/** A print file: measured, judged and drawn. */
async function inspectPrintFile(engine: PdfEngine, { folder }: InspectJob, fd: number) {
  const { report, document, undrawable } = await inspectFile(engine, fd, fstatSync(fd).size);
  const drawn =
    document && folder
      ? await drawPreviews(document, report.pages.length, undrawable, folder)
      : { previews: [], incomplete: [] };
  document?.close();
  return {
    report: withIncompletePreviews(report, drawn.incomplete),
    previews: drawn.previews,
    contentType: report.facts === null ? null : 'application/pdf',
  };
}

/** Any other file: small enough to be read as a whole. */
async function inspectOther(
  engine: PdfEngine,
  { path, purpose, folder }: InspectJob,
  fd: number,
): Promise<CheckResult> {
  const bytes = readFileSync(path);
  return rulesFor(purpose).checker === 'sheet'
    ? checkSheet(bytes, purpose)
    : checkDocument(engine, bytes, fd, { purpose, folder });
}

async function inspect(engine: PdfEngine, job: InspectJob): Promise<void> {
  const fd = openSync(job.path, 'r');
  try {
    const size = fstatSync(fd).size;
    const isPrintFile = rulesFor(job.purpose).checker === 'preflight';
    const found = await (isPrintFile ? inspectPrintFile : inspectOther)(engine, job, fd);
    send({
      kind: 'done',
      id: job.id,
      ...found,
      // What is too large is told at once, not read to its end.
      sha256: size > LIMITS.fileBytes ? null : digest(fd),
    });
  } finally {
    closeSync(fd);
  }
}

function fault(job: FaultJob): void {
  if (!process.argv.includes('--faults')) return;
  if (job.how === 'exit') process.exit(3);
  if (job.how === 'trap') throw new WebAssembly.RuntimeError('unreachable');
  if (job.how === 'stall') return;
  const kept: Uint8Array[] = [];
  for (;;) if (job.how === 'bloat') kept.push(new Uint8Array(4 * 1024 * 1024).fill(1));
}

const engine = await startEngine();
process.on('message', (job: Job) => {
  const work =
    job.kind === 'inspect' ? inspect(engine, job) : Promise.resolve().then(() => fault(job));
  work.catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(engine.heapBytes > NEARLY_FULL ? EXIT_MEMORY : EXIT_TRAPPED);
  });
});
process.on('disconnect', () => process.exit(0));
send({ kind: 'ready' });
