/** What was looked at, kept and posted now and then. */
export { createUsageLogActors } from '../src/usage-log/usage-log.actors.ts';
export { usageLogMachine } from '../src/usage-log/usage-log.machine.ts';
export type {
  StoredUsage,
  UsageBatch,
  UsageEntry,
  UsageLogContext,
  UsageLogEmitted,
  UsageLogEvent,
  UsageLogInput,
} from '../src/usage-log/usage-log.types.ts';
