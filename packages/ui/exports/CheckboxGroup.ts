// Any number of choices from a short list.
export {
  CheckboxGroup,
  type CheckboxGroupProps,
} from '../src/components/CheckboxGroup/CheckboxGroup.tsx';
