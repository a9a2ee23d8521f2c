/** Header of every page; routes may hide the search box. */

import { HOT_KEYWORDS } from '@banxin/contract/constants';
import { pathOf } from '@banxin/contract/routes';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { SearchField } from '@banxin/ui/SearchField';
import { Link, useLocation } from 'wouter';
import { useText } from '../../lib/text.ts';
import { shellText } from '../shell.messages.ts';
import { Brand } from './Brand.tsx';
import { CategoryLine } from './CategoryLine.tsx';
import * as css from './Header.css.ts';
import { UtilityLine, type UtilityLineProps } from './UtilityLine.tsx';

export interface HeaderProps extends UtilityLineProps {
  readonly hasSearch: boolean;
}

export function Header({ hasSearch, ...utility }: HeaderProps) {
  const text = useText(shellText);
  const [, navigate] = useLocation();
  return (
    <header className={css.header}>
      <div className={css.processRule} />
      <UtilityLine {...utility} />
      <Page>
        <div className={hasSearch ? css.main : `${css.main} ${css.mainWithoutSearch}`}>
          <Link href="/" className={css.brandLink}>
            <Brand />
          </Link>
          <div className={css.search}>
            {hasSearch && (
              <SearchField
                variant="button"
                label={text.searchLabel}
                placeholder={text.searchPlaceholder}
                hotWords={HOT_KEYWORDS}
                onSubmit={(words) => {
                  if (words.trim() !== '') navigate(pathOf('search', {}, { q: words.trim() }));
                }}
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
      <CategoryLine />
    </header>
  );
}
