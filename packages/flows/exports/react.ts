/** Flows in React. */
export { useSelector } from '@xstate/react';
export type { FieldChanged, FormContext, FormSent } from '../src/form/form.types.ts';
export {
  FlowEffects,
  type FlowEffectsProps,
  type OwnEffectHandlers,
} from '../src/react/FlowEffects.tsx';
export {
  type FlowClock,
  type FlowEffectHandlers,
  FlowInspector,
  type FlowInspectorProps,
  FlowProvider,
  type FlowProviderProps,
  type RestoredFlow,
  useFlowWorld,
} from '../src/react/FlowProvider.tsx';
export { FlowState, type FlowStateProps } from '../src/react/FlowState.tsx';
export { type FlowOptions, useFlow } from '../src/react/useFlow.ts';
export { useFlowAttributes } from '../src/react/useFlowAttributes.ts';
export { type FlowNumber, useFlowNumber } from '../src/react/useFlowNumber.ts';
