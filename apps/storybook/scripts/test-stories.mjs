// Runs the story tests over the built Storybook.
// Options are handed to test-storybook, for example --json --outputFile report.json
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStorybook } from './serve.mjs';

const app = fileURLToPath(new URL('..', import.meta.url));

const { url } = await serveStorybook().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const args = ['--url', url, '--maxWorkers=2', '--failOnConsole', '--disable-telemetry'];
const runner = spawn('test-storybook', [...args, ...process.argv.slice(2)], {
  cwd: app,
  env: {
    DEBUG_PRINT_LIMIT: '6000',
    ...process.env,
    PATH: `${join(app, 'node_modules/.bin')}:${process.env.PATH}`,
  },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.kill(signal));
runner.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
runner.on('exit', (code) => process.exit(code ?? 1));
