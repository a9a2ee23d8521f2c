/** Tools for tests and stories of flows. Never imported by the shop's own code. */
export { SimulatedClock } from 'xstate';
export { type AnswerChoice, answersFor } from '../src/testing/answers.ts';
export { type AnyFlowAtlas, defineAtlas, type FlowAtlas } from '../src/testing/atlas.ts';
export { chartOf } from '../src/testing/chart.ts';
export { type ChartNode, chartTree } from '../src/testing/chartTree.ts';
export { tick } from '../src/testing/clock.ts';
export {
  type Controlled,
  type ControlledClient,
  controlled,
  controlledClient,
  type SentCall,
  settled,
} from '../src/testing/controlled.ts';
export {
  type Configuration,
  type Edge,
  type Exploration,
  edgesOf,
  explore,
  labelOf,
  pathsOf,
} from '../src/testing/coverage.ts';
export { failing, refusal } from '../src/testing/failures.ts';
export { type FlightWay, flightWay, flowsIn } from '../src/testing/flightWay.ts';
export {
  createFlowLog,
  type FlowLog,
  type FlowLogOptions,
  type LoggedFlow,
} from '../src/testing/flowLog.ts';
export { frozen } from '../src/testing/frozen.ts';
export {
  claimsOf,
  deadStates,
  divergingPaths,
  missingStories,
  orphanStories,
  type StoryClaim,
  untakenEdges,
} from '../src/testing/gates.ts';
export { recordEmitted } from '../src/testing/record.ts';
export { type AtlasRow, rowsOf, stepOf } from '../src/testing/rows.ts';
export {
  asPlaywright,
  asStory,
  type CopiedStory,
  type CopiedTest,
} from '../src/testing/snippets.ts';
export { type FlowStart, startOf } from '../src/testing/start.ts';
export { type Heard, stepsOf, wayTo } from '../src/testing/steps.ts';
export {
  type FlowWay,
  type InnerStep,
  isInner,
  isPause,
  type MovingClock,
  type Pause,
  type Played,
  playWay,
  type Taken,
  take,
  type WayStep,
} from '../src/testing/way.ts';
export { sampleFile } from '../src/upload-item/upload-item.samples.ts';
