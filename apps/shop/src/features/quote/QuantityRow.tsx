/** How many: the ladder as chips with their unit price, a free number, and the number of designs. */

import type { OptionId, Product } from '@banxin/pricing/types';
import { amountOf, unitsOf } from '@banxin/pricing/units';
import { Inline } from '@banxin/ui/Inline';
import { formatUnitFen } from '@banxin/ui/Money';
import { NumberField } from '@banxin/ui/NumberField';
import { OptionChips } from '@banxin/ui/OptionChips';
import { Stack } from '@banxin/ui/Stack';
import { useText } from '../../lib/text.ts';
import { BESIDE, type RowLook } from './OptionRowView.tsx';
import { quoteText } from './quote.messages.ts';
import { shortRow } from './shortRow.ts';
import type { Configurator } from './useConfigurator.ts';

export interface QuantityRowProps {
  readonly product: Product;
  readonly configurator: Configurator;
  /** Leaves out the free number and the designs. */
  readonly isShort?: boolean;
  readonly look?: RowLook;
}

/** Quantities where there is little room. */
const MOST_SHORT = 4;

export function QuantityRow(props: QuantityRowProps) {
  const { product, configurator, isShort = false, look = BESIDE } = props;
  const text = useText(quoteText);
  const { configuration, quote } = configurator;
  const { tiers, custom } = product.quantity;
  const ladder = quote?.valid ? quote.ladder : [];
  const { quantity: wanted } = configuration;
  // A number of one's own has its place among the usual ones.
  const all = tiers.includes(wanted) ? tiers : [...tiers, wanted].sort((a, b) => a - b);
  const shown = isShort ? shortRow(all, MOST_SHORT, (one) => one === wanted) : tiers;
  const steps = shown.map((quantity) => ladder.find((one) => one.quantity === quantity));
  const details = steps.map((step) => step && formatUnitFen(step.unitMilliFen / 1000));
  const options = shown.map((quantity, at) => {
    const detail = details[at];
    // Two that show the same say that they are the same.
    const isSame = detail !== undefined && details.indexOf(detail) !== details.lastIndexOf(detail);
    return {
      id: `quantity:${quantity}`,
      label: amountOf(product, quantity),
      ...(detail && { detail: isSame ? `${detail} ${text.samePrice}` : detail }),
    };
  });
  const chosen = `quantity:${configuration.quantity}`;
  return (
    <Stack gap={16}>
      <OptionChips
        label={text.quantity}
        {...look}
        options={options}
        value={options.some(({ id }) => id === chosen) ? chosen : null}
        onChange={(id) => configurator.choose(id as OptionId)}
      />
      {!isShort && (
        <Inline gap={24} align="start">
          {custom && (
            <NumberField
              label={text.quantityCustom}
              labelPosition="side"
              value={configuration.quantity}
              minValue={custom.min}
              maxValue={custom.max}
              step={custom.step}
              unit={unitsOf(product)}
              onChange={(quantity) => {
                if (Number.isFinite(quantity)) configurator.set({ ...configuration, quantity });
              }}
            />
          )}
          {product.styles.max > 1 && (
            <NumberField
              label={text.styles}
              labelPosition="side"
              value={configuration.styles}
              minValue={1}
              maxValue={product.styles.max}
              unit={text.stylesUnit}
              description={text.stylesHint}
              onChange={(styles) => {
                if (Number.isFinite(styles)) configurator.set({ ...configuration, styles });
              }}
            />
          )}
        </Inline>
      )}
    </Stack>
  );
}
