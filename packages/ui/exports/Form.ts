// A form whose errors are shown by its fields; the browser's own bubbles stay off.
export { Form, type FormProps } from '../src/components/Form/Form.tsx';
