/** Who the parcel says it comes from, typed. */
import { Dialog } from '@banxin/ui/Dialog';
import { extendText } from '../../../features/orderExtend/extend.messages.ts';
import { SenderForm, type SenderFormProps } from '../../../features/orderExtend/SenderForm.tsx';
import { useText } from '../../../lib/text.ts';

export default function SenderWindow(props: Pick<SenderFormProps, 'sender' | 'onSave' | 'onBack'>) {
  const text = useText(extendText);
  return (
    <Dialog
      isOpen
      title={text.senderTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onBack();
      }}
    >
      <SenderForm {...props} />
    </Dialog>
  );
}
