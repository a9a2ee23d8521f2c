/** What is known of a case: who, what, by when, where it is made. */
import type { WorksCase } from '@banxin/contract/entities/works';
import { factory as factories } from '@banxin/contract/enums/factory';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { minuteText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { worksText } from '../works.messages.ts';

export interface CaseFactsProps {
  readonly one: WorksCase;
  /** Whether this desk judges what is to be printed. */
  readonly isJudging: boolean;
}

export function CaseFacts({ one, isJudging }: CaseFactsProps) {
  const text = useText(worksText);
  const made =
    one.factory !== null && factories.is(one.factory) ? factories.label(one.factory) : null;
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: text.customer, value: <Own>{one.customer}</Own> },
        { label: text.product, value: <Own>{one.productName}</Own> },
        { label: text.spec, value: <Own>{one.spec}</Own> },
        { label: text.dueDay, value: one.dueDay ?? text.noDue },
        { label: text.since, value: minuteText(one.since) },
        { label: text.factory, value: made === null ? text.none : <Own>{made}</Own> },
        { label: text.workOrder, value: one.workOrderNo ?? text.none },
        // What there is stands beside the files.
        ...(isJudging && one.certificate === null
          ? [{ label: text.brandCertificate, value: text.none }]
          : []),
        {
          label: text.remark,
          value: one.remark === '' ? text.none : <Own>{one.remark}</Own>,
        },
      ]}
    />
  );
}
