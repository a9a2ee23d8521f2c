export {
  AgreementDialog,
  type AgreementDialogProps,
} from '../src/components/AgreementDialog/AgreementDialog.tsx';
