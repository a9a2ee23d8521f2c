/** @jsxRuntime classic */
// Adds to Storybook's frame what it lacks: the statechart panel, and a width for pages of the manual.
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { createFlowStore } from './flowStore.ts';
import { ManualWidth, type ManualWidthProps } from './ManualWidth.tsx';
import { StatechartPanel } from './StatechartPanel.tsx';

/** Registers the panel; it follows the canvas from now on, also while it is closed. */
export function registerStatechart(): void {
  addons.register('banxin/statechart', () => {
    const store = createFlowStore(addons.getChannel());
    addons.add('banxin/statechart/panel', {
      type: types.PANEL,
      title: '状态图',
      match: ({ viewMode }) => viewMode === 'story',
      render: ({ active }) => (active ? <StatechartPanel store={store} /> : null),
    });
  });
}

/** Registers the choice of a width; pages of the manual take it on. */
export function registerManualWidth({ windows }: ManualWidthProps): void {
  addons.register('banxin/width', () => {
    addons.add('banxin/width/tool', {
      type: types.TOOL,
      title: '窗口宽度',
      match: ({ viewMode }) => viewMode === 'docs',
      render: () => <ManualWidth windows={windows} />,
    });
  });
}
