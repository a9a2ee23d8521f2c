/** Help articles that were found, in the reader's language, the words marked. */
import type { HelpHit } from '@banxin/contract/calls/search/search.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { Sheet } from '@banxin/ui/Sheet';
import { Text } from '@banxin/ui/Text';
import { useContext } from 'react';
import { LocaleContext } from '../../lib/text.ts';
import * as css from './FoundList.css.ts';
import { Marked } from './Marked.tsx';

export interface HelpRowsProps {
  readonly articles: readonly Omit<HelpHit, 'category'>[];
  readonly marks: readonly string[];
}

export function HelpRows({ articles, marks }: HelpRowsProps) {
  const isChinese = useContext(LocaleContext) === 'zh-CN';
  return (
    <Sheet>
      <ul className={css.rows}>
        {articles.map(({ id, title, titleEn, summary, summaryEn }) => (
          <li key={id} className={css.row}>
            <Link href={pathOf('supportDetail', { id })} kind="standalone">
              <Marked text={isChinese ? title : titleEn} marks={marks} />
            </Link>
            <Text size={13} tone="body" lines={2}>
              <Marked text={isChinese ? summary : summaryEn} marks={marks} />
            </Text>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
