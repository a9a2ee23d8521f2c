// Walks through a long list: total, previous, pages, next, page sizes (specification §9).

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { formatCount } from '../../internal/formatCount.ts';
import { chevronLeft, chevronRight, Glyph } from '../../internal/Glyph.tsx';
import { PressButton } from '../../internal/PressButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../messages/words.ts';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import * as css from './Pager.css.ts';
import { pagerZh } from './Pager.words.ts';
import { pageAfterResize, pageItems } from './pageItems.ts';

/** How many pages a gap between the numbers jumps. */
const JUMP = 5;

export interface PagerProps {
  /**
   * Rows in the whole list.
   * @zh 整个列表的行数。
   */
  total: number;
  /**
   * Page that is shown, counted from 1.
   * @zh 当前页，从 1 数起。
   */
  page: number;
  /**
   * Rows per page.
   * @zh 每页行数。
   */
  pageSize: number;
  /**
   * Called with the page and page size that shall be shown; another size keeps the first row in sight.
   * @zh 要换页或改每页行数时调用；改每页行数后，原来的首行仍在页内。
   */
  onChange: (page: number, pageSize: number) => void;
  /**
   * Sizes to choose from; an empty list leaves the choice out.
   * @zh 可选的每页行数；空数组时不显示。
   */
  pageSizes: readonly number[];
  /**
   * What is paged, for screen readers.
   * @zh 给读屏的说法，写明翻的是什么。
   * @default '分页'
   */
  label?: string | undefined;
}

/**
 * The page is announced when it has changed.
 * @zh 换页后播报当前页。
 */
export function Pager({
  total,
  page,
  pageSize,
  onChange,
  pageSizes,
  label,
}: PagerProps): ReactNode {
  const messages = useWords(pagerZh);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const within = (wanted: number): number => Math.min(Math.max(wanted, 1), pages);
  const shown = within(page);
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(shown);
  const root = useRef<HTMLElement>(null);
  const hasJumped = useRef(false);
  const id = useId();
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    setAnnouncement(messages.pageNow(shown, pages));
    // The gap that was pressed may be gone; the focus then goes to the page it led to.
    if (hasJumped.current && document.activeElement === document.body) {
      root.current?.querySelector<HTMLElement>('[aria-current=page]')?.focus();
    }
    hasJumped.current = false;
  }, [shown, pages, messages]);
  const step = (by: -1 | 1, name: string, path: string): ReactNode => {
    const isEnd = within(shown + by) === shown;
    return (
      <PressButton
        aria-label={name}
        aria-disabled={isEnd}
        aria-describedby={isEnd ? `${id}${by}` : undefined}
        data-part="step"
        onPress={() => {
          if (!isEnd) onChange(shown + by, pageSize);
        }}
        className={classes(css.button, css.step)}
      >
        {by < 0 && <Glyph path={path} />}
        <span className={css.words}>{name}</span>
        {by > 0 && <Glyph path={path} />}
        {isEnd && (
          <span hidden id={`${id}${by}`}>
            {by < 0 ? messages.isFirstPage : messages.isLastPage}
          </span>
        )}
      </PressButton>
    );
  };
  return (
    <nav
      ref={root}
      data-component="Pager"
      aria-label={label ?? messages.pager}
      className={css.root}
    >
      <span data-part="total" className={css.total}>
        {messages.total(formatCount(total))}
      </span>
      {step(-1, messages.previousPage, chevronLeft)}
      <ul data-part="pages" className={css.pages}>
        {pageItems(shown, pages).map((item) => {
          const isGap = typeof item === 'string';
          const by = item === 'gapBefore' ? -JUMP : JUMP;
          const to = isGap ? within(shown + by) : item;
          const gapName = by < 0 ? messages.pagesBack(JUMP) : messages.pagesOn(JUMP);
          return (
            <li key={item}>
              <PressButton
                aria-label={isGap ? gapName : messages.goToPage(item)}
                aria-current={item === shown ? 'page' : undefined}
                data-part={isGap ? 'gap' : undefined}
                onPress={() => {
                  hasJumped.current = isGap;
                  if (to !== shown) onChange(to, pageSize);
                }}
                className={classes(css.button, isGap && css.gap)}
              >
                {isGap ? '…' : item}
              </PressButton>
            </li>
          );
        })}
      </ul>
      <span data-part="place" className={css.compact}>
        <span aria-hidden="true">
          {shown} / {pages}
        </span>
        <VisuallyHidden>{messages.pageOf(shown, pages)}</VisuallyHidden>
      </span>
      {step(1, messages.nextPage, chevronRight)}
      {pageSizes.length > 0 && (
        <span data-part="sizes" className={css.sizes}>
          <NativeSelect
            size="small"
            aria-label={messages.pageSize}
            value={String(pageSize)}
            options={pageSizes.map((size) => ({ id: String(size), label: messages.perPage(size) }))}
            onChange={(value) => {
              const size = Number(value);
              onChange(pageAfterResize(shown, pageSize, size), size);
            }}
          />
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </nav>
  );
}
