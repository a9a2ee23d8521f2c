// Jest settings of the story tests: which Chromium, how many pages at once.
import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const isRoot = process.getuid?.() === 0;

export default {
  ...base,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
      launchOptions: {
        ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
        args: isRoot ? ['--no-sandbox'] : [],
      },
    },
  },
};
