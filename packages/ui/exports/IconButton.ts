// A button that is only an icon; its name is required.
export { IconButton, type IconButtonProps } from '../src/components/IconButton/IconButton.tsx';
