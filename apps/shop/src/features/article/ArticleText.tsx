/**
 * The text of an article with its contents; pictures open large. A server sends it finished, and it is read before the
 * code that makes its pictures and tables answer has come; elsewhere it appears with that code.
 */
import type { OutlineEntry } from '@banxin/contract/entities/article';
import { Notice } from '@banxin/ui/Notice';
import { Skeleton } from '@banxin/ui/Skeleton';
import { useEffect } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { Own } from '../../lib/Own.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './Article.css.ts';
import { articleText } from './article.messages.ts';

const RichText = lazyPart(() =>
  import('@banxin/ui/RichText').then((module) => ({ default: module.RichText })),
);

/** Before the ids of the text, so that the page's own cannot meet them. */
const PREFIX = 'text';

const idOf = (anchor: string): string => `${PREFIX}-${anchor}`;

/** Contents for fewer headings would be longer than the way to them. */
const CONTENTS_FROM = 3;

/** Goes to the place that the address names, once the text beside it is there. */
function AtPlace({ outline }: { readonly outline: readonly OutlineEntry[] }) {
  useEffect(() => {
    const place = window.location.hash.slice(1);
    if (!outline.some(({ anchor }) => idOf(anchor) === place)) return;
    // After the page has scrolled to where its route begins.
    const frame = requestAnimationFrame(() => document.getElementById(place)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [outline]);
  return null;
}

export interface ArticleTextProps {
  readonly content: string;
  readonly outline: readonly OutlineEntry[];
}

export function ArticleText({ content, outline }: ArticleTextProps) {
  const text = useText(articleText);
  return (
    <div className={css.reading}>
      {outline.length >= CONTENTS_FROM && (
        <nav className={css.contents} aria-label={text.contents}>
          <span className={css.contentsTitle}>{text.contents}</span>
          <ol>
            {outline.map(({ anchor, level, text: heading }) => (
              <li key={anchor} className={css.contentsLink[level === 3 ? 3 : 2]}>
                <a href={`#${idOf(anchor)}`} className={css.place}>
                  <Own isChinese>{heading}</Own>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={css.text}>
        <Own element="article" isChinese>
          <PartBoundary
            pending={<Skeleton shape="text" count={8} />}
            instead={<Notice tone="critical">{text.lost}</Notice>}
          >
            <RichText html={content} idPrefix={PREFIX} />
            <AtPlace outline={outline} />
          </PartBoundary>
        </Own>
      </div>
    </div>
  );
}
