// Builds the stories. Sources of the workspace packages are read directly, so every environment needs the condition.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keepIds } from './.storybook/keepIds.ts';
import { storyCode } from './.storybook/storyCode.ts';
import { storyInputs } from './.storybook/storyInputs.ts';

const conditions = (platform: 'browser' | 'node') => [
  '@banxin/source',
  'module',
  platform,
  'development|production',
];

export default defineConfig({
  plugins: [storyCode(), keepIds(), vanillaExtractPlugin(), react(), storyInputs()],
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  resolve: { conditions: conditions('browser'), dedupe: ['react', 'react-dom', 'storybook'] },
  environments: { ssr: { resolve: { conditions: conditions('node') } } },
  // Fonts stay files, and nobody downloads the review room over a slow line.
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
    // The code under a story names components as they are called.
    rolldownOptions: { output: { keepNames: true } },
  },
});
