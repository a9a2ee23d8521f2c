/** How the proof of a product lies: as its page does, with folds along the length, a box unfolded on its die. */
import { type DieLine, dieLine, onItsSide } from '@banxin/pricing/dieLine';
import type { Configuration, Product } from '@banxin/pricing/types';
import type { ProofPreviewProps } from '@banxin/ui/ProofPreview';
import { foldsOf } from './productLook.ts';

type Sheet = Pick<
  ProofPreviewProps,
  'trimWidthMm' | 'trimHeightMm' | 'foldsMm' | 'foldAxis' | 'die'
>;

interface Size {
  readonly widthMm: number;
  readonly heightMm: number;
}

const isLying = ({ widthMm, heightMm }: Size): boolean => widthMm > heightMm;

const sheetOf = (die: DieLine): Sheet => ({
  trimWidthMm: die.widthMm,
  trimHeightMm: die.heightMm,
  die,
});

/** @param page the first one that was uploaded; a page on its side is printed as well */
export function proofLook(
  product: Product,
  configuration: Configuration,
  page: Size | undefined,
): Sheet {
  const die = dieLine(product, configuration);
  if (die) return sheetOf(page && isLying(page) !== isLying(die) ? onItsSide(die) : die);
  const { widthMm, heightMm } = configuration;
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  const foldsMm = foldsOf(product, configuration, long);
  // What is folded lies along its length before there is a page.
  const lies = page ? isLying(page) : foldsMm.length > 0 || isLying(configuration);
  return {
    trimWidthMm: lies ? long : short,
    trimHeightMm: lies ? short : long,
    foldsMm,
    foldAxis: lies ? 'vertical' : 'horizontal',
  };
}
