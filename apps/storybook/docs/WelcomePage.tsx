// The first page: what there is, counted by the story index, and where to go.
import type { ReactNode } from 'react';
import { ComponentLink } from '../.storybook/GuideSections.tsx';
import { useManualIndex } from '../.storybook/manualIndex.ts';
import { useWords } from '../.storybook/manualWords.ts';
import { Page, Section, TextList } from './Prose.tsx';

function Counts(): ReactNode {
  const say = useWords();
  const index = useManualIndex();
  const components = index?.groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const counts = [
    [{ zh: '组件', en: 'components' }, components],
    [{ zh: '组件的故事', en: 'stories of components' }, index?.stories.ui],
    [{ zh: '流程状态的故事', en: 'stories of flow states' }, index?.stories.flows],
    [{ zh: '页面的故事', en: 'stories of pages' }, index?.stories.shop],
  ] as const;
  return (
    <dl className="manual-counts">
      {counts.map(([name, count]) => (
        <div key={name.en}>
          <dt className="manual-note">{say(name)}</dt>
          <dd>{count ?? '…'}</dd>
        </div>
      ))}
    </dl>
  );
}

function Directory(): ReactNode {
  const index = useManualIndex();
  return (
    <div className="manual-groups">
      {index?.groups.map(({ name, pages }) => (
        <div key={name} className="manual-group">
          <span className="manual-note">{name}</span>
          <span>
            {pages.map((page) => (
              <ComponentLink key={page.id} name={page.name} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

export function WelcomePage(): ReactNode {
  return (
    <Page
      title={{ zh: '版心设计系统', en: 'The Banxin design system' }}
      lead={{
        zh: '版心是一页纸上真正承载内容的那块区域。这里是它的评审间：每个组件、每种状态、每个页面都有一个故事，每个故事都是一条测试。',
        en: 'Banxin, 版心, is the part of a page that holds the content. This is its review room: every component, state and page has a story, and every story is a test.',
      }}
    >
      <Counts />
      <Section title={{ zh: '组件', en: 'Components' }}>
        <Directory />
      </Section>
      <Section title={{ zh: '怎么看', en: 'How to look' }}>
        <TextList
          lines={[
            {
              zh: '工具栏切换主题、语言、窗口、动效与高对比度；手册页跟随主题和语言。',
              en: 'The toolbar switches theme, language, window, motion and contrast; the manual follows theme and language.',
            },
            {
              zh: '每个组件有一页手册：用途、不用时改用什么、结构、属性、键盘、无障碍、文案，最后是全部故事。',
              en: 'Every component has a page: purpose, what instead, anatomy, props, keyboard, accessibility, writing, and all its stories.',
            },
            {
              zh: '网络请求由故事自己应答，没有声明的请求会报错；时钟与字体固定，照片在每台机器上一样。',
              en: 'Stories answer network requests themselves, undeclared ones fail; clock and fonts are fixed, so photographs agree between machines.',
            },
          ]}
        />
      </Section>
      <Section title={{ zh: '约定', en: 'Conventions' }}>
        <TextList
          lines={[
            {
              zh: '组件是封闭的：没有 `className`，没有间距属性；间距交给布局组件。',
              en: 'Components are closed: no `className`, no space props; layout components give space.',
            },
            {
              zh: '行为来自浏览器与 react-aria，外观读状态属性，例如 `[data-pressed]`。',
              en: 'Behaviour comes from the browser and react-aria; looks read attributes such as `[data-pressed]`.',
            },
            {
              zh: '颜色、字号、间距只来自令牌；浅色、深色、强制配色同时给出。',
              en: 'Colours, sizes and space come from tokens only; light, dark and forced colours are given together.',
            },
          ]}
        />
      </Section>
    </Page>
  );
}
