/** A table out of a spreadsheet, a list of names or lines of words: what becomes of it is said before it is added. */
import { describe } from '@banxin/pricing/describe';
import type { Product } from '@banxin/pricing/types';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Select } from '@banxin/ui/Select';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import type { JobRow, NewRow, OptionColumn, Unread } from '../jobRow.ts';
import { pasteText } from '../paste.messages.ts';
import { productMultText } from '../product-mult.messages.ts';
import { usePasted } from '../usePasted.ts';

export interface PasteDialogProps {
  readonly rows: readonly JobRow[];
  readonly products: readonly Product[];
  /** Rows that still fit. */
  readonly room: number;
  /** What was pasted into the table itself. */
  readonly start: string;
  readonly onAdd: (rows: readonly NewRow[]) => void;
  readonly onClose: () => void;
}

/** Problems that are told before the table shows all of them. */
const TOLD_MAX = 4;

/** What was not understood, row by row. */
function Problems({ made, first }: { readonly made: readonly NewRow[]; readonly first: number }) {
  const text = useText(pasteText);
  const columns = useText(productMultText);
  const all = made.flatMap(({ unread }, at) =>
    (Object.entries(unread) as [OptionColumn, Unread][]).map(([column, { typed, offers }]) => ({
      key: `${at} ${column}`,
      words: text.atRow(
        first + at,
        columns.unread(columns[column], typed, offers.join(columns.or)),
      ),
    })),
  );
  if (all.length === 0) return null;
  return (
    <ul>
      {all.slice(0, TOLD_MAX).map(({ key, words }) => (
        <li key={key}>
          <Text size={13} tone="critical">
            {words}
          </Text>
        </li>
      ))}
      {all.length > TOLD_MAX && (
        <li>
          <Text size={13} tone="body">
            {text.more(all.length - TOLD_MAX)}
          </Text>
        </li>
      )}
    </ul>
  );
}

export default function PasteDialog(props: PasteDialogProps) {
  const { rows, products, room, start, onAdd, onClose } = props;
  const text = useText(pasteText);
  const [typed, setTyped] = useState(start);
  const pasted = usePasted(typed, rows, products);
  const { ways, way, reading, made, ignored, elsewhere, names } = pasted;
  const taken = made.slice(0, room);
  const faulty = taken.filter(({ unread }) => Object.keys(unread).length > 0).length;
  const productOf = (id: number) => products.find((one) => one.id === id);
  return (
    <Dialog
      isOpen
      size="large"
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={16}>
        <TextArea
          label={text.field}
          description={text.hint}
          value={typed}
          onChange={setTyped}
          rows={8}
          autoFocus
        />
        {ways.length > 1 && (
          <RadioGroup
            label={text.as}
            value={way}
            onChange={pasted.setWay}
            options={ways.map((one) => ({
              id: one,
              label: { jobs: text.asJobs, names: text.asNames, words: text.asWords }[one],
            }))}
          />
        )}
        {way === 'names' && rows.length > 0 && (
          <Select
            label={text.namesOf}
            value={String(pasted.startId)}
            onChange={(id) => pasted.setStartId(Number(id))}
            options={rows.map(({ id, configuration }, at) => {
              const product = productOf(configuration.productId);
              const spec = product ? `${product.name} ${describe(product, configuration)}` : '—';
              return { id: String(id), label: text.namesStart(at + 1, spec) };
            })}
          />
        )}
        <div role="status">
          {reading.state === 'reading' && <Skeleton shape="text" count={2} />}
          {reading.state === 'failed' && (
            <Notice tone="caution">
              <Inline gap={12}>
                {text.readFailed}
                <Button size="small" onPress={reading.again}>
                  {text.again}
                </Button>
              </Inline>
            </Notice>
          )}
          {taken.length > 0 && (
            <Text weight="medium">
              {way === 'names'
                ? text.namesMade(names, made.length)
                : text.understood(taken.length, faulty)}
            </Text>
          )}
          {made.length > room && <Notice tone="caution">{text.over(made.length - room)}</Notice>}
          {ignored.length > 0 && (
            <Text size={13} tone="body">
              {text.ignored(ignored.join('、'))}
            </Text>
          )}
          {elsewhere.length > 0 && (
            <Notice tone="caution">{text.elsewhere(elsewhere.join('、'))}</Notice>
          )}
        </div>
        <Problems made={taken} first={pasted.first} />
        <Inline gap={12} justify="end">
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={taken.length === 0}
            isPending={reading.state === 'reading'}
            onPress={() => onAdd(taken)}
          >
            {text.apply(taken.length)}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
