/** Resident memory of another process. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @unit bytes; null when the process is gone. Linux reads /proc, other systems ask `ps`. */
export function readRss(pid: number): number | null {
  try {
    const text =
      process.platform === 'linux'
        ? /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    const kilobytes = Number(text);
    return Number.isFinite(kilobytes) && kilobytes > 0 ? kilobytes * 1024 : null;
  } catch {
    return null; // The process ended between two looks.
  }
}
