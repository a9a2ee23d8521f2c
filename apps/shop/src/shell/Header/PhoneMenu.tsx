/** The menu of a phone: a drawer with the categories, the account, theme and language; its code comes when it is opened. */
import { getProductCategoryNames } from '@banxin/contract/calls/catalogue/categories';
import { pathOf, routeOf } from '@banxin/contract/routes';
import { Drawer } from '@banxin/ui/Drawer';
import { Link } from 'wouter';
import { useSession } from '../../features/session/session.ts';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useRouteTitle } from '../../lib/routeTitle.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { useCategoryPath } from '../Menu/categoryPath.ts';
import { useUserLinks } from '../Menu/userLinks.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './PhoneMenu.css.ts';
import { nextTheme, useThemeName } from './themeName.ts';
import type { UtilityLineProps } from './UtilityLine.tsx';

export interface PhoneMenuProps extends UtilityLineProps {
  readonly onClose: () => void;
}

export default function PhoneMenu({ onClose, ...utility }: PhoneMenuProps) {
  const text = useText(shellText);
  const { name } = useCatalogueWords();
  const names = useCall(getProductCategoryNames, {});
  const categoryPath = useCategoryPath();
  const userLinks = useUserLinks();
  const titleOf = useRouteTitle();
  const { mayOpen } = useSession();
  const themeName = useThemeName(utility.theme);
  const categories = (names.state === 'ready' ? names.value : [])
    .filter(({ parentId }) => parentId === null)
    .map((category) => ({
      href: categoryPath(category.id),
      label: name('category', category.id, category.name),
    }));
  const isVisitor = utility.userName === null;
  const groups = [
    {
      title: text.menuProducts,
      links: [{ href: pathOf('root'), label: text.productCentre }, ...categories],
    },
    { title: text.account, links: isVisitor ? [] : userLinks },
  ].filter(({ links }) => links.length > 0);
  return (
    <Drawer
      title={text.menu}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={css.groups}>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={css.title}>{title}</p>
            <ul className={css.links}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={css.link} onClick={onClose}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={css.links}>
          {mayOpen('stockCart') && (
            <Link href={pathOf('stockCart')} className={css.link} onClick={onClose}>
              {titleOf(routeOf('stockCart'))}
            </Link>
          )}
          <button
            type="button"
            className={css.link}
            onClick={() => {
              onClose();
              if (isVisitor) utility.onLogin();
              else utility.onLogout();
            }}
          >
            {isVisitor ? text.login : text.logout}
          </button>
          <button
            type="button"
            className={css.link}
            aria-label={text.themeLabel(themeName)}
            onClick={() => utility.onTheme(nextTheme(utility.theme))}
          >
            {themeName}
          </button>
          <button
            type="button"
            className={css.link}
            aria-label={text.languageLabel}
            lang={text.otherLanguage}
            onClick={utility.onLanguage}
          >
            {text.language}
          </button>
        </div>
      </div>
    </Drawer>
  );
}
