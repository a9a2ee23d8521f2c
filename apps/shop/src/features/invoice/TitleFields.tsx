/** The fields of an invoice title, and companies that may be meant. */
import {
  BANK_NAME_MAX,
  INVOICE_TITLE_MAX,
  REGISTERED_ADDRESS_MAX,
} from '@banxin/contract/constants';
import { warnTaxNumber } from '@banxin/contract/rules/validation';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Inline } from '@banxin/ui/Inline';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useState } from 'react';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import type { PlainForm } from '../../lib/useForm.ts';
import { CompanyMatches } from './CompanyMatches.tsx';
import { titleText } from './title.messages.ts';
import type { TypedTitle } from './titleForm.ts';

export interface TitleFieldsProps {
  readonly form: PlainForm<TypedTitle>;
  /** The only default stays it: another has to take its place. */
  readonly isDefaultFixed: boolean;
}

export function TitleFields({ form, isDefaultFixed }: TitleFieldsProps) {
  const { values, field, change } = form;
  const text = useText(titleText);
  const words = useFixedWords();
  /** What a proposal filled in is not proposed again. */
  const [picked, setPicked] = useState<string | null>(values.title);
  const [isComposing, setComposing] = useState(false);
  const isCompany = values.kind === 'company';
  const doubt = warnTaxNumber(values.taxNumber);
  return (
    <Stack gap={16}>
      <RadioGroup
        label={text.kind}
        options={[
          { id: 'company', label: text.company },
          { id: 'person', label: text.person },
        ]}
        value={values.kind}
        onChange={(kind) => change({ kind: kind === 'person' ? 'person' : 'company' })}
      />
      <div
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      >
        <Stack gap={8}>
          <TextField
            {...field('title')}
            label={text.title}
            isRequired
            maxLength={INVOICE_TITLE_MAX}
            autoComplete="organization"
            description={isCompany ? text.titleHint : text.personHint}
          />
          {isCompany && !isComposing && picked !== values.title && (
            <CompanyMatches
              words={values.title}
              onPick={({ source: _, title, ...parts }) => {
                setPicked(title);
                // What was typed by hand stays where the proposal knows nothing.
                const known = Object.entries(parts).filter(([, part]) => part !== '');
                change({ title, ...Object.fromEntries(known) });
              }}
            />
          )}
        </Stack>
      </div>
      {isCompany && (
        <>
          <TextField
            {...field('taxNumber')}
            label={text.taxNumber}
            isRequired
            maxLength={20}
            autoComplete="off"
            description={doubt === null ? undefined : words(doubt)}
          />
          <Stack gap={4}>
            <Text weight="medium">{text.special}</Text>
            <Text size={12} tone="quiet">
              {text.specialHint}
            </Text>
          </Stack>
          <Inline gap={16} align="start" isEqual>
            <TextField
              {...field('address')}
              label={text.address}
              maxLength={REGISTERED_ADDRESS_MAX}
            />
            <TextField {...field('phone')} label={text.phone} type="tel" maxLength={20} />
          </Inline>
          <Inline gap={16} align="start" isEqual>
            <TextField {...field('bank')} label={text.bank} maxLength={BANK_NAME_MAX} />
            <TextField
              {...field('bankAccount')}
              label={text.bankAccount}
              inputMode="numeric"
              maxLength={30}
            />
          </Inline>
        </>
      )}
      {!isDefaultFixed && (
        <Checkbox isSelected={values.isDefault} onChange={(isDefault) => change({ isDefault })}>
          {text.isDefault}
        </Checkbox>
      )}
    </Stack>
  );
}
