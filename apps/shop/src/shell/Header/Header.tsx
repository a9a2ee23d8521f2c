/** Header of every page, as its route's row says: search box or none, what it searches, plain or not, transparent. */

import { type HeaderOptions, pathOf } from '@banxin/contract/routes';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { useRef } from 'react';
import { Link } from 'wouter';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { useSession } from '../../features/session/session.ts';
import { useText } from '../../lib/text.ts';
import { shellText } from '../shell.messages.ts';
import { Brand } from './Brand.tsx';
import { CategoryLine } from './CategoryLine.tsx';
import * as css from './Header.css.ts';
import { UtilityLine, type UtilityLineProps } from './UtilityLine.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

export interface HeaderProps extends UtilityLineProps {
  /** Of the route. */
  readonly options: HeaderOptions;
}

export function Header({ options, ...utility }: HeaderProps) {
  const text = useText(shellText);
  const { user } = useSession();
  const rule = useRef<HTMLDivElement>(null);
  const isPast = useScrolledPast(rule, options.transparent);
  return (
    <header className={options.transparent ? css.over : css.header}>
      <div ref={rule} className={css.processRule} />
      <UtilityLine {...utility} />
      <div
        className={options.transparent ? css.mainOver : undefined}
        data-part="main-line"
        data-solid={isPast || undefined}
      >
        <Page>
          <div className={options.search ? css.main : `${css.main} ${css.mainWithoutSearch}`}>
            <Link href="/" className={css.brandLink}>
              <Brand />
            </Link>
            <div className={css.search}>
              {options.search && (
                <SearchBox
                  key={options.searchType}
                  type={options.searchType}
                  user={user}
                  hasHotWords
                />
              )}
            </div>
            <Inline gap={12}>
              <LinkButton href={pathOf('category')} variant="ink">
                {text.quickOrder}
              </LinkButton>
            </Inline>
          </div>
        </Page>
      </div>
      {options.theme === 'default' && <CategoryLine isOver={options.transparent} />}
    </header>
  );
}
