// Type and space: every step drawn at its size.
import type { ReactNode } from 'react';
import { useWords } from '../.storybook/manualWords.ts';
import { Page, Section, Sentence, TextList } from './Prose.tsx';
import { SharedTokens } from './TokensPage.tsx';
import { shared } from './tokenList.ts';

export function TypePage(): ReactNode {
  const say = useWords();
  return (
    <Page
      title={{ zh: '文字', en: 'Type' }}
      lead={{
        zh: '宋体是品牌的声音，黑体做事。数字等宽，好让金额对齐。生产环境不下载字体。',
        en: 'Song is the voice of the brand, sans does the work. Figures are tabular, so amounts line up. No font is downloaded in production.',
      }}
    >
      <Section title={{ zh: '字号', en: 'Sizes' }}>
        {(shared.text ?? []).map((token) => (
          <div key={token.name} className="manual-step">
            <span className="manual-note">
              <code className="manual-code">{token.name}</code> · <Sentence words={token.words} />
            </span>
            <span style={{ fontSize: `var(${token.variable})`, lineHeight: 1.3 }}>
              {say({ zh: '版心是内容所在之处 ¥1,284.00', en: 'Where the content lives ¥1,284.00' })}
            </span>
          </div>
        ))}
      </Section>
      <Section title={{ zh: '字体', en: 'Faces' }}>
        <SharedTokens tokens={shared.font ?? []} />
      </Section>
      <Section title={{ zh: '用法', en: 'Use' }}>
        <TextList
          lines={[
            {
              zh: '宋体只用于品牌名、首页标题、对话框与文章的标题：`Heading` 的 `isBrand`。',
              en: 'Song only for the brand name, the front page and titles of dialogs and articles: `isBrand` of `Heading`.',
            },
            {
              zh: '正文 14 px，行高 1.6；密集表格 13 px；再小不低于 12 px。',
              en: 'Text is 14 px on 1.6 lines, dense tables 13 px, nothing below 12 px.',
            },
            {
              zh: '标题层级说明结构，字号只是外观：两者分开给。',
              en: 'The level of a heading is structure, its size is looks: they are given separately.',
            },
          ]}
        />
      </Section>
    </Page>
  );
}

export function SpacePage(): ReactNode {
  return (
    <Page
      title={{ zh: '间距', en: 'Space' }}
      lead={{
        zh: '以 4 px 为一格。组件没有外边距：间距只由布局组件给出。',
        en: 'A grid of 4 px. Components have no margins: only layout components give space.',
      }}
    >
      <Section title={{ zh: '刻度', en: 'Scale' }}>
        {(shared.space ?? []).map((token) => (
          <div key={token.name} className="manual-step">
            <span className="manual-note">
              <code className="manual-code">{token.name}</code> · {token.light} ·{' '}
              <Sentence words={token.words} />
            </span>
            <i className="manual-bar" style={{ width: `var(${token.variable})` }} />
          </div>
        ))}
      </Section>
      <Section title={{ zh: '版面', en: 'Layout' }}>
        <TextList
          lines={[
            {
              zh: '宽屏版心 1200 px；窗口不超过 1366 px 时为 1100 px，表格更紧；不超过 768 px 为单列。',
              en: 'The type area is 1200 px; up to 1366 px it is 1100 with denser tables; up to 768 px there is one column.',
            },
            {
              zh: '放大到 400 %（相当于 320 px）仍可使用，页面不左右滚动。',
              en: 'At 400 % zoom, which is 320 px, everything works and the page does not scroll sideways.',
            },
            {
              zh: '上下排用 `Stack`，左右排用 `Inline`，格子用 `Grid`，主次两栏用 `Split`。',
              en: '`Stack` for below each other, `Inline` for beside, `Grid` for a grid, `Split` for a main and a side column.',
            },
          ]}
        />
      </Section>
    </Page>
  );
}
