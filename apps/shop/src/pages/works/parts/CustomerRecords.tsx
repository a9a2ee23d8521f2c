/** What was done to a customer at the desk, by whom and why; and who looked. */
import { getCustomerRecords } from '@banxin/contract/calls/works/customers';
import type { CustomerRecord } from '@banxin/contract/entities/customerFile';
import { Text } from '@banxin/ui/Text';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { customersText } from '../customers.messages.ts';
import * as css from '../Works.css.ts';
import { DeskPages } from './DeskPages.tsx';

function Entry({ record }: { readonly record: CustomerRecord }) {
  const text = useText(customersText);
  const words = useFixedWords();
  const { at, by, title, from, to, reason } = record;
  const values = [from, to].flatMap((value) => (value === null ? [] : words(value)));
  const [first, last] = values;
  return (
    <li className={css.event}>
      <Text size={13} tone="quiet">
        {minuteText(at)}
      </Text>
      <div>
        <Own>{by}</Own> · {words(title)}
        {first !== undefined && (
          <>
            {' '}
            · <Own>{last === undefined ? first : text.fromTo(first, last)}</Own>
          </>
        )}
        {reason !== null && (
          <div>
            <Text size={13} tone="quiet">
              <Own>{text.why(reason)}</Own>
            </Text>
          </div>
        )}
      </div>
    </li>
  );
}

export function CustomerRecords({ id }: { readonly id: number }) {
  const text = useText(customersText);
  return (
    <DeskPages
      call={getCustomerRecords}
      of={{ id }}
      label={text.records}
      failed={text.recordsFailed}
      empty={text.noRecords}
    >
      {({ items }) => (
        <ul className={css.list} aria-label={text.records}>
          {items.map((record) => (
            <Entry key={record.id} record={record} />
          ))}
        </ul>
      )}
    </DeskPages>
  );
}
