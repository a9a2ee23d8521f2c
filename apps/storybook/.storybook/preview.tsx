// What surrounds every story: design system, language, theme, fixed clock, no server, the watch on its flows.
import '@banxin/ui/styles';
import '@fontsource-variable/noto-sans';
import '@fontsource-variable/noto-sans-mono';
import '@fontsource-variable/noto-sans-sc';
import '@fontsource-variable/noto-serif-sc';
import './preview.css';
import { FlowInspector } from '@banxin/flows/react';
import { BanxinProvider } from '@banxin/ui/BanxinProvider';
import { en } from '@banxin/ui/messagesEn';
import { setTheme, vars } from '@banxin/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { startStoryClock } from './clock.ts';
import { beginFlowWatch, watchFlows } from './flowWatch.ts';
import { GuidePage } from './GuidePage.tsx';
import { ManualContainer } from './manualContainer.tsx';
import { followToolbar } from './manualGlobals.ts';
import { variableOf } from './manualTheme.ts';
import { imitateMedia } from './mediaFeatures.ts';
import { blockServer } from './noServer.ts';
import { argTypesOf } from './publicFace.ts';
import { beginPlay, endPlay, reopen } from './reopen.tsx';
import { isStoryTest } from './storyTest.ts';
import { watchTimers } from './timers.ts';
import { viewports } from './viewports.ts';

const root = document.documentElement;
// The same fonts on every machine, so that pictures agree; the Latin fonts bring what the Chinese ones lack, such as Φ.
const sans = '"Noto Sans SC Variable", "Noto Sans Variable"';
for (const [token, stack] of [
  [vars.font.sans, `${sans}, sans-serif`],
  [vars.font.serif, `"Noto Serif SC Variable", ${sans}, serif`],
  [vars.font.mono, `"Noto Sans Mono Variable", ${sans}, monospace`],
] as const) {
  root.style.setProperty(variableOf(token), stack);
}

// On a busy machine an assertion may take seconds.
configure({ asyncUtilTimeout: 20_000 });

watchTimers();
blockServer();
followToolbar();

const item = (value: string, title: string) => ({ value, title });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [argTypesOf],
  parameters: {
    a11y: {
      test: 'error',
      // react-aria's announcer keeps its last message, whose label belonged to the story before.
      context: { exclude: ['[data-live-announcer]'] },
      // A test asks what is wrong; only readers are shown where each rule was kept.
      options: isStoryTest() ? { resultTypes: ['violations'] } : {},
    },
    layout: 'padded',
    controls: { expanded: true },
    // Under a story, what is called is said, not by which function.
    jsx: { showFunctions: true, functionValue: () => '() => {}' },
    docs: { page: GuidePage, container: ManualContainer },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          '版心设计系统',
          ['首页 Welcome', '*'],
          '页面 Screens',
          ['首页 Home', '登录后的首页 Home of a customer', '*'],
          '流程 Flows',
          '状态图册 Atlas',
          '功能 Features',
          '印刷 Print',
          '表单 Fields',
          '操作 Actions',
          '数据 Data',
          '浮层 Overlays',
          '导航 Navigation',
          '布局 Layout',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        icon: 'mirror',
        items: [item('light', '浅色'), item('dark', '深色')],
        dynamicTitle: true,
      },
    },
    locale: {
      description: '语言',
      toolbar: {
        icon: 'globe',
        items: [item('zh-CN', '中文'), item('en-US', 'English')],
        dynamicTitle: true,
      },
    },
    motion: {
      description: '动效',
      toolbar: { icon: 'play', items: [item('full', '完整动效'), item('reduce', '减弱动效')] },
    },
    colours: {
      description: '高对比度',
      toolbar: { icon: 'contrast', items: [item('own', '自有配色'), item('forced', '强制配色')] },
    },
  },
  initialGlobals: { theme: 'light', locale: 'zh-CN', motion: 'full', colours: 'own' },
  beforeEach: ({ id, tags, args, globals, viewMode }) => {
    // A page of the manual shows many stories together: its container sets theme and language for all.
    if (viewMode === 'docs') return startStoryClock();
    beginPlay(id);
    const isTest = isStoryTest();
    root.toggleAttribute('data-story-test', isTest);
    root.lang = globals.locale;
    setTheme(globals.theme);
    if (!isTest) {
      imitateMedia('motion', globals.motion === 'reduce');
      imitateMedia('colours', globals.colours === 'forced');
    }
    const endFlowWatch = beginFlowWatch({ id, tags, args });
    const endClock = startStoryClock();
    return () => {
      endFlowWatch();
      endClock();
    };
  },
  afterEach: ({ id }) => endPlay(id),
  decorators: [
    reopen,
    (Story) => (
      <FlowInspector inspect={watchFlows}>
        <Story />
      </FlowInspector>
    ),
    (Story, { globals }) =>
      globals.locale === 'en-US' ? (
        <BanxinProvider locale="en-US" messages={en}>
          <Story />
        </BanxinProvider>
      ) : (
        <BanxinProvider>
          <Story />
        </BanxinProvider>
      ),
    // A page of the manual is in the toolbar's theme; a story that fixes another one brings its own ground.
    (Story, { viewMode, storyGlobals }) =>
      viewMode === 'docs' && storyGlobals.theme ? (
        <div data-theme={storyGlobals.theme} className="manual-ground">
          <Story />
        </div>
      ) : (
        <Story />
      ),
  ],
};

export default preview;
