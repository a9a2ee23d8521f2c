/** States of the usage log: nothing is drawn. */
import { errCode } from '@banxin/contract/errors';
import { defineAtlas } from '../testing/atlas.ts';
import { failing, refusal } from '../testing/failures.ts';
import { usageLogMachine } from './usage-log.machine.ts';

const nothing = { entries: [], batch: undefined };
const at = 3_600_000;
const now = () => at;
const quiet = 'the log has no view';

export const usageLogAtlas = defineAtlas({
  machine: usageLogMachine,
  inputs: {
    first: { enabled: true, stored: nothing, key: 'visit', now },
    stored: {
      enabled: true,
      stored: {
        ...nothing,
        entries: [{ productCategoryId: 101, orderTimes: 3, firstAt: 300_000 }],
      },
      key: 'visit',
      now,
    },
    due: {
      enabled: true,
      stored: { ...nothing, entries: [{ productCategoryId: 101, orderTimes: 3, firstAt: 0 }] },
      key: 'visit',
      now,
    },
    off: { enabled: false, stored: nothing, key: 'visit', now },
  },
  events: [
    { type: 'LOG', productCategoryId: 101, orderTimes: 1, at },
    { type: 'LOG', productCategoryId: 102, orderTimes: 200, at },
    { type: 'KEEP' },
    { type: 'LEAVE' },
  ],
  answers: { post: [null] },
  failures: {
    post: [failing('network'), refusal(errCode.invalidInput, '提交的内容不正确')],
  },
  project: ({ enabled, entries, batch }) => [
    enabled,
    entries.length > 0,
    batch !== undefined,
    entries.some(({ firstAt }) => firstAt < at),
  ],
  noView: { idle: quiet, disabled: quiet, empty: quiet, collecting: quiet, posting: quiet },
  transient: [],
  neverTaken: {},
});
