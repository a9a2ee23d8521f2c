// Prints an amount in Chinese capitals (人民币大写), for price sheets, invoices and contracts.
import type { ReactNode } from 'react';
import { Text } from '../../layout/Text/Text.tsx';
import { moneyInWords } from './capitals.ts';

export interface MoneyInWordsProps {
  /**
   * The amount; a value that is not an integer prints '--'.
   * @zh 金额；不是整数时显示“--”。
   * @unit fen
   */
  fen: number | null | undefined;
  /**
   * Size of the words.
   * @zh 大写金额的字号。
   * @unit px
   * @default the surrounding size
   */
  size?: 12 | 13 | 14 | 16 | undefined;
  /**
   * Colour of the words.
   * @zh 大写金额的颜色。
   * @default the surrounding colour
   */
  tone?: 'strong' | 'body' | 'quiet' | undefined;
}

/**
 * 4650 fen → 肆拾陆元伍角整.
 * @zh 4650 分 → 肆拾陆元伍角整。
 */
export function MoneyInWords({ fen, size, tone }: MoneyInWordsProps): ReactNode {
  return (
    <span data-component="MoneyInWords" lang="zh-CN" translate="no">
      <Text {...(size && { size })} {...(tone && { tone })}>
        {moneyInWords(fen)}
      </Text>
    </span>
  );
}
