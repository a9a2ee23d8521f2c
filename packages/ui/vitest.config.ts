// Tests of the design system run in Node; components are server-rendered, stories are tested in the browser.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const conditions = ['@banxin/source', 'module', 'node', 'development|production'];

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { ssr: { resolve: { conditions } } },
  test: {
    environment: 'node',
    // No test leaves anything behind in a module: each is read once.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    maxWorkers: 1,
    // Long enough for a busy machine: it only ends what would never end by itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
