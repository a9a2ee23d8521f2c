// A password that can be shown while typing.
export {
  PasswordField,
  type PasswordFieldProps,
} from '../src/components/PasswordField/PasswordField.tsx';
