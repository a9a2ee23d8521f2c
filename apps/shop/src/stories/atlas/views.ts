/** What each flow is looked at through: the shop's own components, around a flow that stands still. */
import type { FlowView } from './flowView.ts';

const found = import.meta.glob<{ readonly view: FlowView }>('../../**/*.view.tsx', { eager: true });

/** By folder name of the flow, as the file is called. */
export const views: ReadonlyMap<string, FlowView> = new Map(
  Object.entries(found).map(([file, { view }]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.view.tsx'.length),
    view,
  ]),
);
