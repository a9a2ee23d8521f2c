/**
 * Header of every page, as its route's row says: search box or none, what it searches, plain or not. The styles of one
 * that lies over the page (`data-over`) are the page's own.
 */

import { type HeaderOptions, pathOf } from '@banxin/contract/routes';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Link } from 'wouter';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { useSession } from '../../features/session/session.ts';
import { useText } from '../../lib/text.ts';
import { shellText } from '../shell.messages.ts';
import { Brand } from './Brand.tsx';
import { CategoryLine } from './CategoryLine.tsx';
import * as css from './Header.css.ts';
import { UtilityLine, type UtilityLineProps } from './UtilityLine.tsx';

export interface HeaderProps extends UtilityLineProps {
  /** Of the route. */
  readonly options: HeaderOptions;
}

export function Header({ options, ...utility }: HeaderProps) {
  const text = useText(shellText);
  const { user } = useSession();
  return (
    <header className={css.header} data-over={options.transparent || undefined}>
      <div className={css.processRule} />
      <UtilityLine {...utility} />
      <div data-part="main-line">
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
      {options.theme === 'default' && <CategoryLine />}
    </header>
  );
}
