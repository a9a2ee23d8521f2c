/** Flows in React. */
export { useSelector } from '@xstate/react';
export { type FlowAttributes, flowAttributes } from '../attributes.ts';
export { FlowEffects, type FlowEffectsProps } from './FlowEffects.tsx';
export {
  type FlowClock,
  type FlowEffectHandlers,
  FlowInspector,
  type FlowInspectorProps,
  FlowProvider,
  type FlowProviderProps,
  type RestoredFlow,
  useFlowWorld,
} from './FlowProvider.tsx';
export { FlowState, type FlowStateProps } from './FlowState.tsx';
export { type FlowOptions, useFlow } from './useFlow.ts';
export { useFlowAttributes } from './useFlowAttributes.ts';
