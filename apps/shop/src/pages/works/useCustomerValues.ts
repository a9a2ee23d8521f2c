/** What the desk changes of a customer, in words. */
import type { CustomerFile } from '@banxin/contract/entities/customerFile';
import type { CustomerField } from '@banxin/contract/rules/customer';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import { customersText } from './customers.messages.ts';

/** Answers a value of a field as people say it. */
export function useCustomerValues(
  file: Pick<CustomerFile, 'types' | 'flags' | 'people' | 'typeLabel' | 'values'>,
): (field: CustomerField, value: number | null) => string {
  const text = useText(customersText);
  const words = useFixedWords();
  return (field, value) => {
    switch (field) {
      case 'type': {
        // A type that is not given here is the one that it has.
        const label = file.types.find((one) => one.value === value)?.label ?? file.typeLabel;
        return words(label);
      }
      case 'flags': {
        const held = file.flags.filter((flag) => ((value ?? 0) & flag.value) !== 0);
        return held.map(({ label }) => words(label)).join(' · ') || text.noFlags;
      }
      default:
        return file.people.find(({ id }) => id === value)?.name ?? text.nobody;
    }
  };
}
