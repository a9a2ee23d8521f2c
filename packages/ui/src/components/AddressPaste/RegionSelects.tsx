// One select per level of the tree of regions; a choice above empties what is below.
import type { ReactNode } from 'react';
import { PlainField } from '../../internal/PlainField.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import * as css from './AddressPaste.css.ts';
import type { AddressRegion } from './regionNames.ts';

export interface RegionSelectsProps {
  regions: readonly AddressRegion[];
  /** From the province down. */
  value: readonly AddressRegion[];
  description: string | undefined;
  onChange: (path: readonly AddressRegion[]) => void;
}

/** Shows a select for every level that has been reached, and one more. */
export function RegionSelects({
  regions,
  value,
  description,
  onChange,
}: RegionSelectsProps): ReactNode {
  const messages = useMessages();
  const levels = [regions, ...value.map(({ children }) => children ?? [])].filter(
    (level) => level.length > 0,
  );
  return (
    <PlainField component="RegionSelects" label={messages.addressRegion} description={description}>
      {(links) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside it
        <div {...links} role="group" className={css.levels}>
          {levels.map((level, depth) => (
            <NativeSelect
              key={depth === 0 ? 'top' : value[depth - 1]?.code}
              aria-label={messages.addressLevels[depth] ?? messages.addressRegion}
              options={[
                { id: '', label: messages.addressNoRegion },
                ...level.map(({ code, name }) => ({ id: code, label: name })),
              ]}
              value={value[depth]?.code ?? ''}
              onChange={(code) => {
                const chosen = level.find((region) => region.code === code);
                onChange([...value.slice(0, depth), ...(chosen ? [chosen] : [])]);
              }}
            />
          ))}
        </div>
      )}
    </PlainField>
  );
}
