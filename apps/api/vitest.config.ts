// The same files test the server on the embedded database and, with TEST_DATABASE_URL, on PostgreSQL.
import { defineConfig } from 'vitest/config';

const conditions = ['@banxin/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { ssr: { resolve: { conditions } } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/template.ts'],
    maxWorkers: 2,
    // A busy machine is slow, not wrong: only what never comes is given up.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
