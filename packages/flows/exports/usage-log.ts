/** What was ordered, kept and posted now and then. */
export { createUsageLogActors } from '../src/usage-log/usage-log.actors.ts';
export { usageLogMachine } from '../src/usage-log/usage-log.machine.ts';
export type {
  UsageEntry,
  UsageLogContext,
  UsageLogEmitted,
  UsageLogEvent,
  UsageLogInput,
} from '../src/usage-log/usage-log.types.ts';
