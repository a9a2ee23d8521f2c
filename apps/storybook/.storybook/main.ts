// The review room: collects the stories of the design system, the flows and the shop.
import type { StorybookConfig } from '@storybook/react-vite';
import { indexInBoth } from './keepIds.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    '../docs/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/flows/src/**/*.stories.tsx',
    '../../shop/src/**/*.stories.tsx',
  ],
  experimental_indexers: indexInBoth,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../../shop/public', { from: '../../../docs/images/review', to: '/review' }],
  typescript: { reactDocgen: 'react-docgen', check: false },
  features: { sidebarOnboardingChecklist: false },
  core: {
    disableTelemetry: true,
    enableCrashReports: false,
    disableWhatsNewNotifications: true,
  },
};

export default config;
