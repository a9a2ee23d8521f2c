// What a price sheet takes.
import type { ReactNode } from 'react';
import type { PriceLine } from './priceTree.ts';

export interface PriceSheetProps {
  /**
   * The lines; every level adds up to the amount above it, the top level to `totalFen`.
   * @zh 各行明细；每一层加起来等于上一行的金额，第一层等于 `totalFen`。
   */
  lines: readonly PriceLine[];
  /**
   * What the customer pays; null while the configuration has no price.
   * @zh 客户要付的金额；当前配置没有价格时为 null。
   * @unit fen
   */
  totalFen: number | null;
  /**
   * Title above the lines.
   * @zh 明细上方的标题。
   * @default '价格明细'
   */
  title?: string | undefined;
  /**
   * Words before the sum.
   * @zh 合计前的文字。
   * @default '含税合计'
   */
  totalLabel?: string | undefined;
  /**
   * Price of one piece; may be a fraction of a fen.
   * @zh 单价；可以不是整数分。
   * @unit fen
   */
  unitPrice?: { fen: number; unit: string };
  /**
   * Total before a change, struck through.
   * @zh 改动前的合计，加删除线。
   * @unit fen
   */
  oldTotalFen?: number | undefined;
  /**
   * Remarks about the price: 500 张与 200 张同价.
   * @zh 关于价格的备注，如“500 张与 200 张同价”。
   */
  notes?: readonly string[] | undefined;
  /**
   * Why there is no price and what would give one; shown when `totalFen` is null.
   * @zh 没有价格的原因与办法；`totalFen` 为 null 时显示。
   */
  reason?: ReactNode | undefined;
  /**
   * When it arrives: 预计 11 月 23 日 送达.
   * @zh 送达时间，如“预计 11 月 23 日 送达”。
   */
  promise?: ReactNode | undefined;
  /**
   * Buttons, in order of weight.
   * @zh 按钮，主按钮在前。
   */
  actions?: ReactNode | undefined;
  /**
   * Small facts under the actions: factory, balance.
   * @zh 按钮下方的小字：工厂、余额。
   */
  footer?: ReactNode | undefined;
  /**
   * Ids of the lines that are open at first.
   * @zh 初始展开的各行的 id。
   * @default none
   */
  defaultExpanded?: readonly string[] | undefined;
  /**
   * Whether a newer price is on its way; the old one stays, in quiet ink.
   * @zh 是否正在重新计价；旧价格变淡，仍保留。
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * `sheet` has its own ground and border, `bare` lies on another sheet.
   * @zh `sheet` 有自己的底色和边框，`bare` 放在另一块 Sheet 上。
   * @default 'sheet'
   */
  variant?: 'sheet' | 'bare' | undefined;
  /**
   * Level of the title in the outline of the page.
   * @zh 标题在页面大纲中的级别。
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}
