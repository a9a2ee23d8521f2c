/** Memory and processor time of another process. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Usage {
  /** Resident at most so far; where the system does not tell, resident now. @unit bytes */
  readonly peakBytes: number;
  /** Processor time of all its threads, which a busy machine does not lengthen. @unit ms */
  readonly cpuMs: number;
}

/** Linux counts processor time for programs in hundredths of a second, whatever the kernel does. */
const TICK_MS = 10;

/** Null when the process is gone. Linux reads /proc, other systems ask `ps`. */
export function readUsage(pid: number): Usage | null {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return null; // The process ended between two looks.
  }
}

function fromProc(pid: number): Usage | null {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  // The program's name, in parentheses, may hold anything: what follows it is counted from there.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const usage = {
    peakBytes: Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024,
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
  };
  // A process that has ended but is not yet taken note of has no memory lines.
  return Object.values(usage).every(Number.isFinite) ? usage : null;
}

function fromPs(pid: number): Usage | null {
  const text = execFileSync('ps', ['-o', 'rss=,time=', '-p', String(pid)], { encoding: 'utf8' });
  const [kilobytes, time = ''] = text.trim().split(/\s+/);
  const peakBytes = Number(kilobytes) * 1024;
  // [hours:]minutes:seconds
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  if (!(peakBytes > 0) || !Number.isFinite(seconds)) return null;
  return { peakBytes, cpuMs: seconds * 1_000 };
}
