/** @jsxRuntime classic */
// The statechart panel among the panels of the frame.
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { createFlowStore } from './flowStore.ts';
import { StatechartPanel } from './StatechartPanel.tsx';

/** Adds the panel; what happens in the canvas is heard from now on. */
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
