/** The jobs as they are ordered: product, specification, files, price and day of each. */
import type { AddressInput } from '@banxin/contract/entities/customer';
import { describe } from '@banxin/pricing/describe';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { XrayButton } from '../../../features/quote/xray/XrayButton.tsx';
import { dayText } from '../../../lib/day.ts';
import type { Told } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useText } from '../../../lib/text.ts';
import type { PricedJob } from '../comparing.ts';
import * as css from '../confirmMult.css.ts';
import { confirmMultText } from '../confirmMult.messages.ts';
import type { JobRow } from '../jobRow.ts';
import type { Terms } from '../prices.ts';
import { productMultText } from '../product-mult.messages.ts';
import type { SentJob } from '../ways.ts';
import { JobDrops } from './JobDrops.tsx';
import { useFileWords } from './JobRowView.tsx';
import { JobXrayButton } from './JobXrayButton.tsx';

const CompareJobs = lazyPart(() => import('./CompareJobs.tsx'));

export interface JobListProps {
  readonly jobs: readonly SentJob[];
  readonly terms: Terms;
  /** Where a job goes until it has receivers of its own. */
  readonly to: AddressInput;
  /** What the server says of the receivers of each job, by field: `drops.1.carrier`. */
  readonly refusedOf: (at: number) => Readonly<Record<string, Told>>;
  /** Jobs with other receivers. */
  readonly onShare: (rows: readonly JobRow[]) => void;
}

interface JobLineProps extends Pick<JobListProps, 'terms'> {
  readonly job: SentJob;
  readonly number: number;
  readonly children: ReactNode;
}

function JobLine({ job, number, terms, children }: JobLineProps) {
  const { row, quote } = job;
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
        <JobXrayButton number={number} job={job} terms={terms} />
      </div>
      <div className={css.whole}>{children}</div>
    </li>
  );
}

export function JobList({ jobs, terms, to, refusedOf, onShare }: JobListProps) {
  const text = useText(productMultText);
  const priced = jobs.flatMap(({ row, quote }, at): PricedJob[] => {
    const product = terms.products.get(row.configuration.productId)?.product;
    return product ? [{ row, number: at + 1, product, quote }] : [];
  });
  return (
    <>
      {priced.length > 1 && (
        <Inline justify="end">
          <XrayButton label={text.compare}>
            {(onClose) => <CompareJobs jobs={priced} stood={null} onClose={onClose} />}
          </XrayButton>
        </Inline>
      )}
      <ol className={css.lines}>
        {jobs.map((job, at) => (
          <JobLine key={job.row.id} job={job} number={at + 1} terms={terms}>
            <JobDrops
              job={job}
              number={at + 1}
              to={to}
              others={jobs.filter((one) => one !== job).map(({ row }) => row)}
              refused={refusedOf(at)}
              onShare={onShare}
            />
          </JobLine>
        ))}
      </ol>
    </>
  );
}
