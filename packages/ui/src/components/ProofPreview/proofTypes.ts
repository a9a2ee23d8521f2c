// What a proof shows: pages of the file, and what the file check found on them. Every length is in millimetres.
import type { ReactNode } from 'react';

/** One page of the file. */
export interface ProofPage {
  /** What it is, where the pages are of several files: 第 2 款 · 第 1 页. */
  label?: string | undefined;
  /** Picture of the whole page. */
  imageUrl: string;
  /** Width of the page in the file, bleed included. @unit mm */
  widthMm: number;
  /** Height of the page in the file, bleed included. @unit mm */
  heightMm: number;
}

/** A place on a page, from the page's upper left corner. @unit mm */
export interface ProofBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page, and where on it. */
export interface ProofPlace {
  /** Counted from 1. */
  page: number;
  /** Without it the whole page is meant. */
  box?: ProofBox | undefined;
}

/** One result of the file check. */
export interface ProofFinding {
  /** Unique in the list. */
  id: string;
  /** `error` stops the order, `caution` is advice, `passed` is good news. */
  severity: 'error' | 'caution' | 'passed' | 'info';
  /** What was found: 第 2 页图片 188 dpi. */
  text: string;
  /** What to do about it: 建议 ≥ 300 dpi. */
  advice?: string | undefined;
  /** Page it is on, counted from 1; without it the whole file is meant. */
  page?: number | undefined;
  /** Where on the page. */
  box?: ProofBox | undefined;
  /** Where else it was found. */
  more?: readonly ProofPlace[] | undefined;
}

/** A place as it is drawn on the page that is shown. */
export interface ProofMark {
  key: string;
  box: ProofBox;
  severity: ProofFinding['severity'];
  isSelected: boolean;
  /** The number of its finding in the list; null where findings have none. */
  number: number | null;
}

/** A place on the unfolded piece, from its upper left corner. @unit mm */
export type ProofSpot = readonly [x: number, y: number];

/** How a box, a bag or an envelope is cut from its sheet and creased. */
export interface ProofDie {
  /** The knife's way round, closed from the last spot to the first. */
  cut: readonly ProofSpot[];
  /** What is pressed and folded. */
  creases: readonly (readonly [from: ProofSpot, to: ProofSpot])[];
  /** Walls of the finished goods: words and marks stand on them. */
  faces: readonly ProofBox[];
}

/** The product's finished sheet and its margins. @unit mm */
export interface ProofGeometry {
  trimWidthMm: number;
  trimHeightMm: number;
  bleedMm: number;
  safeMm: number;
}

/** Millimetres without needless zeros: 90, 2.5. */
export const mm = (value: number): string => String(Math.round(value * 10) / 10);

export interface ProofPreviewProps {
  /**
   * Finished width.
   * @zh 成品宽。
   * @unit mm
   */
  trimWidthMm: number;
  /**
   * Finished height.
   * @zh 成品高。
   * @unit mm
   */
  trimHeightMm: number;
  /**
   * What is cut off around the finished sheet.
   * @zh 出血：成品外裁掉的一圈。
   * @unit mm
   */
  bleedMm: number;
  /**
   * Distance from the cut that words and marks must keep.
   * @zh 安全距离：文字和标志离成品线至少多远。
   * @unit mm
   */
  safeMm: number;
  /**
   * Pages of the file; without any an empty sheet with a layout guide is shown.
   * @zh 文件的各页；没有时显示带版式参考线的空白版面。
   * @default none
   */
  pages?: readonly ProofPage[] | undefined;
  /**
   * Page that is shown, counted from 1.
   * @zh 当前页，从 1 数起。
   */
  page?: number | undefined;
  /**
   * Page that is shown first, counted from 1.
   * @zh 初始页，从 1 数起。
   * @default 1
   */
  defaultPage?: number | undefined;
  /**
   * Called with the page that shall be shown, counted from 1.
   * @zh 要翻页时调用，带上新的页码，从 1 数起。
   */
  onPageChange?: ((page: number) => void) | undefined;
  /**
   * Results of the file check, the worst first.
   * @zh 文件检查结果，最严重的在前。
   * @default none
   */
  findings?: readonly ProofFinding[] | undefined;
  /**
   * Lists the findings below; without, they are drawn on the page alone.
   * @zh 在下方列出检查结果；否则只标在页面上。
   * @default true
   */
  areFindingsListed?: boolean | undefined;
  /**
   * Numbers the findings that have a place, in the list and on the page.
   * @zh 给有位置的检查结果编号，列表和页面上同号。
   * @default false
   */
  areFindingsNumbered?: boolean | undefined;
  /**
   * Distances of the folds from the edge of the finished sheet.
   * @zh 各条折线到成品边的距离。
   * @unit mm
   * @default none
   */
  foldsMm?: readonly number[] | undefined;
  /**
   * `vertical` folds stand in a row from the left edge, `horizontal` ones from the upper.
   * @zh `vertical` 从左边起量竖折线，`horizontal` 从上边起量横折线。
   * @default 'vertical'
   */
  foldAxis?: 'vertical' | 'horizontal' | undefined;
  /**
   * The die of a box, a bag or an envelope; the measures are its flat size then.
   * @zh 盒、袋、信封的刀版；此时尺寸为展开尺寸。
   * @default none
   */
  die?: ProofDie | undefined;
  /**
   * Outline of the finished piece.
   * @zh 成品的外形。
   * @default 'rect'
   */
  shape?: 'rect' | 'rounded' | 'round' | undefined;
  /**
   * Shown beside the legend: a button that opens the file large.
   * @zh 图例旁边的内容：放大查看文件的按钮。
   */
  actions?: ReactNode | undefined;
}
