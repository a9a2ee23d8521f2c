// A whole address in one go: pasted, taken apart, looked over, used.
export {
  type AddressPart,
  AddressPaste,
  type AddressPasteProps,
  type AddressRegion,
  type AppliedAddress,
  type RecognisedAddress,
} from '../src/components/AddressPaste/AddressPaste.tsx';
export { recogniseAddress } from '../src/components/AddressPaste/recogniseAddress.ts';
