/** Tests of the flows: real actors, a simulated clock, promises settled by hand; no browser, no server. */
import { defineConfig } from 'vitest/config';

const conditions = ['@banxin/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { ssr: { resolve: { conditions } } },
  test: {
    environment: 'node',
    // No test leaves anything behind in a module: each is read once.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    // Walking a large machine takes a busy machine its time.
    testTimeout: 120_000,
  },
});
