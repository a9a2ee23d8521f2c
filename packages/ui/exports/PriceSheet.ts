export {
  type PriceLine,
  type PriceLineKind,
  PriceSheet,
  type PriceSheetProps,
} from '../src/components/PriceSheet/PriceSheet.tsx';
export { type PriceMismatch, priceMismatches } from '../src/components/PriceSheet/priceTree.ts';
