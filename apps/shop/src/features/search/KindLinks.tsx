/** Links to the kinds of what was found, each with its count: they work before any script has come. */
import { Link } from 'wouter';
import * as css from './FoundList.css.ts';

export interface Kind {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Left out while it is not known. */
  readonly count?: number | undefined;
}

export interface KindLinksProps {
  readonly label: string;
  readonly kinds: readonly Kind[];
}

export function KindLinks({ label, kinds }: KindLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
        {kinds.map((kind) => (
          <li key={kind.id}>
            <Link
              href={kind.href}
              className={css.tab}
              aria-current={kind.isCurrent ? 'page' : undefined}
            >
              {kind.label}
              {kind.count !== undefined && <span className={css.count}>{kind.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
