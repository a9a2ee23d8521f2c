/** Topics to choose from, as links: each is an address, also without a script. */
import { Link } from 'wouter';
import * as css from './Article.css.ts';

export interface Topic {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly count?: number | undefined;
}

export interface TopicLinksProps {
  /** What they divide, for screen readers. */
  readonly label: string;
  readonly look: 'tabs' | 'chips';
  readonly topics: readonly Topic[];
  readonly currentId: string | undefined;
}

export function TopicLinks({ label, look, topics, currentId }: TopicLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.topicsLook[look]}>
        {topics.map(({ id, label: name, href, count }) => (
          <li key={id}>
            <Link
              href={href}
              className={css.topic[look]}
              aria-current={id === currentId ? 'page' : undefined}
            >
              {name}
              {count !== undefined && <span className={css.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
