export { LoginDialog, type LoginDialogProps } from '../src/components/LoginDialog/LoginDialog.tsx';
