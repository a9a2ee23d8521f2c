// Switches between views of one thing; arrow keys move, Home and End jump.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { pointerMarks } from '../../internal/pointerMarks.ts';
import * as css from './Tabs.css.ts';

/** One tab. */
export interface TabItem {
  /** Unique in the list. */
  id: string;
  /** Words on the tab. */
  label: string;
  /** How many things the view holds. */
  count?: number | undefined;
  /** Cannot be chosen. */
  isDisabled?: boolean | undefined;
  /** The view of this tab; leave it out when `children` of Tabs is the view of every tab. */
  content?: ReactNode | undefined;
}

export interface TabsProps {
  /**
   * What the tabs switch, for screen readers: 订单状态.
   * @zh 给读屏的说法，写明切换的是什么，如“订单状态”。
   */
  label: string;
  /**
   * The tabs in order.
   * @zh 各个标签，按顺序。
   */
  items: readonly TabItem[];
  /**
   * Id of the chosen tab, when the parent holds it.
   * @zh 所选标签的 id，受控时给出。
   */
  selectedId?: string | undefined;
  /**
   * Id of the tab that is chosen first.
   * @zh 初始标签的 id。
   * @default the first one
   */
  defaultSelectedId?: string | undefined;
  /**
   * Called with the id of the chosen tab.
   * @zh 切换时调用，带上所选标签的 id。
   */
  onSelectionChange?: ((id: string) => void) | undefined;
  /**
   * `automatic`: arrow keys show the view at once; `manual`: Enter or Space does, for views that are slow to come.
   * @zh `automatic`：方向键移到就显示视图；`manual`：按 Enter 或 Space 才显示，用于加载较慢的视图。
   * @default 'automatic'
   */
  keyboardActivation?: 'automatic' | 'manual' | undefined;
  /**
   * `large` for the tabs of a page or dialog.
   * @zh `large` 用于页面或对话框的标签。
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /**
   * Space beside the tabs: `sheet` lines them up with the padding of a sheet.
   * @zh 标签两侧的留白：`sheet` 与 Sheet 的内边距对齐。
   * @default 'none'
   */
  inset?: 'none' | 'sheet' | undefined;
  /**
   * One view for all tabs, such as a table whose rows follow the chosen tab.
   * @zh 所有标签共用的视图，如内容随所选标签变化的表格。
   */
  children?: ReactNode | undefined;
}

/** Where a key leads from a tab; tabs that cannot be chosen are passed over. */
function goal(key: string, from: number, items: readonly TabItem[]): number {
  const isFree = (index: number): boolean => items[index]?.isDisabled !== true;
  const order = items.map((_, index) => index).filter((index) => index === from || isFree(index));
  const at = order.indexOf(from);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  return next === undefined ? -1 : (order.at(next % order.length) ?? -1);
}

/**
 * Tabs that do not fit scroll sideways; the chosen one stays in sight.
 * @zh 放不下时横向滚动，所选标签始终可见。
 */
export function Tabs({
  label,
  items,
  selectedId,
  defaultSelectedId,
  onSelectionChange,
  keyboardActivation = 'automatic',
  size = 'medium',
  inset = 'none',
  children,
}: TabsProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [ownId, setOwnId] = useState(defaultSelectedId ?? items[0]?.id ?? '');
  const [focused, setFocused] = useState(-1);
  const chosenId = selectedId ?? ownId;
  const chosenIndex = items.findIndex((item) => item.id === chosenId);
  const chosen = items[chosenIndex];
  /** The one tab that the Tab key reaches. */
  const stop = focused === -1 ? Math.max(chosenIndex, 0) : focused;
  useEffect(() => {
    const scroller = list.current;
    const tab = scroller?.children[chosenIndex];
    if (!scroller || !(tab instanceof HTMLElement)) return;
    const observer = new ResizeObserver(() => {
      scroller.scrollLeft = tab.offsetLeft - (scroller.clientWidth - tab.clientWidth) / 2;
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [chosenIndex]);
  useEffect(() => {
    // A view without a control of its own takes the focus, so that the keyboard can read and scroll it.
    const view = panel.current;
    if (view?.querySelector('a[href], button, input, select, textarea, [tabindex]')) {
      view.removeAttribute('tabindex');
    } else view?.setAttribute('tabindex', '0');
  });
  const choose = (index: number): void => {
    const item = items[index];
    if (item === undefined || item.isDisabled || item.id === chosenId) return;
    setOwnId(item.id);
    onSelectionChange?.(item.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = [...(list.current?.children ?? [])].indexOf(event.target as Element);
    const to = goal(event.key, from, items);
    const tab = list.current?.children[to];
    if (from === -1 || !(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
    if (keyboardActivation === 'automatic') choose(to);
  };
  return (
    <div data-component="Tabs" className={css.root}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        data-part="list"
        className={classes(css.list, css.inset[inset])}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(-1);
        }}
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}tab${item.id}`}
            aria-selected={index === chosenIndex}
            aria-controls={index === chosenIndex ? `${id}view` : undefined}
            disabled={item.isDisabled}
            aria-disabled={item.isDisabled || undefined}
            tabIndex={index === stop && !item.isDisabled ? 0 : -1}
            data-part="tab"
            data-selected={index === chosenIndex || undefined}
            data-disabled={item.isDisabled || undefined}
            className={classes(css.tab, css.size[size])}
            {...(!item.isDisabled && pointerMarks())}
            onFocus={() => setFocused(index)}
            onClick={() => choose(index)}
          >
            {item.label}
            {item.count !== undefined && (
              <span data-part="count" className={css.count}>
                {item.count}
              </span>
            )}
          </button>
        ))}
      </div>
      {chosen !== undefined && (
        <div
          // One view for all tabs stays when another is chosen.
          key={chosen.content === undefined ? undefined : chosen.id}
          ref={panel}
          role="tabpanel"
          id={`${id}view`}
          aria-labelledby={`${id}tab${chosen.id}`}
          data-part="panel"
          className={css.panel}
        >
          {chosen.content ?? children}
        </div>
      )}
    </div>
  );
}
