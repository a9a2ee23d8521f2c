// The menu beside the content of the account centre: grouped, foldable, with the current page marked.
import FoldIcon from 'lucide-react/icons/chevrons-left';
import UnfoldIcon from 'lucide-react/icons/chevrons-right';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../../internal/classes.ts';
import { PressButton } from '../../internal/PressButton.tsx';
import { PressLink } from '../../internal/PressLink.tsx';
import { useWords } from '../../messages/words.ts';
import { Badge } from '../Badge/Badge.tsx';
import * as css from './SideMenu.css.ts';
import { sideMenuZh } from './SideMenu.words.ts';

/** One page. */
export interface SideMenuItem {
  /** Unique in the menu. */
  id: string;
  /** Title of the page. */
  label: string;
  /**
   * Where it leads.
   * @zh 链接地址。
   */
  href: string;
  /** Drawn before the label; alone when the menu is folded. */
  icon?: ReactNode | undefined;
  /** What waits there: unread messages. */
  count?: number | undefined;
}

/** Pages that belong together. */
export interface SideMenuGroup {
  /** What the pages have in common. */
  title: string;
  /** The pages in order. */
  items: readonly SideMenuItem[];
}

export interface SideMenuProps {
  /**
   * What the menu is for, for screen readers.
   * @zh 给读屏的说法，写明是什么菜单。
   * @default '菜单'
   */
  label?: string | undefined;
  /**
   * The groups in order.
   * @zh 各个分组，按顺序。
   */
  groups: readonly SideMenuGroup[];
  /**
   * Id of the page that is open.
   * @zh 当前页的 id。
   */
  currentId?: string | undefined;
  /**
   * Whether only the icons are shown; items without an icon show their first character.
   * @zh 是否只显示图标；没有图标的显示第一个字。
   * @default false
   */
  isFolded?: boolean | undefined;
  /**
   * Called by the fold button, for the caller to remember; without it there is no button.
   * @zh 按下收起按钮时调用，由调用方记住状态；不给时没有按钮。
   */
  onFoldChange?: ((isFolded: boolean) => void) | undefined;
}

/**
 * 184 px wide, 56 px folded. On a phone it is a row that scrolls to the current page.
 * @zh 宽 184 px，收起后 56 px。手机上是一行，自动滚动到当前页。
 */
export function SideMenu({
  label,
  groups,
  currentId,
  isFolded = false,
  onFoldChange,
}: SideMenuProps): ReactNode {
  const messages = useWords(sideMenuZh);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  // What comes later, before the current page in the row, moves it out of sight.
  const items = groups.flatMap((group) => group.items.map(({ id }) => id)).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are other places in the row.
  useEffect(() => {
    const row = root.current;
    if (row === null || currentId === undefined) return;
    const observer = new ResizeObserver(() => {
      const item = row.querySelector<HTMLElement>('[aria-current=page]');
      if (item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.clientWidth) / 2;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [currentId, items]);
  return (
    <nav
      ref={root}
      data-component="SideMenu"
      data-folded={isFolded || undefined}
      aria-label={label ?? messages.sideMenu}
      className={css.root}
    >
      <div className={css.groups}>
        {groups.map((group, index) => (
          <div key={group.title} data-part="group" className={css.group}>
            <div id={`${id}${index}`} data-part="title" className={css.title}>
              {group.title}
            </div>
            <ul aria-labelledby={`${id}${index}`} className={css.list}>
              {group.items.map((item) => (
                <li key={item.id}>
                  <PressLink
                    href={item.href}
                    data-part="item"
                    className={css.item}
                    {...(item.id === currentId && { 'aria-current': 'page' })}
                  >
                    <span
                      aria-hidden="true"
                      className={classes(css.icon, item.icon === undefined && css.initial)}
                    >
                      {item.icon ?? [...item.label][0]}
                    </span>
                    <span className={css.words}>{item.label}</span>
                    {item.count !== undefined && (
                      <span data-part="count" className={css.count}>
                        <Badge count={item.count} />
                      </span>
                    )}
                  </PressLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {onFoldChange !== undefined && (
        <PressButton data-part="fold" onPress={() => onFoldChange(!isFolded)} className={css.fold}>
          {isFolded ? (
            <UnfoldIcon size="1.15em" aria-hidden="true" />
          ) : (
            <FoldIcon size="1.15em" aria-hidden="true" />
          )}
          <span className={css.words}>{isFolded ? messages.unfoldMenu : messages.foldMenu}</span>
        </PressButton>
      )}
    </nav>
  );
}
