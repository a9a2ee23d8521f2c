/** What the chosen crafts of a row need to know: foil area, corner radius, one or both sides. */
import type { Configuration, Craft, CraftUse, OptionState, Product } from '@banxin/pricing/types';
import { Inline } from '@banxin/ui/Inline';
import { NumberField } from '@banxin/ui/NumberField';
import { OptionChips } from '@banxin/ui/OptionChips';
import { Stack } from '@banxin/ui/Stack';
import { useText } from '../../lib/text.ts';
import { quoteText } from './quote.messages.ts';

export interface CraftFieldsProps {
  readonly product: Product;
  readonly configuration: Configuration;
  /** Options of the row. */
  readonly among: readonly Pick<OptionState, 'id'>[];
  readonly onChange: (configuration: Configuration) => void;
}

const needsWords = (craft: Craft): boolean =>
  (craft.params?.length ?? 0) > 0 || (craft.sides?.length ?? 0) > 1;

export function CraftFields({ product, configuration, among, onChange }: CraftFieldsProps) {
  const text = useText(quoteText);
  const rows = configuration.crafts.flatMap((use) => {
    if (!among.some(({ id }) => id === `craft:${use.id}`)) return [];
    const craft = product.crafts.find(({ id }) => id === use.id);
    return craft && needsWords(craft) ? [{ use, craft }] : [];
  });
  if (rows.length === 0) return null;
  const replace = (next: CraftUse): void =>
    onChange({
      ...configuration,
      crafts: configuration.crafts.map((use) => (use.id === next.id ? next : use)),
    });
  return (
    <Stack gap={12}>
      {rows.map(({ use, craft }) => (
        <Inline key={craft.id} gap={16} align="start">
          {(craft.sides?.length ?? 0) > 1 && (
            <OptionChips
              label={`${craft.label} · ${text.sides}`}
              size="small"
              labelPosition="side"
              options={[
                { id: '1', label: text.oneSide },
                { id: '2', label: text.twoSides },
              ]}
              value={String(use.sides ?? 1)}
              onChange={(sides) => replace({ ...use, sides: sides === '2' ? 2 : 1 })}
            />
          )}
          {craft.params?.map((param) => (
            <NumberField
              key={param.id}
              size="small"
              label={`${craft.label} · ${param.label}`}
              labelPosition="side"
              unit={param.unit}
              minValue={param.min}
              maxValue={param.max}
              step={param.step}
              value={use.params?.[param.id] ?? param.default}
              onChange={(value) => {
                if (!Number.isFinite(value)) return;
                replace({ ...use, params: { ...use.params, [param.id]: value } });
              }}
            />
          ))}
        </Inline>
      ))}
    </Stack>
  );
}
