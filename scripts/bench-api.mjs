// Measures the server on a PostgreSQL server of its own, or on the one that TEST_DATABASE_URL names.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from './postgres.mjs';
import { root, toolEnvironment } from './processes.mjs';

// As production has it: what is answered is on the disk.
const own = process.env.TEST_DATABASE_URL ? null : await startPostgres({ isDurable: true });
try {
  const bench = spawn(
    'node',
    ['--conditions=@banxin/source', 'apps/api/bench/run.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      env: toolEnvironment(own ? { TEST_DATABASE_URL: own.url } : {}),
      stdio: 'inherit',
    },
  );
  const [status] = await once(bench, 'exit');
  process.exitCode = status ?? 1;
} finally {
  await own?.stop();
}
