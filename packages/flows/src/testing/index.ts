/** Tools for tests and stories of flows. Never imported by the shop's own code. */
export { SimulatedClock } from 'xstate';
export { type AnyFlowAtlas, defineAtlas, type FlowAtlas } from './atlas.ts';
export { chartOf } from './chart.ts';
export { type ChartNode, chartTree } from './chartTree.ts';
export { tick } from './clock.ts';
export {
  type Controlled,
  type ControlledClient,
  controlled,
  controlledClient,
  type SentCall,
  settled,
} from './controlled.ts';
export {
  type Configuration,
  type Edge,
  type Exploration,
  edgesOf,
  explore,
  labelOf,
} from './coverage.ts';
export { failing, refusal } from './failures.ts';
export { frozen } from './frozen.ts';
export { claimsOf, orphans, type StoryClaim, untold } from './gates.ts';
export { recordEmitted } from './record.ts';
export { type AtlasRow, rowsOf, stepOf } from './rows.ts';
