/** A form in a dialog that changes a way to log in: its fields, why it was not done, the way back and on. */
import type { CallError } from '@banxin/contract/callError';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { Stack } from '@banxin/ui/Stack';
import type { ReactNode } from 'react';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { useText } from '../../../lib/text.ts';
import { bindingsText } from '../bindings.messages.ts';

export interface FormDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** Title of a failure that stands at no field. */
  readonly failed: string;
  readonly failure: CallError | null;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, confirmLabel, failed, failure, isPending, onSubmit, onEnd, children } = props;
  const text = useText(bindingsText);
  const isAtField = Object.keys(failure?.fields ?? {}).length > 0;
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd();
      }}
    >
      <Form onSubmit={onSubmit}>
        <Stack gap={16}>
          {children}
          <DialogFoot
            failure={isAtField ? null : failure}
            failed={failed}
            backLabel={text.cancel}
            onBack={onEnd}
          >
            <Button type="submit" variant="primary" isPending={isPending}>
              {confirmLabel}
            </Button>
          </DialogFoot>
        </Stack>
      </Form>
    </Dialog>
  );
}
