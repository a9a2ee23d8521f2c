// Walks through a long list: total, previous, pages, next, page sizes (specification §9).

import PreviousIcon from 'lucide-react/icons/chevron-left';
import NextIcon from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { classes } from '../../internal/classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import * as css from './Pager.css.ts';
import { pageAfterResize, pageItems } from './pageItems.ts';

/** Page sizes and their default, fixed by specification §9. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100, 200];

/** Rows per page unless the customer chooses otherwise (specification §9). */
export const DEFAULT_PAGE_SIZE = 20;

export interface PagerProps {
  /** Rows in the whole list. */
  total: number;
  /** Page that is shown, counted from 1. */
  page: number;
  /** Rows per page. @default 20 */
  pageSize?: number | undefined;
  /** Called with the page and page size that shall be shown; another size keeps the first row in sight. */
  onChange: (page: number, pageSize: number) => void;
  /** Sizes to choose from; an empty list leaves the choice out. @default [10, 20, 50, 100, 200] */
  pageSizes?: readonly number[] | undefined;
  /** What is paged, for screen readers. @default '分页' */
  label?: string | undefined;
}

/** The page is announced when it has changed. */
export function Pager({
  total,
  page,
  pageSize = DEFAULT_PAGE_SIZE,
  onChange,
  pageSizes = PAGE_SIZES,
  label,
}: PagerProps): ReactNode {
  const messages = useMessages();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(Math.max(page, 1), pages);
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    setAnnouncement(messages.pageNow(shown, pages));
  }, [shown, pages, messages]);
  const step = (by: -1 | 1, name: string, icon: ReactNode): ReactNode => {
    const isEnd = shown + by < 1 || shown + by > pages;
    return (
      <Button
        aria-label={name}
        aria-disabled={isEnd}
        onPress={() => {
          if (!isEnd) onChange(shown + by, pageSize);
        }}
        className={classes(css.button, css.step)}
      >
        {by < 0 && icon}
        <span className={css.words}>{name}</span>
        {by > 0 && icon}
      </Button>
    );
  };
  return (
    <nav data-component="Pager" aria-label={label ?? messages.pager} className={css.root}>
      <span className={css.total}>{messages.total(total.toLocaleString('en-US'))}</span>
      {step(-1, messages.previousPage, <PreviousIcon size="1em" aria-hidden="true" />)}
      <ul className={css.pages}>
        {pageItems(shown, pages).map((item) =>
          typeof item === 'number' ? (
            <li key={item}>
              <Button
                aria-label={messages.goToPage(item)}
                {...(item === shown && { 'aria-current': 'page' })}
                onPress={() => {
                  if (item !== shown) onChange(item, pageSize);
                }}
                className={css.button}
              >
                {item}
              </Button>
            </li>
          ) : (
            <li key={item} aria-hidden="true" className={css.gap}>
              …
            </li>
          ),
        )}
      </ul>
      <span className={css.compact}>
        <span aria-hidden="true">
          {shown} / {pages}
        </span>
        <VisuallyHidden>{messages.pageOf(shown, pages)}</VisuallyHidden>
      </span>
      {step(1, messages.nextPage, <NextIcon size="1em" aria-hidden="true" />)}
      {pageSizes.length > 0 && (
        <span className={css.sizes}>
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
