// Jest settings of the story tests: which Chromium, how many pages at once.
import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const keeping = process.env.STORY_KEEPING;
const isRoot = process.getuid?.() === 0;

export default {
  ...base,
  ...(keeping && {
    reporters: [
      ...(base.reporters ?? ['default']),
      [fileURLToPath(import.meta.resolve('./scripts/keepPassed.mjs')), { keeping }],
    ],
  }),
  // On a busy machine a story may take long.
  testTimeout: 300_000,
  // The environment does what these do.
  setupFilesAfterEnv: [],
  testEnvironment: fileURLToPath(import.meta.resolve('./scripts/storyEnvironment.js')),
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      // The environment opens its browser itself.
      skipInitialization: true,
      contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
      launchOptions: {
        ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
        // Pictures must not depend on the screen or the font settings of the machine.
        args: [
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--force-color-profile=srgb',
          '--hide-scrollbars',
          ...(isRoot ? ['--no-sandbox'] : []),
        ],
      },
    },
  },
};
