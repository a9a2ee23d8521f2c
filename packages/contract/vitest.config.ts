/** Tests of the contract: pure functions, no browser, no server. */
import { defineConfig } from 'vitest/config';

const conditions = ['@banxin/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { ssr: { resolve: { conditions } } },
  test: {
    environment: 'node',
    // Long enough for a busy machine: it only ends what would never end by itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
