// Switches between views of one thing; arrow keys move, Home and End jump.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { classes } from '../../internal/classes.ts';
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
  /** What the tabs switch, for screen readers: 订单状态. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem[];
  /** Id of the chosen tab, when the parent holds it. */
  selectedId?: string | undefined;
  /** Id of the tab that is chosen first. @default the first one */
  defaultSelectedId?: string | undefined;
  /** Called with the id of the chosen tab. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /** `large` for the tabs of a page or dialog. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
  /** Space beside the tabs: `sheet` lines them up with the padding of a sheet. @default 'none' */
  inset?: 'none' | 'sheet' | undefined;
  /** One view for all tabs, such as a table whose rows follow the chosen tab. */
  children?: ReactNode | undefined;
}

/** Tabs that do not fit scroll sideways; the chosen one stays in sight. */
export function Tabs({
  label,
  items,
  selectedId,
  defaultSelectedId,
  onSelectionChange,
  size = 'medium',
  inset = 'none',
  children,
}: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [ownId, setOwnId] = useState(defaultSelectedId ?? items[0]?.id ?? '');
  const chosenId = selectedId ?? ownId;
  const chosenIndex = items.findIndex((item) => item.id === chosenId);
  useEffect(() => {
    const scroller = list.current;
    const tab = scroller?.children[chosenIndex];
    if (scroller && tab instanceof HTMLElement) {
      scroller.scrollLeft = tab.offsetLeft - (scroller.clientWidth - tab.clientWidth) / 2;
    }
  }, [chosenIndex]);
  return (
    <AriaTabs
      selectedKey={chosenId}
      onSelectionChange={(key) => {
        setOwnId(String(key));
        onSelectionChange?.(String(key));
      }}
      data-component="Tabs"
      className={css.root}
    >
      <TabList ref={list} aria-label={label} className={classes(css.list, css.inset[inset])}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            isDisabled={item.isDisabled ?? false}
            className={classes(css.tab, css.size[size])}
          >
            {item.label}
            {item.count !== undefined && <span className={css.count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={css.panel}>
          {item.content ?? children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
