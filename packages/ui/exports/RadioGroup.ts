// Exactly one choice from a short list, all of it visible.
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from '../src/components/RadioGroup/RadioGroup.tsx';
