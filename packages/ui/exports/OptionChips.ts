// Choices as chips with their price effect; a chip that cannot be chosen says why.
export {
  type MultipleChipsProps,
  OptionChips,
  type OptionChipsBaseProps,
  type OptionChipsProps,
  type SingleChipsProps,
} from '../src/components/OptionChips/OptionChips.tsx';
