/** From which yearly sum a membership pays, and what it saves at the sum that is typed. A plain form: works without script. */
import { pathOf } from '@banxin/contract/routes';
import { checkPositiveInteger } from '@banxin/contract/rules/validation';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { formatFen } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { bestFor, type PaidLevel, paysFrom, paysOver, savedOn } from '../saving.ts';
import * as css from '../VipIntroduction.css.ts';
import { vipText } from '../vip-introduction.messages.ts';
import { wholeYuan } from '../wholeYuan.ts';

/** 99,999,999. */
const DIGITS_MAX = 8;

/** Below, between and above the sums at which the levels begin to pay. @unit yuan */
const EXAMPLES = [6_000, 12_000, 60_000] as const;

/** What is wrong with a sum; null when nothing is. */
const problemOf = (typed: string): string | null =>
  checkPositiveInteger(typed.length > DIGITS_MAX ? '' : typed);

interface OutcomeProps {
  readonly levels: readonly PaidLevel[];
  readonly yuan: number;
}

function Outcome({ levels, yuan }: OutcomeProps) {
  const text = useText(vipText);
  const best = bestFor(levels, yuan);
  return (
    <Stack gap={8}>
      <Text weight="bold">{best ? text.take(String(best.level)) : text.takeNone}</Text>
      <ul className={css.list}>
        {levels.map((one) => {
          const saved = savedOn(one, yuan);
          const net = saved - one.fee;
          const words = net < 0 ? text.savesLess : text.saves;
          return (
            <li key={one.level}>
              {words(String(one.level), formatFen(saved), formatFen(Math.abs(net)))}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}

/** 6 级 ¥9,967 起划算，8 级 ¥17,980 起划算，8 级比 6 级 ¥30,000 起更划算 */
function thresholds(
  text: Pick<(typeof vipText)['zh-CN'], 'paysFrom' | 'paysOver'>,
  levels: readonly PaidLevel[],
) {
  const yuan = (sum: number): string => wholeYuan(sum * 100);
  return [
    ...levels.map((one) => text.paysFrom(String(one.level), yuan(paysFrom(one)))),
    ...levels.slice(1).map((dearer, at) => {
      const cheaper = levels[at] ?? dearer;
      return text.paysOver(
        String(dearer.level),
        String(cheaper.level),
        yuan(paysOver(dearer, cheaper)),
      );
    }),
  ];
}

export default function Calculator({ levels }: { readonly levels: readonly PaidLevel[] }) {
  const text = useText(vipText);
  const words = useFixedWords();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('spend') ?? '');
  /** Nothing is complained about before the first try; an address that says something is one. */
  const [isTried, setTried] = useState(typed !== '');
  const problem = problemOf(typed);
  return (
    <Sheet element="section" aria-label={text.calculator}>
      <Stack gap={16}>
        <Heading level={2}>{text.calculator}</Heading>
        {levels.length === 0 ? (
          <Text tone="body">{text.noSums}</Text>
        ) : (
          <>
            <form
              method="get"
              action={pathOf('vipIntroduction')}
              className={css.form}
              onSubmit={(event) => {
                event.preventDefault();
                setTried(true);
                if (problem === null) setParams({ spend: typed }, { replace: true });
              }}
            >
              <TextField
                label={text.spend}
                description={text.spendHint}
                name="spend"
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={(value) => setTyped(value.trim())}
                errorMessage={isTried && problem !== null ? words(problem) : undefined}
              />
              <div className={css.compute}>
                <Button type="submit" variant="primary">
                  {text.compute}
                </Button>
              </div>
            </form>
            <div className={css.outcome} role="status">
              {problem === null ? (
                <Outcome levels={levels} yuan={Number(typed)} />
              ) : (
                <p className={css.examples}>
                  {text.examples}
                  {EXAMPLES.map((sum) => (
                    <Link
                      key={sum}
                      href={pathOf('vipIntroduction', {}, { spend: sum })}
                      className={css.example}
                      onClick={() => setTyped(String(sum))}
                    >
                      {wholeYuan(sum * 100)}
                    </Link>
                  ))}
                </p>
              )}
            </div>
            <Text size={13} tone="quiet">
              {text.basis(thresholds(text, levels).join(text.between))}
            </Text>
          </>
        )}
      </Stack>
    </Sheet>
  );
}
