// Prints an amount: integer fen in, ¥1,284.00 out, '--' when it is not numeric.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../messages/words.ts';
import { type FenParts, fenParts } from './formatFen.ts';
import * as css from './Money.css.ts';
import { moneyZh } from './Money.words.ts';

export interface MoneyProps {
  /**
   * The amount; a value that is not numeric prints '--'.
   * @zh 金额；不是数字时显示“--”。
   * @unit fen
   */
  fen: number | string | null | undefined;
  /**
   * The amount before, struck through beside the new one.
   * @zh 原来的金额，加删除线，写在新金额旁边。
   * @unit fen
   */
  oldFen?: number | null | undefined;
  /**
   * Size of the figures: 13, 14 (inherited), 16, 20, 34 px.
   * @zh 数字的字号：13、14（随周围）、16、20 或 34 px。
   * @default 'inherit'
   */
  size?: 'small' | 'inherit' | 'medium' | 'large' | 'hero' | undefined;
  /**
   * `price` is cinnabar, for what the customer pays; `positive` for what the customer saves.
   * @zh `price` 为朱红，用于客户要付的；`positive` 用于客户省下的。
   * @default 'inherit'
   */
  tone?: 'inherit' | 'strong' | 'price' | 'positive' | 'quiet' | undefined;
  /**
   * Whether amounts above zero show a plus sign.
   * @zh 大于零的金额是否带加号。
   * @default false
   */
  isSigned?: boolean | undefined;
  /**
   * Words right after the amount, such as 起.
   * @zh 紧跟金额的文字，如“起”。
   */
  suffix?: string | undefined;
}

function sign(parts: FenParts, fen: number, isSigned: boolean): string {
  if (parts.isNegative) return '−';
  return isSigned && fen > 0 ? '+' : '';
}

/** The amount before, struck through; its first word is for screen readers. */
function OldAmount({ digits }: { digits: string }): ReactNode {
  const messages = useWords(moneyZh);
  return (
    <del className={css.old} data-part="old">
      <VisuallyHidden>{messages.oldPrice}</VisuallyHidden>¥{digits}
    </del>
  );
}

/**
 * An amount of money.
 * @zh 金额。
 */
export function Money({
  fen,
  oldFen,
  size = 'inherit',
  tone = 'inherit',
  isSigned = false,
  suffix,
}: MoneyProps): ReactNode {
  const parts = fenParts(fen);
  const before = oldFen === undefined ? null : fenParts(oldFen);
  const isAlone = suffix === undefined && before === null;
  const hasSmallSign = size === 'large' || size === 'hero';
  let amount: ReactNode = '--';
  if (parts !== null) {
    const plusOrMinus = sign(parts, Number(fen), isSigned);
    amount = hasSmallSign ? (
      <span data-part="amount">
        {plusOrMinus}
        <span className={css.symbol}>¥</span>
        {parts.digits}
      </span>
    ) : (
      `${plusOrMinus}¥${parts.digits}`
    );
  }
  return (
    <span
      data-component="Money"
      className={classes(isAlone ? css.alone : css.money, css.size[size], css.tone[tone])}
    >
      {isAlone ? (
        amount
      ) : (
        <>
          {typeof amount === 'string' ? <span data-part="amount">{amount}</span> : amount}
          {suffix !== undefined && (
            <span data-part="suffix" className={css.suffix}>
              {suffix}
            </span>
          )}
          {before !== null && <OldAmount digits={before.digits} />}
        </>
      )}
    </span>
  );
}
