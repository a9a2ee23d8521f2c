// Storybook's frame around the stories: its title, the statechart panel, the width of manual pages.
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { registerManualWidth, registerStatechart } from '../panel/register.tsx';
import { viewports } from './viewports.ts';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: '版心设计系统', brandTarget: '_self' }),
  sidebar: { showRoots: true },
});

registerStatechart();
registerManualWidth({
  windows: Object.entries(viewports).map(([value, { name }]) => ({ value, title: name })),
});
