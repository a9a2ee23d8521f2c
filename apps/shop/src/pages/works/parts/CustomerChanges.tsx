/** The four things that the desk changes of a customer, each by itself and with a reason. */
import type { CustomerFile } from '@banxin/contract/entities/customerFile';
import { type CustomerField, customerFields } from '@banxin/contract/rules/customer';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { customersText } from '../customers.messages.ts';
import { useCustomerValues } from '../useCustomerValues.ts';
import * as css from '../Works.css.ts';

const ChangeCustomerDialog = lazyPart(() => import('./ChangeCustomerDialog.tsx'));

export function CustomerChanges({ file }: { readonly file: CustomerFile }) {
  const text = useText(customersText);
  const words = useFixedWords();
  const said = useCustomerValues(file);
  const [changing, setChanging] = useState<CustomerField | null>(null);
  const whyNot = (field: CustomerField) => (field === 'type' ? file.typeLocked : file.locked);
  return (
    <Stack gap={8}>
      <Heading level={3} size={16}>
        {text.changeable}
      </Heading>
      <ul className={css.list} aria-label={text.changeable}>
        {customerFields.map((field) => {
          const why = whyNot(field);
          return (
            <li key={field} className={css.change}>
              <span className={css.subject}>{text[field]}</span>
              <Stack gap={4}>
                <span>{said(field, file.values[field])}</span>
                {why && (
                  <Text size={13} tone="quiet">
                    {words(why)}
                  </Text>
                )}
              </Stack>
              <Button
                size="small"
                isDisabled={why !== null}
                aria-label={text.changeOf(text[field])}
                onPress={() => setChanging(field)}
              >
                {text.change}
              </Button>
            </li>
          );
        })}
      </ul>
      {changing !== null && (
        <PartBoundary>
          <ChangeCustomerDialog file={file} field={changing} onEnd={() => setChanging(null)} />
        </PartBoundary>
      )}
    </Stack>
  );
}
