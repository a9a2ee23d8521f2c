/** Asks for what a deed at the desk of customers needs, and always for its reason. */
import type { CallError } from '@banxin/contract/callError';
import { WORKS_REASON_MAX, WORKS_REASON_MIN } from '@banxin/contract/constants';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Stack } from '@banxin/ui/Stack';
import { TextArea } from '@banxin/ui/TextArea';
import type { ReactNode } from 'react';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { useText } from '../../../lib/text.ts';
import type { PlainForm } from '../../../lib/useForm.ts';
import { customersText } from '../customers.messages.ts';
import { UsualReasons } from './UsualReasons.tsx';

/** Whether it is long enough to be a reason. */
export const isReason = (value: unknown): boolean => {
  const { length } = [...String(value).trim()];
  return length >= WORKS_REASON_MIN && length <= WORKS_REASON_MAX;
};

export interface ReasonDialogProps<Values extends { readonly reason: string }> {
  readonly title: string;
  readonly form: PlainForm<Values>;
  /** The customer reads the reason. */
  readonly isTold: boolean;
  readonly templates: readonly string[];
  readonly isPending: boolean;
  /** Why it was not done, unless a field or what is stored says it. */
  readonly failure: CallError | null;
  readonly failed: string;
  /** On the button that does it. */
  readonly does: string;
  readonly onSubmit: () => void;
  readonly onEnd: () => void;
  /** Above the reason. */
  readonly children: ReactNode;
}

export function ReasonDialog<Values extends { readonly reason: string }>(
  props: ReasonDialogProps<Values>,
) {
  const { title, form, isTold, templates, isPending, failure, failed, does } = props;
  const text = useText(customersText);
  const field = form.field('reason');
  return (
    <FormDialog title={title} isChanged={form.isChanged && !isPending} onClose={props.onEnd}>
      {(close) => (
        <Form onSubmit={props.onSubmit}>
          <Stack gap={16}>
            {props.children}
            <TextArea
              {...field}
              onChange={(reason) => form.change({ reason } as Partial<Values>)}
              label={text.reason}
              description={isTold ? text.reasonTold : text.reasonKept}
              rows={3}
              maxLength={WORKS_REASON_MAX}
            />
            <UsualReasons
              reasons={templates}
              onChoose={(reason) => form.change({ reason } as Partial<Values>)}
            />
            <DialogFoot failure={failure} failed={failed} backLabel={text.cancel} onBack={close}>
              <Button type="submit" variant="primary" isPending={isPending}>
                {does}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
