/** What was looked at, kept and posted now and then. */
export { createUsageLogActors, usageInput } from '../src/usage-log/usage-log.actors.ts';
export { usageLogMachine } from '../src/usage-log/usage-log.machine.ts';
export type {
  BeaconEmitted,
  StoredUsage,
  UsageBatch,
  UsageCount,
  UsageEntry,
  UsageLogContext,
  UsageLogEmitted,
  UsageLogEvent,
  UsageLogInput,
} from '../src/usage-log/usage-log.types.ts';
