// `vitest run` runs every file in Node; `--mode beside` what stands beside its source, `--mode whole` what looks at the whole shop.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** `test` draws every page, reads every story and every dictionary: with it each change would wait twice as long. */
const parts: Readonly<Record<string, readonly string[]>> = {
  beside: ['src/**/*.test.{ts,tsx}'],
  whole: ['test/**/*.test.{ts,tsx}'],
};

const conditions = ['@banxin/source', 'module', 'node', 'development|production'];

export default defineConfig(({ mode }) => ({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { ssr: { resolve: { conditions } } },
  test: {
    environment: 'node',
    // Long enough for a busy machine: it only ends what would never end by itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: [...(parts[mode] ?? Object.values(parts).flat())],
    maxWorkers: 1,
    // No test leaves anything behind in a module: reading each of them once halves the time.
    pool: 'threads',
    isolate: false,
  },
}));
