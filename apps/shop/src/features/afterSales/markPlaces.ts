/** Where marks stand: whether on a page, and on which part of it in words. */
import type { ClaimMark } from '@banxin/contract/entities/afterSales';

/** The whole page. @unit per mille */
export const WHOLE = 1_000;

/** A page of the proof as a picture. */
export interface ProofPage {
  readonly fileId: string;
  /** From 1. */
  readonly page: number;
  readonly src: string;
  readonly thumbSrc?: string | undefined;
  /** Which page it is. */
  readonly alt: string;
}

/** Whether a mark stands on a page. */
export const isOn = (
  { fileId, page }: Pick<ProofPage, 'fileId' | 'page'>,
  mark: Pick<ClaimMark, 'fileId' | 'page'>,
): boolean => mark.fileId === fileId && mark.page === page;

const third = (along: number): number => Math.min(2, Math.floor((along * 3) / WHOLE));

/** Which of nine parts of the page, row by row, from 0. */
export const partOf = ({ x, y }: Pick<ClaimMark, 'x' | 'y'>): number => third(y) * 3 + third(x);
