/** @jsxRuntime classic */
// Adds the statechart panel to Storybook's frame.
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { createFlowStore } from './flowStore.ts';
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
