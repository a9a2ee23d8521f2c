/** The form of a company's document. What was typed or uploaded stays through every refusal. */
import { submitAuth } from '@banxin/contract/calls/customer/authentication';
import { COMPANY_NAME_MAX } from '@banxin/contract/constants';
import type { Authentication } from '@banxin/contract/entities/authentication';
import { authStatus as a, authDocument } from '@banxin/contract/enums/customer';
import { messages } from '@banxin/contract/messages';
import {
  checkAuthDocument,
  checkCompanyName,
  documentEndProblem,
} from '@banxin/contract/rules/papers';
import { checkTaxNumber, warnTaxNumber } from '@banxin/contract/rules/validation';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useRef, useState } from 'react';
import { EndDay, FOREVER, wireDay } from '../../../features/papers/EndDay.tsx';
import { PaperThumbnail } from '../../../features/preview/PaperThumbnail.tsx';
import { PaperFiles } from '../../../features/upload/PaperFiles.tsx';
import { usePaperFiles } from '../../../features/upload/usePaperFiles.ts';
import { AskBeforeLeaving } from '../../../lib/AskBeforeLeaving.tsx';
import { dayOf } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { StoredBeside } from '../../../lib/StoredBeside.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { useStored } from '../../../lib/useStored.ts';
import { authText } from '../auth.messages.ts';
import type { AuthEntryProps } from './AuthEntry.tsx';

/** What the fields hold of what was handed in; of what passed nothing: another document replaces it. */
function valuesOf({ status, submitted }: Authentication) {
  const from = status === a.failed || status === a.rejected ? submitted : null;
  return {
    documentType: from?.documentType ? String(from.documentType) : '',
    companyName: from?.companyName ?? '',
    taxNumber: from?.taxNumber ?? '',
    validTo: from ? (from.validTo ?? FOREVER) : '',
  };
}

const filesOf = ({ status, submitted }: Authentication) =>
  submitted?.file && (status === a.failed || status === a.rejected) ? [submitted.file] : [];

export function AuthForm({ of, onDone, onBack }: AuthEntryProps) {
  const text = useText(authText);
  const words = useFixedWords();
  const { now, toasts } = useServices();
  const today = dayOf(now());
  const { send, isPending, failure, fields } = useSend(submitAuth, { shownHere: 'all' });
  const files = usePaperFiles('licence', 1, filesOf(of));
  const [hasTried, setTried] = useState(false);
  const { stored, isMoved } = useStored(of, failure);
  const form = useForm({
    start: valuesOf(of),
    rules: {
      documentType: checkAuthDocument,
      companyName: checkCompanyName,
      taxNumber: checkTaxNumber,
      validTo: (value) => documentEndProblem(wireDay(String(value)), today),
    },
    refused: fields,
  });
  const isSent = useRef(false);
  const [fileId] = files.ids;
  const submit = (): void => {
    setTried(true);
    form.submit(async ({ documentType, companyName, taxNumber, validTo }) => {
      if (fileId === undefined) return;
      const kind = authDocument.values.find((value) => String(value) === documentType);
      if (kind === undefined) return;
      const sent = await send({
        ...{ documentType: kind, companyName, taxNumber, fileId, rev: stored.rev },
        validTo: wireDay(validTo),
      });
      if (!sent.ok) return;
      isSent.current = true;
      toasts.show({ text: text.sent, tone: 'positive' });
      onDone();
    });
  };
  const { values } = form;
  const softly = warnTaxNumber(values.taxNumber.trim());
  const refusedFile = fields.fileId && words(fields.fileId);
  const theirs = valuesOf({ ...stored, status: a.rejected });
  const isOwnRefusal = failure && Object.keys(fields).length === 0 && !isMoved;
  return (
    <Sheet>
      <Form onSubmit={submit}>
        <AskBeforeLeaving isNeeded={() => !isSent.current && (form.isChanged || files.isChanged)} />
        <Stack gap={20}>
          <Heading level={2}>{text.form}</Heading>
          {isMoved && (
            <StoredBeside
              fields={(['companyName', 'taxNumber', 'validTo'] as const).map((id) => ({
                id,
                label: text[id],
                typed: values[id] === FOREVER ? text.forever : values[id],
                stored: theirs[id] === FOREVER ? text.forever : theirs[id],
              }))}
              onTake={() => form.change(theirs)}
            />
          )}
          <RadioGroup
            {...form.field('documentType')}
            label={text.document}
            isRequired
            options={authDocument.values.map((value) => ({
              id: String(value),
              label: text[`document${value}`],
            }))}
          />
          <TextField
            {...form.field('companyName')}
            label={text.companyName}
            description={text.companyHint}
            isRequired
            autoComplete="organization"
            maxLength={COMPANY_NAME_MAX + 20}
          />
          <TextField
            {...form.field('taxNumber')}
            label={text.taxNumber}
            description={softly === null ? text.taxHint : words(softly)}
            isRequired
            autoComplete="off"
            maxLength={20}
          />
          <EndDay {...form.field('validTo')} label={text.validTo} today={today} isRequired />
          <PaperFiles
            files={files}
            thumbnailOf={(file) => <PaperThumbnail file={file} />}
            label={text.file}
            problem={
              refusedFile ??
              (hasTried && !files.isBusy && fileId === undefined
                ? words(messages.authFileRequired)
                : undefined)
            }
          />
          {isOwnRefusal && (
            <Notice tone="critical" title={text.notSent}>
              {words(failure)} {text.kept}
            </Notice>
          )}
          <Inline gap={12}>
            <Button type="submit" variant="primary" isPending={isPending} isDisabled={files.isBusy}>
              {text.submit}
            </Button>
            {onBack && <Button onPress={onBack}>{text.back}</Button>}
          </Inline>
          <Text size={13} tone="quiet">
            {files.isBusy ? text.busy : text.next}
          </Text>
        </Stack>
      </Form>
    </Sheet>
  );
}
