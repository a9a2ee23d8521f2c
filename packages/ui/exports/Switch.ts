// On or off, at once.
export { Switch, type SwitchProps } from '../src/components/Switch/Switch.tsx';
