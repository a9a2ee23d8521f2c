// Drills for money, on a PostgreSQL server of their own: `model` compares random operations with a model after each,
// `crash` kills server and database in the midst of operations. Options: --operations=N --seed=N
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';
import { root, toolEnvironment } from './processes.mjs';

const drills = {
  model: { file: 'test/randomOperations.test.ts', operations: 10_000 },
  crash: { file: 'test/crash.test.ts', operations: 1_000 },
};

const [name, ...options] = process.argv.slice(2);
const drill = drills[name];
if (!drill) throw new Error(`Which drill: ${Object.keys(drills).join(' or ')}?`);
const numberOf = (option, otherwise) => {
  const given = options.find((one) => one.startsWith(`--${option}=`))?.split('=')[1];
  const number = Number(given ?? otherwise);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${option}=${given}`);
  return String(number);
};

const own = await startPostgres();
try {
  const run = spawn('vitest', ['run', drill.file], {
    cwd: join(root, 'apps/api'),
    env: toolEnvironment({
      TEST_DATABASE_URL: own.url,
      DRILL_OPERATIONS: numberOf('operations', drill.operations),
      DRILL_SEED: numberOf('seed', 1),
    }),
    stdio: 'inherit',
  });
  const [status] = await once(run, 'exit');
  process.exitCode = status ?? 1;
} finally {
  await own.stop();
}
