/**
 * Press sheets and their printable area.
 * Geometry only; costs are in the price book.
 */

export type SheetId = 'daduHalf' | 'zhengduHalf' | 'daduQuarter' | 'digital';

export interface PressSheet {
  id: SheetId;
  /** 大度对开 */
  name: string;
  /** Long edge, along the cylinder. @unit mm */
  widthMm: number;
  /** Short edge, gripper to tail. @unit mm */
  heightMm: number;
  /** Full mill sheet it is cut from. @unit mm² */
  fullAreaMm2: number;
  /** Press sheets in one full sheet. */
  perFull: number;
}

/** Unprintable edge that the gripper holds. @unit mm */
export const GRIPPER_MM = 10;
/** Unprintable margin on each side lay. @unit mm */
export const SIDE_MM = 3;

const DADU_FULL_MM2 = 889 * 1194;
const ZHENGDU_FULL_MM2 = 787 * 1092;

export const SHEETS: Readonly<Record<SheetId, PressSheet>> = {
  daduHalf: {
    id: 'daduHalf',
    name: '大度对开',
    widthMm: 889,
    heightMm: 597,
    fullAreaMm2: DADU_FULL_MM2,
    perFull: 2,
  },
  zhengduHalf: {
    id: 'zhengduHalf',
    name: '正度对开',
    widthMm: 787,
    heightMm: 546,
    fullAreaMm2: ZHENGDU_FULL_MM2,
    perFull: 2,
  },
  daduQuarter: {
    id: 'daduQuarter',
    name: '大度四开',
    widthMm: 597,
    heightMm: 444,
    fullAreaMm2: DADU_FULL_MM2,
    perFull: 4,
  },
  digital: {
    id: 'digital',
    name: '数码 SRA3',
    widthMm: 482,
    heightMm: 330,
    fullAreaMm2: 482 * 330,
    perFull: 1,
  },
};

/** Offset sheets, in the order in which equal prices are decided. */
export const OFFSET_SHEETS: readonly PressSheet[] = [
  SHEETS.daduHalf,
  SHEETS.zhengduHalf,
  SHEETS.daduQuarter,
];

/** Printable width of a sheet. @unit mm */
export const printableWidth = (sheet: PressSheet): number => sheet.widthMm - 2 * SIDE_MM;
/** Printable height of a sheet. @unit mm */
export const printableHeight = (sheet: PressSheet): number => sheet.heightMm - GRIPPER_MM;
