// The files of the repository, as git sees them, for the guards.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });

/** Paths of tracked and new files (ignored ones left out) that match a pattern. */
export const filesMatching = (pattern) =>
  git('ls-files', '--cached', '--others', '--exclude-standard', '-z')
    .split('\0')
    .filter((path) => pattern.test(path) && existsSync(join(root, path)));

export const read = (path) => readFileSync(join(root, path), 'utf8');
export const readJson = (path) => JSON.parse(read(path));

/** Lines of the given files that match, as `file:line text`. */
export function linesMatching(paths, pattern) {
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
      ),
  );
}
