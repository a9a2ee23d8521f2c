/** The text of an article with its contents; pictures open large. */
import type { OutlineEntry } from '@banxin/contract/entities/article';
import { RichText } from '@banxin/ui/RichText';
import { useEffect } from 'react';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './Article.css.ts';
import { articleText } from './article.messages.ts';

/** Before the ids of the text, so that the page's own cannot meet them. */
const PREFIX = 'text';

const idOf = (anchor: string): string => `${PREFIX}-${anchor}`;

/** Contents for fewer headings would be longer than the way to them. */
const CONTENTS_FROM = 3;

export interface ArticleTextProps {
  readonly content: string;
  readonly outline: readonly OutlineEntry[];
}

export function ArticleText({ content, outline }: ArticleTextProps) {
  const text = useText(articleText);
  // The text may arrive after the page has scrolled: a place in the address is gone to once it is there.
  useEffect(() => {
    const place = window.location.hash.slice(1);
    if (!outline.some(({ anchor }) => idOf(anchor) === place)) return;
    const frame = requestAnimationFrame(() => document.getElementById(place)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [outline]);
  const hasContents = outline.length >= CONTENTS_FROM;
  return (
    <div className={css.reading}>
      {hasContents && (
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
          <RichText html={content} idPrefix={PREFIX} />
        </Own>
      </div>
    </div>
  );
}
