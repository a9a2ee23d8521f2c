/** Two prices beside each other: the lines that differ with the inputs that made them, and the sum of it. */
import { valueText } from '@banxin/pricing/workingWords';
import { Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useText } from '../../../lib/text.ts';
import * as css from './Xray.css.ts';
import { useStepName } from './XrayLines.tsx';
import { xrayText } from './xray.messages.ts';
import { type XrayDifference, type XrayPrice, xrayDifferences } from './xrayLines.ts';

export interface XrayCompareProps {
  readonly before: XrayPrice;
  readonly after: XrayPrice;
  /** Heads of the columns. */
  readonly names: readonly [before: string, after: string];
  readonly note?: string | undefined;
}

function Inputs({ inputs }: Pick<XrayDifference, 'inputs'>) {
  const text = useText(xrayText);
  const nameOf = useStepName();
  return inputs.map(({ before, after }) => (
    <Text key={after.id} element="div" size={12} tone="quiet">
      {text.inputs(nameOf(after), valueText(before), valueText(after))}
    </Text>
  ));
}

export function XrayCompare({ before, after, names, note }: XrayCompareProps) {
  const text = useText(xrayText);
  const { word } = useCatalogueWords();
  const differences = xrayDifferences(before, after);
  const amount = (fen: number | null) => (fen === null ? text.none : <Money fen={fen} />);
  const [then, now] = names;
  return (
    <Stack gap={12}>
      {differences.length === 0 && <Text tone="body">{text.same}</Text>}
      <table className={css.table} aria-label={text.compared}>
        <thead>
          <tr>
            <th scope="col" className={css.headWhat}>
              {text.line}
            </th>
            {[then, now, text.difference].map((head) => (
              <th key={head} scope="col" className={css.headAmount}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((line) => (
            <tr key={line.id}>
              <th scope="row" className={css.what}>
                {word(line.label, line.said)}
                <Inputs inputs={line.inputs} />
              </th>
              <td className={css.amount}>{amount(line.before)}</td>
              <td className={css.amount}>{amount(line.after)}</td>
              <td className={css.amount}>
                <Money fen={line.delta} isSigned />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" className={css.whatTotal}>
              {text.total}
            </th>
            <td className={css.amountTotal}>{amount(before.total)}</td>
            <td className={css.amountTotal}>{amount(after.total)}</td>
            <td className={css.amountTotal}>
              <Money fen={after.total - before.total} isSigned />
            </td>
          </tr>
        </tbody>
      </table>
      {note !== undefined && (
        <Text size={12} tone="quiet">
          {note}
        </Text>
      )}
    </Stack>
  );
}
