/** Links to the kinds of what was found, each with its count. */
import { Link } from 'wouter';
import { useText } from '../../../lib/text.ts';
import * as css from '../Search.css.ts';
import { type SearchPlace, type SearchTab, searchPath } from '../search.data.ts';
import { searchText } from '../search.messages.ts';

export interface SearchTabsProps {
  readonly place: SearchPlace;
  /** In their order; a count that is not known yet is left out. */
  readonly tabs: readonly { readonly tab: SearchTab; readonly count?: number | undefined }[];
}

export function SearchTabs({ place, tabs }: SearchTabsProps) {
  const text = useText(searchText);
  return (
    <nav aria-label={text.tabs}>
      <ul className={css.tabs}>
        {tabs.map(({ tab, count }) => (
          <li key={tab}>
            <Link
              href={searchPath({ ...place, tab, page: 1 })}
              className={css.tab}
              aria-current={tab === place.tab ? 'page' : undefined}
            >
              {text[tab]}
              {count !== undefined && <span className={css.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
