/** The form of a certificate: a new one, a change that is reviewed anew, another upload after it was refused. */
import { createCertificate, updateCertificate } from '@banxin/contract/calls/customer/certificate';
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { CERTIFICATE_FILES_MAX } from '@banxin/contract/constants';
import { certificateType, reviewStatus } from '@banxin/contract/enums/customer';
import { messages } from '@banxin/contract/messages';
import {
  checkBrand,
  checkCertificateKind,
  checkCertificateNumber,
  checkCertificateRemark,
  checkFirstDay,
  lastDayProblem,
} from '@banxin/contract/rules/papers';
import { AlertDialog } from '@banxin/ui/AlertDialog';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useRef, useState } from 'react';
import { FOREVER, wireDay } from '../../../features/papers/EndDay.tsx';
import { usePaperFiles } from '../../../features/upload/usePaperFiles.ts';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import LeavingQuestion from '../../../lib/LeavingQuestion.tsx';
import { StoredBeside } from '../../../lib/StoredBeside.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { useStored } from '../../../lib/useStored.ts';
import { brandText } from '../brand.messages.ts';
import { valuesOf } from '../certificateValues.ts';
import { CertificateFields } from './CertificateFields.tsx';

/** A certificate that is not there yet has no number of writes to compare with. */
const NEW = { rev: 0 };

export interface CertificateWindowProps {
  /** Null: a new one. */
  readonly of: Certificate | null;
  /** Closed; true when it was done. */
  readonly onEnd: (isDone: boolean) => void;
}

export default function CertificateWindow({ of, onEnd }: CertificateWindowProps) {
  const text = useText(brandText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const creating = useSend(createCertificate, { shownHere: 'all' });
  const updating = useSend(updateCertificate, { shownHere: 'all' });
  const { failure, fields, isPending } = of === null ? creating : updating;
  const files = usePaperFiles('certificate', CERTIFICATE_FILES_MAX, of?.files ?? []);
  const [hasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { stored, isMoved } = useStored<{ readonly rev: number }>(of ?? NEW, failure);
  /** The rule of the last day compares with it. */
  const firstDay = useRef(of?.validFrom ?? '');
  const form = useForm({
    start: valuesOf(of),
    rules: {
      brand: checkBrand,
      kind: checkCertificateKind,
      number: checkCertificateNumber,
      validFrom: checkFirstDay,
      validUntil: (value) => lastDayProblem(firstDay.current, wireDay(String(value))),
      remark: checkCertificateRemark,
    },
    refused: fields,
  });
  const { values } = form;
  const isTouched = form.isChanged || files.isChanged;
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => (isTouched ? setLeaving(true) : onEnd(false));
  const send = (): void =>
    form.submit(async ({ brand, number, validFrom, validUntil, remark, ...chosen }) => {
      const kind = certificateType.values.find((value) => String(value) === chosen.kind);
      if (kind === undefined || files.ids.length === 0) return;
      const input = {
        ...{ brand, kind, number, validFrom, remark, fileIds: files.ids },
        validUntil: wireDay(validUntil),
      };
      const sent =
        of === null
          ? await creating.send(input)
          : await updating.send({ id: of.id, rev: stored.rev, ...input });
      if (!sent.ok) return;
      toasts.show({ text: text.sent, tone: 'positive' });
      onEnd(true);
    });
  const submit = (): void => {
    setTried(true);
    const isWhole = files.ids.length > 0;
    const isApproved = of?.review === reviewStatus.approved;
    if (isApproved && isWhole && isTouched) setAsking(true);
    else send();
  };
  const theirs = valuesOf(stored === NEW ? null : (stored as Certificate));
  const inWords = (id: keyof typeof values, value: string): string => {
    if (value === FOREVER) return text.forever;
    const kind = certificateType.values.find((one) => String(one) === value);
    return id === 'kind' && kind !== undefined ? text[`kind${kind}`] : value;
  };
  const missing = hasTried && !files.isBusy && files.ids.length === 0;
  return (
    <Dialog
      isOpen
      title={of === null ? text.add : of.review === reviewStatus.rejected ? text.again : text.edit}
      onOpenChange={(isOpen) => {
        if (!isOpen) leave();
      }}
    >
      <Form onSubmit={submit}>
        <Stack gap={20}>
          {isMoved && (
            <StoredBeside
              fields={(Object.keys(values) as (keyof typeof values)[]).map((id) => ({
                id,
                label: text[id],
                typed: inWords(id, values[id]),
                stored: inWords(id, theirs[id]),
              }))}
              onTake={() => {
                firstDay.current = theirs.validFrom;
                form.change(theirs);
              }}
            />
          )}
          <CertificateFields
            form={form}
            files={files}
            filesProblem={
              (fields.fileIds && words(fields.fileIds)) ??
              (missing ? words(messages.certificateFilesMost) : undefined)
            }
            onFirstDay={(day) => {
              firstDay.current = day;
            }}
          />
          <Text size={13} tone="quiet">
            {files.isBusy ? text.busy : text.next}
          </Text>
          <DialogFoot
            failure={isMoved || Object.keys(fields).length > 0 ? null : failure}
            failed={text.notSent}
            backLabel={text.cancel}
            onBack={leave}
          >
            <Button type="submit" variant="primary" isPending={isPending} isDisabled={files.isBusy}>
              {text.submit}
            </Button>
          </DialogFoot>
        </Stack>
      </Form>
      <AlertDialog
        isOpen={isAsking}
        title={text.edit}
        confirmLabel={text.submit}
        onConfirm={() => {
          setAsking(false);
          send();
        }}
        onCancel={() => setAsking(false)}
      >
        {text.reviewedAnew}
      </AlertDialog>
      {isLeaving && (
        <LeavingQuestion
          onAnswer={(isGone) => {
            setLeaving(false);
            if (isGone) onEnd(false);
          }}
        />
      )}
    </Dialog>
  );
}
