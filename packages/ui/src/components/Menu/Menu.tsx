// A list of actions or pages behind a button.
import type { ReactElement, ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import * as css from '../../internal/floatingList.css.ts';
import { MenuRouter } from '../../internal/MenuRouter.tsx';
import { TriggerButtons } from '../../internal/TriggerButtons.tsx';

/** One action or page of a menu. */
export interface MenuItem {
  /** Given to `onAction`. */
  id: string;
  /** The words: a verb, or the title of a page. */
  label: string;
  /** Small words at the end, such as a count. */
  detail?: string | undefined;
  /** Decoration before the label. */
  icon?: ReactNode | undefined;
  /** Opens this page. */
  href?: string | undefined;
  /**
   * `critical` for actions that destroy something.
   * @zh 会删除或毁掉内容的操作用 `critical`。
   */
  tone?: 'critical' | undefined;
  /**
   * Cannot be chosen.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/** Items that belong together, under an optional title. */
export interface MenuSection {
  /** Unique in the menu. */
  id: string;
  /** Title, or the name for screen readers when `isTitleHidden`. */
  title: string;
  /**
   * Names the section for screen readers only.
   * @default false
   */
  isTitleHidden?: boolean | undefined;
  /** The items in order. */
  items: MenuItem[];
}

export interface MenuProps {
  /**
   * The button that opens the menu.
   * @zh 打开菜单的按钮。
   */
  trigger: ReactElement;
  /**
   * Items, or sections of items.
   * @zh 菜单项，或菜单项的分组。
   */
  items: (MenuItem | MenuSection)[];
  /**
   * Called with the id of the chosen item.
   * @zh 选中时调用，带上菜单项的 id。
   */
  onAction?: ((id: string) => void) | undefined;
  /**
   * Name of the list; without it the trigger's words name it.
   * @zh 列表的名称；不给时用触发按钮的文字。
   */
  'aria-label'?: string | undefined;
  /**
   * Edge of the trigger it lines up with.
   * @zh 与触发按钮的哪一边对齐。
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
}

const renderItem = ({ id, label, detail, icon, tone, ...rest }: MenuItem): ReactNode => (
  <AriaMenuItem
    {...defined(rest)}
    key={id}
    id={id}
    textValue={label}
    data-part="item"
    className={classes(css.item, tone === 'critical' && css.critical)}
  >
    {icon && (
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
    )}
    <span className={css.words}>{label}</span>
    {detail && (
      <span data-part="detail" className={css.detail}>
        {detail}
      </span>
    )}
  </AriaMenuItem>
);

/**
 * Opens by press, Enter, Space and arrow down; type-ahead, Home, End and Escape work inside.
 * @zh 点击、Enter、Space 或向下键打开；打开后可用首字查找、Home、End 和 Escape。
 */
export function Menu({
  trigger,
  items,
  onAction,
  align = 'start',
  'aria-label': ariaLabel,
}: MenuProps): ReactNode {
  return (
    <MenuRouter>
      <MenuTrigger>
        <TriggerButtons>{trigger}</TriggerButtons>
        <Popover
          data-component="Menu"
          className={css.surface}
          placement={align === 'end' ? 'bottom end' : 'bottom start'}
          offset={4}
        >
          <AriaMenu
            className={css.list}
            {...(ariaLabel && { 'aria-label': ariaLabel })}
            {...(onAction && { onAction: (key) => onAction(String(key)) })}
          >
            {items.map((entry) =>
              'items' in entry ? (
                <AriaMenuSection
                  key={entry.id}
                  id={entry.id}
                  data-part="section"
                  className={css.section}
                  {...(entry.isTitleHidden && { 'aria-label': entry.title })}
                >
                  {!entry.isTitleHidden && (
                    <Header data-part="title" className={css.title}>
                      {entry.title}
                    </Header>
                  )}
                  {entry.items.map(renderItem)}
                </AriaMenuSection>
              ) : (
                renderItem(entry)
              ),
            )}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </MenuRouter>
  );
}
