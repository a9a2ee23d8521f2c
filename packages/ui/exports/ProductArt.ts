export {
  ProductArt,
  type ProductArtProps,
  type ProductFamily,
  type ProductHandle,
  type ProductStock,
  type ProductTone,
} from '../src/components/ProductArt/ProductArt.tsx';
