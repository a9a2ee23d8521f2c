/** Links to the page before and the page after, with where one is: they work before any script has come. */
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../lib/text.ts';
import { foundText } from './found.messages.ts';

export interface PageLinksProps {
  /** From 1. */
  readonly page: number;
  /** Number of the last page. */
  readonly last: number;
  readonly hrefOf: (page: number) => string;
}

export function PageLinks({ page, last, hrefOf }: PageLinksProps) {
  const text = useText(foundText);
  if (last < 2) return null;
  return (
    <nav aria-label={text.pages}>
      <Inline gap={16}>
        {page > 1 && <Link href={hrefOf(Math.min(page - 1, last))}>{text.previous}</Link>}
        <Text size={13} tone="quiet">
          {text.page(String(Math.min(page, last)), String(last))}
        </Text>
        {page < last && <Link href={hrefOf(page + 1)}>{text.next}</Link>}
      </Inline>
    </nav>
  );
}
