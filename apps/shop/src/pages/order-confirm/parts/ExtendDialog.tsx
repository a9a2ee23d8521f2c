/** Chooses sender or certificate of an order that is not submitted yet. */
import { Dialog } from '@banxin/ui/Dialog';
import { CertificateChoice } from '../../../features/orderExtend/CertificateChoice.tsx';
import { extendText } from '../../../features/orderExtend/extend.messages.ts';
import { SenderForm } from '../../../features/orderExtend/SenderForm.tsx';
import { useText } from '../../../lib/text.ts';
import type { Choices } from '../order-confirm.data.ts';

export interface ExtendDialogProps {
  readonly opened: 'sender' | 'certificate';
  readonly sender: NonNullable<Choices['sender']> | null;
  readonly certificate: NonNullable<Choices['certificate']> | null;
  readonly onChoose: (chosen: Pick<Partial<Choices>, 'sender' | 'certificate'>) => void;
  readonly onClose: () => void;
}

export default function ExtendDialog(props: ExtendDialogProps) {
  const { opened, sender, certificate, onChoose, onClose } = props;
  const text = useText(extendText);
  const choose = (chosen: Pick<Partial<Choices>, 'sender' | 'certificate'>): void => {
    onChoose(chosen);
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={opened === 'sender' ? text.senderTitle : text.certificateTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {opened === 'sender' ? (
        <SenderForm sender={sender} onSave={(next) => choose({ sender: next })} onBack={onClose} />
      ) : (
        <CertificateChoice
          current={certificate?.id ?? null}
          onSave={(next) => choose({ certificate: next && { id: next.id, brand: next.brand } })}
          onBack={onClose}
        />
      )}
    </Dialog>
  );
}
