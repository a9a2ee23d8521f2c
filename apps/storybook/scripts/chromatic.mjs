// Hands the built Storybook to Chromatic, for those who use the hosted service. Settings: chromatic.config.json.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.');
} else {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const run = spawn('chromatic', process.argv.slice(2), { cwd, stdio: 'inherit' });
  run.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  run.on('exit', (code) => process.exit(code ?? 1));
}
