/** The shop's server as production runs it; says its port and how much processor time it has used. */
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/log.ts';
import { start } from '../src/start.ts';
import { answerParent } from './children.ts';

const config = readConfig(process.env);
const running = await start(config, createLog(config.logLevel));

answerParent(
  running.port,
  () => process.cpuUsage(),
  () => running.stop(),
);
