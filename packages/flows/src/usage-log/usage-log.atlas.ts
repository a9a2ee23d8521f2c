/** States of the usage log: nothing is drawn. */
import { defineAtlas } from '../testing/atlas.ts';
import { usageLogMachine } from './usage-log.machine.ts';

const quiet = 'the log has no view';

export const usageLogAtlas = defineAtlas({
  machine: usageLogMachine,
  inputs: {
    first: { enabled: true, stored: [], storedAge: 0 },
    stored: {
      enabled: true,
      stored: [{ productCategoryId: 101, orderTimes: 3 }],
      storedAge: 3_300_000,
    },
    off: { enabled: false, stored: [], storedAge: 0 },
  },
  events: [
    { type: 'LOG', productCategoryId: 101, orderTimes: 1 },
    { type: 'LOG', productCategoryId: 102, orderTimes: 200 },
  ],
  answers: { post: [null] },
  project: ({ enabled, entries, posted, age }) => [
    enabled,
    entries.length > 0,
    posted.length > 0 && entries !== posted,
    age >= 3_300_000,
  ],
  noView: { idle: quiet, disabled: quiet, empty: quiet, collecting: quiet, posting: quiet },
  transient: [],
  neverTaken: {},
});
