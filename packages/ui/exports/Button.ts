// Starts an action. Waiting is announced, keeps the focus and never changes the width.
export { Button, type ButtonLook, type ButtonProps } from '../src/components/Button/Button.tsx';
