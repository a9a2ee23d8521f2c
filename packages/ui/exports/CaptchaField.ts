// The characters of a picture; a click on the picture brings another one.
export {
  CaptchaField,
  type CaptchaFieldProps,
} from '../src/components/CaptchaField/CaptchaField.tsx';
