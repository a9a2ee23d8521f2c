export {
  AgreementDialog,
  type AgreementDialogProps,
} from '../src/components/AgreementDialog/AgreementDialog.tsx';
export type { LiveNumber } from '../src/internal/live.ts';
