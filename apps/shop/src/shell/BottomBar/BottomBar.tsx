/** The four places of the shop at the thumb's end of a phone; a page with a bar of its own has the room for itself. */
import { matchRoute, pathOf, type RouteName } from '@banxin/contract/routes';
import { Link, useLocation } from 'wouter';
import { useSession } from '../../features/session/session.ts';
import { useText } from '../../lib/text.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './BottomBar.css.ts';

/** Line drawings of 24 by 24. */
const icons = {
  barProducts: 'M4 4h10v14H4zM8 8h12v12H8z',
  barCategories: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  barOrders: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  barMine: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 21a7.500 7.500 0 0 1 15 0',
} as const;

interface Place {
  readonly label: keyof typeof icons;
  readonly route: RouteName;
  /** Routes that belong to it, too. */
  readonly with?: readonly RouteName[];
}

export function BottomBar() {
  const text = useText(shellText);
  const { mayOpen } = useSession();
  const [path] = useLocation();
  const here = matchRoute(path)?.route;
  const places: readonly Place[] = [
    { label: 'barProducts', route: 'root' },
    { label: 'barCategories', route: 'category', with: ['product'] },
    { label: 'barOrders', route: 'myOrder', with: ['UserOrderDetail'] },
    { label: 'barMine', route: mayOpen('userIndex') ? 'userIndex' : 'userAccount' },
  ];
  return (
    <nav aria-label={text.bottomBar} className={css.bar} data-part="bottom-bar">
      <ul className={css.places}>
        {places.map(({ label, route, with: others = [] }) => (
          <li key={label}>
            <Link
              href={pathOf(route as 'root')}
              className={css.place}
              aria-current={
                here && (here.name === route || others.includes(here.name)) ? 'page' : undefined
              }
            >
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path d={icons[label]} fill="none" stroke="currentColor" strokeWidth="1.500" />
              </svg>
              {text[label]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
