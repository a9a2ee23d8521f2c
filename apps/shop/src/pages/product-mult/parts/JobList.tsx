/** The jobs as they are ordered: product, specification, files, price and day of each. */
import { describe } from '@banxin/pricing/describe';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../confirmMult.css.ts';
import { confirmMultText } from '../confirmMult.messages.ts';
import type { Terms } from '../prices.ts';
import { productMultText } from '../product-mult.messages.ts';
import type { SentJob } from '../ways.ts';
import { useFileWords } from './JobRowView.tsx';
import { JobXrayButton } from './JobXrayButton.tsx';

export interface JobListProps {
  readonly jobs: readonly SentJob[];
  readonly terms: Terms;
}

function JobLine({
  job: { row, quote },
  number,
  terms,
}: Pick<JobListProps, 'terms'> & { readonly job: SentJob; readonly number: number }) {
  const text = useText(confirmMultText);
  const table = useText(productMultText);
  const { dayWords } = useText(dayText);
  const files = useFileWords(row, 0);
  const product = terms.products.get(row.configuration.productId)?.product;
  const names = row.styles.map(({ name }) => name).filter((name) => name !== '');
  const hasFiles = row.styles.some(({ parts }) => parts.length > 0);
  const day = quote.delivery?.arriveDate;
  return (
    <li className={css.line}>
      <div className={css.words}>
        <Text weight="medium">{text.job(number, product?.name ?? '')}</Text>
        <Text size={13} tone="body">
          {product && describe(product, row.configuration)}
        </Text>
        {names.length > 0 && (
          <Text size={13} tone="quiet" lines={2}>
            <span translate="no">{names.join(table.or)}</span>
          </Text>
        )}
      </div>
      <Text size={13} tone="quiet">
        {hasFiles && `${table.files} ${files}`}
      </Text>
      <Text size={13} tone="body">
        {day && dayWords(day)}
      </Text>
      <div className={css.sum}>
        <Money fen={quote.total} tone="strong" />
        <JobXrayButton number={number} quote={quote} terms={terms} />
      </div>
    </li>
  );
}

export function JobList({ jobs, terms }: JobListProps) {
  return (
    <ol className={css.lines}>
      {jobs.map((job, at) => (
        <JobLine key={job.row.id} job={job} number={at + 1} terms={terms} />
      ))}
    </ol>
  );
}
