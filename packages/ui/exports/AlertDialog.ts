export { AlertDialog, type AlertDialogProps } from '../src/components/AlertDialog/AlertDialog.tsx';
