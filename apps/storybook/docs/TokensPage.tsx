// Every colour with its value in both themes and its contrast on each ground it is used on.
import type { ReactNode } from 'react';
import { useWords } from '../.storybook/manualWords.ts';
import { Page, Section, Sentence } from './Prose.tsx';
import { colours, shadows, shared, type Token } from './tokenList.ts';

function Swatch({ theme, value, variable }: { theme: string; value: string; variable: string }) {
  return (
    <span className="manual-value">
      <span data-theme={theme} className="manual-swatch">
        <i style={{ background: `var(${variable})` }} />
      </span>
      <code className="manual-code">{value}</code>
    </span>
  );
}

function Ratios({ token }: { token: Token }): ReactNode {
  return token.contrast.map(({ ground, light, dark }) => (
    <span key={ground} className="manual-ratio">
      {ground} {light.toFixed(1)} / {dark.toFixed(1)}
    </span>
  ));
}

function Colours({ tokens }: { tokens: readonly Token[] }): ReactNode {
  const say = useWords();
  return (
    <div className="manual-scroll">
      <table className="manual-table">
        <thead>
          <tr>
            <th scope="col">{say({ zh: '令牌', en: 'Token' })}</th>
            <th scope="col">{say({ zh: '浅色', en: 'Light' })}</th>
            <th scope="col">{say({ zh: '深色', en: 'Dark' })}</th>
            <th scope="col">{say({ zh: '对比度（浅 / 深）', en: 'Contrast (light / dark)' })}</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <code className="manual-code">{token.name}</code>
                <br />
                <span className="manual-note">
                  <Sentence words={token.words} />
                </span>
              </th>
              <td>
                <Swatch theme="light" value={token.light} variable={token.variable} />
              </td>
              <td>
                <Swatch theme="dark" value={token.dark} variable={token.variable} />
              </td>
              <td>
                <Ratios token={token} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Tokens that both themes share, with their CSS variable. */
export function SharedTokens({ tokens }: { tokens: readonly Token[] }): ReactNode {
  return (
    <div className="manual-scroll">
      <table className="manual-table">
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <code className="manual-code">{token.variable}</code>
              </th>
              <td>{token.light}</td>
              <td className="manual-note">
                <Sentence words={token.words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function TokensPage(): ReactNode {
  return (
    <Page
      title={{ zh: '令牌', en: 'Tokens' }}
      lead={{
        zh: '颜色、控件高度、动效与堆叠的全部取值。表格由 `tokens.json` 生成，对比度由令牌的值算出，没有一个数字是手写的。',
        en: 'Every colour, control height, duration and stacking value. The tables are made from `tokens.json`; the contrast is computed from the values, not typed.',
      }}
    >
      <Section
        title={{ zh: '颜色', en: 'Colours' }}
        note={{
          zh: '文字在所用的每种底色上不低于 4.5:1，标识控件的线不低于 3:1；低于此值构建失败。强制配色下由读者的系统配色决定。',
          en: 'Text reaches 4.5:1 on every ground it is used on, lines that identify a control 3:1; less fails the build. Under forced colours the reader’s own palette decides.',
        }}
      >
        <Colours tokens={colours} />
      </Section>
      <Section title={{ zh: '阴影', en: 'Shadow' }}>
        <Colours tokens={shadows} />
      </Section>
      <Section title={{ zh: '控件高度与圆角', en: 'Control heights and corners' }}>
        <SharedTokens tokens={[...(shared.size ?? []), ...(shared.radius ?? [])]} />
      </Section>
      <Section
        title={{ zh: '动效', en: 'Motion' }}
        note={{
          zh: '读者要求减弱动效时，全部为 0。',
          en: 'All of them are 0 when the reader asks for reduced motion.',
        }}
      >
        <SharedTokens tokens={shared.motion ?? []} />
      </Section>
      <Section title={{ zh: '堆叠', en: 'Stacking' }}>
        <SharedTokens tokens={shared.layer ?? []} />
      </Section>
    </Page>
  );
}
