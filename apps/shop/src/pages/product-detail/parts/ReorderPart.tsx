/** Ordering again: what is taken over from last time, and what it costs now beside what it cost then. */
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { compare } from '@banxin/pricing/compare';
import type { LineDifference, PricedQuote, Quote } from '@banxin/pricing/types';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Heading } from '@banxin/ui/Heading';
import { Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Table } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import type { PrintFilesState } from '../../../features/upload/usePrintFiles.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { reorderText } from '../reorder.messages.ts';
import type { Reorder } from '../useReorder.ts';

export interface ReorderPartProps {
  readonly last: OrderDetail;
  readonly reorder: Reorder;
  readonly files: PrintFilesState;
  readonly configuration: Configuration;
  readonly quote: Quote | null;
}

export default function ReorderPart({
  last,
  reorder,
  files,
  configuration,
  quote,
}: ReorderPartProps) {
  const text = useText(reorderText);
  const { name } = useCatalogueWords();
  const { receiver, carrier } = last;
  const kept = files.placed.flatMap((one) => one.kept ?? []);
  const isKept = (id: string): boolean => kept.some((file) => file.id === id);
  const faulty = files.ready.filter(
    ({ file, findings }) =>
      isKept(file.id) && findings.some(({ severity }) => severity === 'error'),
  );
  const priced = quote?.valid ? quote : null;
  const nowBy = priced?.delivery?.options.find(({ code }) => code === priced.delivery?.carrier);
  return (
    <Stack gap={12}>
      <Heading level={2} size={16}>
        {text.title}
      </Heading>
      <Text tone="body">{text.from(last.orderSN)}</Text>
      {last.isPrinted &&
        (last.files.length === 0 ? (
          <Text tone="body">{text.noFiles}</Text>
        ) : (
          <Checkbox
            isSelected={kept.length > 0}
            onChange={(keeps) => files.keep(keeps ? last.files : [])}
          >
            {text.files(kept.length > 0 ? kept.length : last.files.length)}
          </Checkbox>
        ))}
      {kept.length > 0 &&
        (faulty.length > 0 ? (
          <Notice tone="caution">
            {text.faulty('')}
            <Own>{faulty.map(({ file }) => file.name).join('、')}</Own>
          </Notice>
        ) : (
          <Text size={13} tone="quiet">
            {files.isJudging ? text.checking : text.checked}
          </Text>
        ))}
      {receiver && (
        <Checkbox isSelected={reorder.keepsReceiver} onChange={reorder.keepReceiver}>
          {text.receiver('')}
          <Own>
            {`${receiver.consignee} ${receiver.mobilePhone} ${receiver.city}${receiver.district}${receiver.detail}`}
          </Own>
        </Checkbox>
      )}
      {carrier && (
        <Checkbox isSelected={reorder.keepsCarrier} onChange={reorder.keepCarrier}>
          {text.carrier(name('carrier', carrier.code, carrier.name))}
        </Checkbox>
      )}
      {carrier && reorder.keepsCarrier && nowBy && nowBy.code !== carrier.code && (
        <Notice tone="caution">
          {text.carrierMoved(
            name('carrier', carrier.code, carrier.name),
            name('carrier', nowBy.code, nowBy.name),
          )}
        </Notice>
      )}
      {last.quote && priced && (
        <PriceThenAndNow
          last={last}
          lastTime={last.quote}
          thisTime={priced}
          configuration={configuration}
        />
      )}
    </Stack>
  );
}

interface PriceThenAndNowProps {
  readonly last: OrderDetail;
  readonly lastTime: NonNullable<OrderDetail['quote']>;
  readonly thisTime: PricedQuote;
  readonly configuration: Configuration;
}

/** A configuration by its contents, whatever the order of its fields. */
const contentsOf = (configuration: Configuration): string =>
  JSON.stringify(Object.entries(configuration).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The lines that differ, each with its reason. */
function PriceThenAndNow({ last, lastTime, thisTime, configuration }: PriceThenAndNowProps) {
  const text = useText(reorderText);
  const { word } = useCatalogueWords();
  // The server's lines are the engine's, as they were stored.
  const stored = lastTime.lines as readonly unknown[] as PricedQuote['lines'];
  const differences = compare({ lines: stored }, thisTime);
  const isAsThen = contentsOf(configuration) === contentsOf(last.configuration);
  const whyOf = ({ id }: LineDifference): string => {
    if (id.startsWith('urgent')) return text.whyUrgent;
    if (id.startsWith('freight') || id.startsWith('pack')) return text.whyCarrier;
    if (/vip|coupon|discount|level/i.test(id)) return text.whyDiscount;
    return isAsThen ? text.whyBook : text.whyOptions;
  };
  if (differences.length === 0) {
    return (
      <Text tone="body">
        {text.same} <Money fen={thisTime.total} />
      </Text>
    );
  }
  const money = (fen: number | null) => (fen === null ? text.none : <Money fen={fen} />);
  return (
    <Table
      label={text.prices}
      columns={[
        { id: 'line', header: text.line, isRowHeader: true, cell: ({ label }) => label },
        {
          id: 'lastTime',
          header: text.lastTime,
          align: 'end',
          cell: ({ before }) => money(before),
        },
        { id: 'thisTime', header: text.thisTime, align: 'end', cell: ({ after }) => money(after) },
        { id: 'why', header: text.why, cell: ({ why }) => why },
      ]}
      rows={[
        ...differences.map((one) => ({
          id: one.id,
          label: word(one.label, one.said),
          before: one.before as number | null,
          after: one.after as number | null,
          why: whyOf(one),
        })),
        { id: 'total', label: text.total, before: lastTime.total, after: thisTime.total, why: '' },
      ]}
      rowKey={({ id }) => id}
    />
  );
}
