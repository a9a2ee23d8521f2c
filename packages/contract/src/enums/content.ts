/** Articles: why a reader was not helped. */
import { defineEnum } from './define.ts';

/** What an article that did not help lacked; the numbers are ours. */
export const voteReason = defineEnum({
  missingSteps: [1, '缺少步骤'],
  differs: [2, '与实际不符'],
  unclear: [3, '看不懂'],
  other: [4, '其他'],
});
