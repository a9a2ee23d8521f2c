// `vitest run` runs every file, on the embedded database or with TEST_DATABASE_URL on PostgreSQL; `--mode` a part.
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { embedded } from './test/embedded.ts';

const conditions = ['@banxin/source', 'module', 'node', 'development|production'];

const missing = embedded.filter(([file]) => !existsSync(new URL(file, import.meta.url)));
if (missing.length > 0) throw new Error(`test/embedded.ts names no files: ${missing.join('; ')}`);

const ALL = ['{src,test}/**/*.test.ts'];
/** Checks of print files know neither database nor shop: their task is replayed when they did not change. */
const CHECKS = 'src/preflight/**/*.test.ts';

const parts: Readonly<Record<string, object>> = {
  embedded: { include: embedded.map(([file]) => file) },
  postgresql: { include: ALL, exclude: [CHECKS] },
  preflight: { include: [CHECKS], globalSetup: [] },
  promise: { include: ['bench/promise.ts'] },
};

export default defineConfig(({ mode }) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { ssr: { resolve: { conditions } } },
  test: {
    environment: 'node',
    globalSetup: ['test/template.ts'],
    setupFiles: ['test/afterEachFile.ts'],
    ...(parts[mode] ?? { include: ALL }),
    outputFile: { json: `.cache/${mode}.json` },
    maxWorkers: 2,
    // No test leaves anything behind in a module: reading each of them once saves a third of the work.
    isolate: false,
    // On a busy machine a test may take long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
