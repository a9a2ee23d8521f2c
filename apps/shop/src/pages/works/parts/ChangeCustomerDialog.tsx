/** Changes one thing of a customer; changed elsewhere meanwhile, what is stored stands beside what was chosen. */
import { changeCustomer } from '@banxin/contract/calls/works/customers';
import type { CustomerFile } from '@banxin/contract/entities/customerFile';
import type { CustomerField } from '@banxin/contract/rules/customer';
import { CheckboxGroup } from '@banxin/ui/CheckboxGroup';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Select } from '@banxin/ui/Select';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { StoredBeside } from '../../../lib/StoredBeside.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { changedElsewhere, useStored } from '../../../lib/useStored.ts';
import { customersText } from '../customers.messages.ts';
import { useCustomerValues } from '../useCustomerValues.ts';
import { isReason, ReasonDialog } from './ReasonDialog.tsx';

/** In a list of people: nobody in particular. */
const NOBODY = 'nobody';

interface FieldProps {
  readonly file: CustomerFile;
  readonly field: CustomerField;
  readonly value: number | null;
  readonly problem: string | undefined;
  readonly onChange: (value: number | null) => void;
}

function Choice({ file, field, value, problem, onChange }: FieldProps) {
  const text = useText(customersText);
  const words = useFixedWords();
  const shared = { label: text[field], description: text[`${field}Hint`], errorMessage: problem };
  const named = (choices: CustomerFile['types']) =>
    choices.map((one) => ({ id: String(one.value), label: words(one.label) }));
  switch (field) {
    case 'type':
      return (
        <RadioGroup
          {...shared}
          options={named(file.types)}
          value={String(value)}
          onChange={(id) => onChange(Number(id))}
        />
      );
    case 'flags':
      return (
        <CheckboxGroup
          {...shared}
          options={named(file.flags)}
          value={file.flags
            .filter((flag) => ((value ?? 0) & flag.value) !== 0)
            .map((flag) => String(flag.value))}
          onChange={(ids) => onChange(ids.reduce((sum, id) => sum | Number(id), 0))}
        />
      );
    default:
      return (
        <Select
          {...shared}
          options={[
            { id: NOBODY, label: text.nobody },
            ...file.people.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          value={value === null ? NOBODY : String(value)}
          onChange={(id) => onChange(id === NOBODY ? null : Number(id))}
        />
      );
  }
}

export interface ChangeCustomerDialogProps {
  readonly file: CustomerFile;
  readonly field: CustomerField;
  readonly onEnd: () => void;
}

export default function ChangeCustomerDialog({ file, field, onEnd }: ChangeCustomerDialogProps) {
  const text = useText(customersText);
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(changeCustomer, { shownHere: 'all' });
  const { stored, isMoved } = useStored(file.values, failure);
  const said = useCustomerValues(file);
  const form = useForm({
    start: { value: file.values[field], reason: '' },
    rules: {
      value: (value) => (value === stored[field] ? text.unchanged : null),
      reason: (reason) => (isReason(reason) ? null : text.reasonMissing),
    },
    refused: fields,
  });
  const { value } = form.values;
  const submit = (): void =>
    form.submit(async (typed) => {
      const sent = await send({ id: file.id, rev: stored.rev, field, ...typed });
      if (!sent.ok) return;
      toasts.show({ text: text.saved(text[field]), tone: 'positive' });
      onEnd();
    });
  const isToldElsewhere = Object.keys(fields).length > 0 || changedElsewhere(failure) !== null;
  return (
    <ReasonDialog
      title={text.changeOf(text[field])}
      form={form}
      isTold={field !== 'flags'}
      templates={[text.templateCall, text.templateContract]}
      isPending={isPending}
      failure={isToldElsewhere ? null : failure}
      failed={text.failed}
      does={text.save}
      onSubmit={submit}
      onEnd={onEnd}
    >
      {isMoved && (
        <StoredBeside
          key={stored.rev}
          fields={[
            {
              id: field,
              label: text[field],
              typed: said(field, value),
              stored: said(field, stored[field]),
            },
          ]}
          onTake={() => form.change({ value: stored[field] })}
        />
      )}
      <Choice
        file={file}
        field={field}
        value={value}
        problem={form.problem('value')}
        onChange={(chosen) => form.change({ value: chosen })}
      />
    </ReasonDialog>
  );
}
