/** The process: reads the environment, starts the server, prints where it is, shuts down on a signal. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config.ts';
import { UnsafeDatabaseError } from './db/durable.ts';
import { DatabaseLockedError } from './db/lock.ts';
import { DEMO_PASSWORD, demoAccounts } from './db/seed/customers.ts';
import { createLog } from './log.ts';
import { type RunningServer, start } from './start.ts';

/** Errors whose message says everything: they are printed without a stack. */
const isSelfExplaining = (error: unknown): error is Error =>
  [ConfigError, DatabaseLockedError, UnsafeDatabaseError].some((kind) => error instanceof kind);

function giveUp(error: unknown, port?: number): never {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (inUse) {
    console.error(
      `端口 ${port} 已被占用，请先停止占用它的程序，或用 PORT=… 换一个端口 ` +
        `(port ${port} is in use; choose another with PORT=…)`,
    );
  } else console.error(isSelfExplaining(error) ? error.message : error);
  process.exit(1);
}

function printAddresses(running: RunningServer, isProduction: boolean): void {
  const address = `http://localhost:${running.port}`;
  const lines = [
    '',
    `  版心印刷   ${address}`,
    `  接口文档   ${address}/docs`,
    `  数据库     ${running.database === 'embedded' ? '内置' : 'PostgreSQL'}`,
  ];
  if (!isProduction) {
    lines.push(
      `  短信发件箱 ${address}/dev/outbox`,
      `  商城时钟   ${address}/dev/clock`,
      '',
      `  演示账号（密码均为 ${DEMO_PASSWORD}）`,
    );
    for (const { name, mobile, shows } of demoAccounts) {
      lines.push(`    ${name}${'　'.repeat(Math.max(0, 7 - name.length))} ${mobile}  ${shows}`);
    }
    lines.push('', '  按 Ctrl-C 停止');
  }
  console.log(`${lines.join('\n')}\n`);
}

async function main(): Promise<void> {
  const file = fileURLToPath(new URL('../../../.env', import.meta.url));
  // A variable that the environment has already wins over the file.
  if (existsSync(file)) process.loadEnvFile(file);
  const config = (() => {
    try {
      return readConfig(process.env);
    } catch (error) {
      return giveUp(error);
    }
  })();
  const log = createLog(config.logLevel);
  const running = await start(config, log).catch((error: unknown) => giveUp(error, config.port));
  printAddresses(running, config.isProduction);
  let isStopping = false;
  const stop = async (signal: string) => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    await running.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      });
    });
  }
}

await main();
