/** What was understood of each line of a list, and what keeps it from being imported. */
import type { AddressPart } from '@banxin/ui/AddressPaste';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { addressLine } from '../../../features/address/addressLine.ts';
import type { AddressLine } from '../../../features/address/addressLines.ts';
import { type Told, useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../addresses.css.ts';
import { importText } from '../import.messages.ts';

export interface ImportRowsProps {
  readonly lines: readonly AddressLine[];
  /** What the server said of a line, by its words. */
  readonly told: ReadonlyMap<string, Told>;
}

const PART = { name: 'name', phone: 'phonePart', region: 'region', street: 'street' } as const;

function Check({ line, told }: { readonly line: AddressLine; readonly told: Told | undefined }) {
  const text = useText(importText);
  const words = useFixedWords();
  const faults = told === undefined ? line.faults : [...line.faults, told];
  if (faults.length > 0) {
    return (
      <Text size={13} tone="critical">
        {faults.map(words).join(text.and)}
      </Text>
    );
  }
  if (line.doubtful.length > 0) {
    const named = (part: AddressPart): string => text[PART[part]];
    return (
      <StatusTag tone="caution">{text.look(line.doubtful.map(named).join(text.and))}</StatusTag>
    );
  }
  return <StatusTag tone="positive">{text.good}</StatusTag>;
}

export function ImportRows({ lines, told }: ImportRowsProps) {
  const text = useText(importText);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: longer than its place, it is scrolled with the keyboard
    <section className={css.preview} aria-label={text.preview} tabIndex={0}>
      <table className={css.rows} aria-label={text.preview}>
        <thead>
          <tr>
            <th scope="col">{text.row}</th>
            <th scope="col">{text.check}</th>
            <th scope="col">{text.consignee}</th>
            <th scope="col">{text.phone}</th>
            <th scope="col">{text.place}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { row, said, doubtful } = line;
            const isDoubtful = (part: AddressPart) => doubtful.includes(part) || undefined;
            return (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td>
                  <Check line={line} told={told.get(line.text)} />
                </td>
                <td data-doubtful={isDoubtful('name')}>
                  <Own>{said.consignee}</Own>
                </td>
                <td data-doubtful={isDoubtful('phone')}>{said.mobilePhone}</td>
                <td data-doubtful={isDoubtful('region')}>
                  <Own>{addressLine(said, ' ')}</Own>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
