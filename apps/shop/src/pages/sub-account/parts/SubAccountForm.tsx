/** Adds a colleague or changes one; what its roles may do is shown as they are ticked. */
import { saveSubAccount } from '@banxin/contract/calls/customer/subAccount';
import {
  ACCOUNT_NAME_MAX,
  LINK_PERSON_MAX,
  PASSWORD_MAX,
  PHONE_MAX,
} from '@banxin/contract/constants';
import type { SubAccount } from '@banxin/contract/entities/subAccount';
import { checkOptionalLimit, fenOfText } from '@banxin/contract/rules/amount';
import { checkLinkPerson } from '@banxin/contract/rules/linkPerson';
import { checkRoles, subAccountRoles } from '@banxin/contract/rules/roles';
import { checkAccountName, checkPassword, checkPhone } from '@banxin/contract/rules/validation';
import { Button } from '@banxin/ui/Button';
import { CheckboxGroup } from '@banxin/ui/CheckboxGroup';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { PasswordField } from '@banxin/ui/PasswordField';
import { Stack } from '@banxin/ui/Stack';
import { TextField } from '@banxin/ui/TextField';
import { useState } from 'react';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import LeavingQuestion from '../../../lib/LeavingQuestion.tsx';
import { StoredBeside } from '../../../lib/StoredBeside.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { changedElsewhere, useStored } from '../../../lib/useStored.ts';
import * as css from '../subAccount.css.ts';
import { subAccountText } from '../subAccount.messages.ts';
import { checkNewPassword, type SubAccountValues, unnamed, valuesOf } from '../subAccountValues.ts';
import { RightsTable } from './RightsTable.tsx';

export interface SubAccountFormProps {
  /** Null for a new one. */
  readonly row: SubAccount | null;
  readonly onEnd: (isSaved: boolean) => void;
}

export function SubAccountForm({ row, onEnd }: SubAccountFormProps) {
  const text = useText(subAccountText);
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(saveSubAccount, { shownHere: 'all' });
  const { stored, isMoved } = useStored(row ?? unnamed, failure);
  const [isLeaving, setLeaving] = useState(false);
  const { values, change, problem, field, submit, isChanged } = useForm<SubAccountValues>({
    start: valuesOf(row ?? unnamed),
    rules: {
      name: checkAccountName,
      password: row === null ? checkPassword : checkNewPassword,
      linkPerson: checkLinkPerson,
      mobilePhone: checkPhone,
      roles: checkRoles,
      payLimit: checkOptionalLimit,
    },
    refused: fields,
  });
  const save = (): void =>
    submit(async ({ password, payLimit, ...typed }) => {
      const sent = await send({
        ...typed,
        payLimit: payLimit === '' ? null : fenOfText(payLimit),
        isPaused: stored.isPaused,
        ...(row !== null && { id: row.id, rev: stored.rev }),
        ...(password !== '' && { password }),
      });
      if (!sent.ok) return;
      toasts.show({ text: row === null ? text.added(typed.name) : text.saved, tone: 'positive' });
      onEnd(true);
    });
  const wordsOf = (one: SubAccountValues): Readonly<Record<string, string>> => ({
    [text.name]: one.name,
    [text.linkPerson]: one.linkPerson,
    [text.mobile]: one.mobilePhone,
    [text.roles]: text.rolesOf(one.roles),
    [text.limit]: one.payLimit,
  });
  const [typed, kept] = [wordsOf(values), wordsOf(valuesOf(stored))];
  const isToldElsewhere = Object.keys(fields).length > 0 || changedElsewhere(failure) !== null;
  const leave = (): void => (isChanged ? setLeaving(true) : onEnd(false));
  return (
    <Dialog
      isOpen
      size="large"
      title={row === null ? text.add : text.editing(row.name)}
      onOpenChange={(isOpen) => {
        if (!isOpen) leave();
      }}
    >
      <Form onSubmit={save}>
        {isMoved && (
          <StoredBeside
            fields={Object.keys(typed).map((label) => ({
              id: label,
              label,
              typed: typed[label] ?? '',
              stored: kept[label] ?? '',
            }))}
            onTake={() => change(valuesOf(stored))}
          />
        )}
        <div className={css.form}>
          <Stack gap={16}>
            <TextField
              {...field('name')}
              label={text.name}
              description={text.nameHint}
              isRequired
              maxLength={ACCOUNT_NAME_MAX}
              autoComplete="off"
            />
            <PasswordField
              {...field('password')}
              label={row === null ? text.password : text.newPassword}
              {...(row !== null && { description: text.newPasswordHint })}
              isRequired={row === null}
              autoComplete="new-password"
              maxLength={PASSWORD_MAX}
            />
            <TextField
              {...field('linkPerson')}
              label={text.linkPerson}
              isRequired
              maxLength={LINK_PERSON_MAX}
            />
            <TextField
              {...field('mobilePhone')}
              label={text.mobile}
              isRequired
              inputMode="tel"
              maxLength={PHONE_MAX}
            />
            <TextField
              {...field('payLimit')}
              label={`${text.limit} (${text.yuan})`}
              description={text.limitHint}
              inputMode="decimal"
              maxLength={14}
            />
          </Stack>
          <Stack gap={12}>
            <CheckboxGroup
              label={text.roles}
              isRequired
              options={subAccountRoles.map((role) => ({
                id: String(role),
                label: text.rolesOf(role),
              }))}
              value={subAccountRoles.filter((role) => (values.roles & role) !== 0).map(String)}
              onChange={(chosen) =>
                change({ roles: chosen.reduce((sum, role) => sum | Number(role), 0) })
              }
              errorMessage={problem('roles')}
            />
            <RightsTable roles={values.roles} />
          </Stack>
        </div>
        <DialogFoot
          failure={isToldElsewhere ? null : failure}
          failed={text.notSaved}
          backLabel={text.cancel}
          onBack={leave}
        >
          <Button type="submit" variant="primary" isPending={isPending}>
            {text.save}
          </Button>
        </DialogFoot>
      </Form>
      {isLeaving && (
        <LeavingQuestion
          onAnswer={(isGoing) => {
            setLeaving(false);
            if (isGoing) onEnd(false);
          }}
        />
      )}
    </Dialog>
  );
}
