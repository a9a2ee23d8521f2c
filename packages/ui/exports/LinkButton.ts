// Leads to another page and looks like a button.
export { LinkButton, type LinkButtonProps } from '../src/components/LinkButton/LinkButton.tsx';
