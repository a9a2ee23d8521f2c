export { Popover, type PopoverProps } from '../src/components/Popover/Popover.tsx';
