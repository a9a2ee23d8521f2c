// Where a run of tests writes what it throws away: in memory, where there is room.
// Databases are copied for every file of tests; on a disk that costs ten times what it costs in memory.
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const GIB = 1024 ** 3;
/** As `statfs` names a file system that lies in memory. */
const TMPFS = 0x0102_1994;
/** What the folder must be able to take, and what the machine needs besides. @unit bytes */
const ROOM = 4 * GIB;
const BESIDES = 4 * GIB;

const PREFIX = 'banxin-scratch-';

/** Whether a process still runs; one of somebody else's does. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/** Folders of runs that were killed: nobody else gives that memory back. */
function removeLeftovers(memory) {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN;
    // A machine that began anew gives numbers again: what bears ours is not ours yet.
    if (Number.isSafeInteger(pid) && (pid === process.pid || !isAlive(pid))) {
      rmSync(join(memory, name), { recursive: true, force: true });
    }
  }
}

const hasRoom = (memory, free) => {
  const { type, bavail, bsize } = statfsSync(memory);
  return type === TMPFS && bavail * bsize >= ROOM && free >= ROOM + BESIDES;
};

/**
 * Makes the folder of this run. Removing it is the caller's.
 * @param {{ memory?: string, free?: number }} [machine] where memory is a folder, and how much is free, in bytes
 * @returns {string | null} null where the machine has no such folder, or not the room: the disk is right then
 */
export function makeScratch({ memory = '/dev/shm', free = freemem() } = {}) {
  try {
    removeLeftovers(memory);
    if (!hasRoom(memory, free)) return null;
    const folder = join(memory, `${PREFIX}${process.pid}`);
    mkdirSync(folder);
    // The database server, which does not run as root, goes through it.
    chmodSync(folder, 0o711);
    return folder;
  } catch (error) {
    if (['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(error.code)) return null;
    throw error;
  }
}
