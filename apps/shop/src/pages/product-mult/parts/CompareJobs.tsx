/** Up to three rows side by side: what they are, what they cost line by line, when they come. */
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Select } from '@banxin/ui/Select';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { COMPARED_MAX } from '../../../features/quote/compare/compared.ts';
import { compareRowsText } from '../../../features/quote/compare/compareRows.messages.ts';
import { useCompareRows } from '../../../features/quote/compare/useCompareRows.tsx';
import { CompareTable } from '../../../lib/CompareTable.tsx';
import { useText } from '../../../lib/text.ts';
import { compareJobsText } from '../compareJobs.messages.ts';
import { firstCompared, nextCompared, type PricedJob, withCompared } from '../comparing.ts';

export interface CompareJobsProps {
  /** At least two. */
  readonly jobs: readonly PricedJob[];
  /** The row that somebody stands in. */
  readonly stood: number | null;
  readonly onClose: () => void;
}

export default function CompareJobs({ jobs, stood, onClose }: CompareJobsProps) {
  const text = useText(compareJobsText);
  const { differs } = useText(compareRowsText);
  const [ids, setIds] = useState(() => firstCompared(jobs, stood));
  const choices = useRef<(HTMLButtonElement | null)[]>([]);
  const count = useRef(ids.length);
  useEffect(() => {
    if (count.current === ids.length) return;
    count.current = ids.length;
    // The button that was pressed may be gone with it.
    choices.current[ids.length - 1]?.focus();
  }, [ids.length]);
  const compared = ids.flatMap((id) => jobs.find(({ row }) => row.id === id) ?? []);
  const rows = useCompareRows(
    compared.map(({ row: { configuration }, product, quote }) => {
      return { product, configuration, quote };
    }),
  );
  const next = nextCompared(jobs, ids);
  const options = jobs.map(({ row: { id }, number, product, quote }) => ({
    id: String(id),
    label: text.row(number, product.name),
    detail: formatFen(quote.total),
  }));
  return (
    <Dialog
      isOpen
      size="large"
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={12}>
        <CompareTable
          label={text.title}
          differs={differs}
          columns={compared.map(({ row: { id }, number }, at) => ({
            // The column, not the row: a choice keeps the focus.
            id: String(at),
            head: (
              <Stack gap={8} align="start">
                <Select
                  ref={(button) => {
                    choices.current[at] = button;
                  }}
                  label={text.column(at + 1)}
                  isLabelHidden
                  size="small"
                  value={String(id)}
                  // One that stands beside is not chosen twice.
                  options={options.map((one) => {
                    const own = Number(one.id);
                    return { ...one, isDisabled: own !== id && ids.includes(own) };
                  })}
                  onChange={(chosen) => setIds(withCompared(ids, at, Number(chosen)))}
                />
                {compared.length > 2 && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={text.removeOf(number)}
                    onPress={() => setIds(withCompared(ids, at, null))}
                  >
                    {text.remove}
                  </Button>
                )}
              </Stack>
            ),
          }))}
          rows={rows}
        />
        <Inline gap={12} justify="between">
          <Text size={12} tone="quiet">
            {text.hint}
          </Text>
          {next === undefined ? (
            ids.length >= COMPARED_MAX && (
              <Text size={12} tone="quiet">
                {text.most(COMPARED_MAX)}
              </Text>
            )
          ) : (
            <Button size="small" onPress={() => setIds([...ids, next])}>
              {text.add}
            </Button>
          )}
        </Inline>
      </Stack>
    </Dialog>
  );
}
