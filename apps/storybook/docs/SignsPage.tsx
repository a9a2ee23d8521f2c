// The icons and drawings that the sources use; one that nobody uses is not shown.
import { ProductArt, type ProductFamily } from '@banxin/ui/ProductArt';
import * as lucide from 'lucide-react';
import type { ReactNode } from 'react';
import { Page, Section, TextList } from './Prose.tsx';

const signs = import.meta.glob<Record<string, unknown>>(
  '../../../packages/ui/src/internal/{Glyph,signs}.{ts,tsx}',
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['../../../packages/ui/src/**/*.tsx', '../../shop/src/**/*.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);
const familySource = import.meta.glob<string>(
  '../../../packages/ui/src/components/ProductArt/productFamilies.ts',
  { eager: true, query: '?raw', import: 'default' },
);

const paths = Object.values(signs)
  .flatMap((file) => Object.entries(file))
  .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  .filter(([, path]) => /^[mM]/.test(path));

const used = [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/lucide-react\/icons\/([a-z0-9-]+)/g)].map(([, name]) => name ?? ''),
    ),
  ),
].sort();

const families = Object.values(familySource).flatMap((source) =>
  [...source.matchAll(/^ {2}(\w+): \{(?:\n\s*| )scene:/gm)].map(
    ([, name]) => name as ProductFamily,
  ),
);

const pascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

function Cell({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <figure className="manual-cell">
      {children}
      <figcaption className="manual-note">{name}</figcaption>
    </figure>
  );
}

function Lucide({ name }: { name: string }): ReactNode {
  // The whole list knows old names too; the package offers single icons by file only.
  const Icon = (lucide as unknown as Record<string, lucide.LucideIcon | undefined>)[pascal(name)];
  if (Icon === undefined) throw new Error(`lucide has no icon ${name}`);
  return <Icon aria-hidden="true" />;
}

export function SignsPage(): ReactNode {
  return (
    <Page
      title={{ zh: '图标与图形', en: 'Signs and drawings' }}
      lead={{
        zh: '图标旁边总有文字，或者按钮自己有名称。下面各组由源码读出：没有人用的，不在这里。',
        en: 'A sign stands beside words, or its button has a name. The groups are read out of the sources: what nobody uses is not here.',
      }}
    >
      <Section
        title={{ zh: '自有图标', en: 'Our own signs' }}
        note={{
          zh: '24 格上的一条路径，用当前文字颜色。',
          en: 'One path on a grid of 24, in the colour of the text around it.',
        }}
      >
        <div className="manual-cells">
          {paths.map(([name, path]) => (
            <Cell key={name} name={name}>
              <svg
                viewBox="0 0 24 24"
                width="24"
                height="24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={path} />
              </svg>
            </Cell>
          ))}
        </div>
      </Section>
      <Section title={{ zh: '图标库 lucide', en: 'Icons of lucide' }}>
        <div className="manual-cells">
          {used.map((name) => (
            <Cell key={name} name={name}>
              <Lucide name={name} />
            </Cell>
          ))}
        </div>
      </Section>
      <Section
        title={{ zh: '商品图形', en: 'Drawings of goods' }}
        note={{
          zh: '由尺寸、厚度、折数、颜色算出；每一类商品都有。',
          en: 'Computed from size, thickness, folds and colours; every family of goods has one.',
        }}
      >
        <div className="manual-cells manual-wide">
          {families.map((family) => (
            <Cell key={family} name={family}>
              <ProductArt family={family} frame="card" />
            </Cell>
          ))}
        </div>
      </Section>
      <Section title={{ zh: '用法', en: 'Use' }}>
        <TextList
          lines={[
            {
              zh: '新图标先在自有图标里找；没有再用 lucide，按单个图标引入：`lucide-react/icons/<名称>`。',
              en: 'Look among our own first; then lucide, one icon at a time: `lucide-react/icons/<name>`.',
            },
            {
              zh: '四色（青品黄黑）只作装饰：顶线、加载条、页脚色标；不做文字、按钮和图标的颜色。',
              en: 'The four process colours decorate: top rule, progress, strip above the footer; never words, buttons or icons.',
            },
          ]}
        />
      </Section>
    </Page>
  );
}
