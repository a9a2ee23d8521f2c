import { defineConfig } from 'vitest/config';

const conditions = ['@banxin/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { ssr: { resolve: { conditions } } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    // No test leaves anything behind in a module: each is read once.
    isolate: false,
    testTimeout: 60_000,
  },
});
