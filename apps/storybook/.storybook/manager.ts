// Storybook's frame around the stories: its title, the statechart panel, the width of manual pages, the language of
// the panel of controls.
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { registerManualWidth, registerStatechart } from '../panel/register.tsx';
import { registerPropsLanguage } from './propsLanguage.ts';
import { viewports } from './viewports.ts';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: '版心设计系统', brandTarget: '_self' }),
  sidebar: { showRoots: true },
});

registerStatechart();
registerManualWidth({
  windows: Object.entries(viewports).map(([value, { name }]) => ({ value, title: name })),
});
registerPropsLanguage();
