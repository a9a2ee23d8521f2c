/** A help article in a list. */
import type { HelpSummary } from '@banxin/contract/entities/article';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { Text } from '@banxin/ui/Text';
import { helpText } from '../../../features/article/help.messages.ts';
import { useWording } from '../../../features/article/wording.ts';
import { dayOf } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../SupportList.css.ts';

/** A share of fewer voices says nothing. */
const VOTES_FROM = 10;

export function HelpRow({ help }: { readonly help: HelpSummary }) {
  const text = useText(helpText);
  const wording = useWording();
  const day = dayOf(Date.parse(help.pubLishTime));
  return (
    <li className={css.row}>
      <span className={css.title}>
        <Link href={pathOf('supportDetail', { id: help.id })} kind="quiet">
          {wording(help.title, help.titleEn)}
        </Link>
      </span>
      <Text tone="body" lines={2}>
        {wording(help.summary, help.summaryEn)}
      </Text>
      <span className={css.facts}>
        <time dateTime={day}>{day}</time>
        {help.votes >= VOTES_FROM && (
          <span>{text.found(String(Math.round((100 * help.helpful) / help.votes)))}</span>
        )}
      </span>
    </li>
  );
}
