/** One row of the configurator as chips or as a list. */

import type { OptionId, OptionState } from '@banxin/pricing/types';
import { formatFen } from '@banxin/ui/Money';
import { OptionChips, type OptionChipsProps } from '@banxin/ui/OptionChips';
import { Skeleton } from '@banxin/ui/Skeleton';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import type { OptionRow } from './optionRows.ts';
import { quoteText } from './quote.messages.ts';
import { shortRow } from './shortRow.ts';
import type { Configurator } from './useConfigurator.ts';

type ChipOption = OptionChipsProps['options'][number];

/** Heavy, and only booklets have rows this long. */
const Select = lazyPart(() =>
  import('@banxin/ui/Select').then((module) => ({ default: module.Select })),
);

/** Id of the chip that chooses nothing of its group. */
const NONE = 'none';

const signed = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}${formatFen(Math.abs(amount))}`;

export interface OptionRowViewProps {
  readonly row: OptionRow;
  readonly configurator: Configurator;
  /** Shows the first so many options only. @default all */
  readonly most?: number;
  readonly look?: RowLook;
}

/** How chips stand where there is little room. */
export type RowLook = Pick<OptionChipsProps, 'labelPosition' | 'size'>;

export const BESIDE: RowLook = { labelPosition: 'side' };

export function OptionRowView({
  row: whole,
  configurator,
  most,
  look = BESIDE,
}: OptionRowViewProps) {
  const row = {
    ...whole,
    options: shortRow(whole.options, most ?? whole.options.length, ({ chosen: is }) => is),
  };
  const text = useText(quoteText);
  const label = row.label ?? text[row.id as 'size'];
  const chosen = row.options.filter((option) => option.chosen).map(({ id }) => id);
  const chipOf = (option: OptionState): ChipOption => {
    const effect = configurator.effectOf(option.id);
    return {
      id: option.id,
      label: option.label,
      ...(effect !== null && effect !== 0 && { detail: signed(effect) }),
      ...(!option.available && !option.chosen && { disabledReason: option.reason }),
    };
  };
  const craftOf = (id: string): string => id.slice(id.indexOf(':') + 1);

  if (row.kind === 'multiple') {
    return (
      <OptionChips
        label={label}
        {...look}
        selectionMode="multiple"
        options={row.options.map(chipOf)}
        value={chosen}
        onBlocked={(id) => configurator.block(id as OptionId)}
        onChange={(next) => {
          const added = next.find((id) => !chosen.includes(id as OptionId));
          const removed = chosen.find((id) => !next.includes(id));
          if (added) configurator.choose(added as OptionId);
          else if (removed) configurator.removeCraft(craftOf(removed));
        }}
      />
    );
  }
  const none: ChipOption[] = row.hasNone ? [{ id: NONE, label: text.none }] : [];
  const chips = (
    <OptionChips
      label={label}
      {...look}
      options={[...row.options.map(chipOf), ...none]}
      value={chosen[0] ?? (row.hasNone ? NONE : null)}
      onBlocked={(id) => configurator.block(id as OptionId)}
      onChange={(id) => {
        if (id !== NONE) configurator.choose(id as OptionId);
        else if (chosen[0]) configurator.removeCraft(craftOf(chosen[0]));
      }}
    />
  );
  if (row.kind !== 'list') return chips;
  return (
    // Without the list's code the same options can be chosen as chips.
    <PartBoundary pending={<Skeleton shape="control" />} instead={chips}>
      <Select
        label={label}
        labelPosition={look.labelPosition}
        options={row.options.map(({ id, label: name }) => ({ id, label: name }))}
        value={chosen[0] ?? null}
        onChange={(id) => configurator.choose(id as OptionId)}
      />
    </PartBoundary>
  );
}
