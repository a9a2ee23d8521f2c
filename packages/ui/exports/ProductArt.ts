export {
  ProductArt,
  type ProductArtProps,
  type ProductFamily,
  type ProductStock,
  type ProductTone,
} from '../src/components/ProductArt/ProductArt.tsx';
