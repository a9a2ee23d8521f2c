/** Numbers used before in this browser, below the field that asks for one: one press fills it, one forgets. */
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import * as css from './PhoneHistory.css.ts';
import { phoneHistoryText } from './phoneHistory.messages.ts';
import { forgetPhone, knownPhones, maskedPhone } from './phoneHistory.ts';

/** Beside each other; typing brings the others. */
const OFFERED = 4;

export interface PhoneHistoryProps {
  /** What stands in the field: only numbers that begin so are offered. */
  readonly typed: string;
  readonly onPick: (phone: string) => void;
}

export function PhoneHistory({ typed, onPick }: PhoneHistoryProps) {
  const { store } = useServices();
  const text = useText(phoneHistoryText);
  const isHydrated = useIsHydrated();
  const [, setForgotten] = useState('');
  const phones = isHydrated ? knownPhones(store) : [];
  const offered = phones.filter((phone) => phone.startsWith(typed.trim()));
  if (offered.length === 0) return null;
  return (
    <ul className={css.list} aria-label={text.list}>
      {offered.slice(0, OFFERED).map((phone) => {
        const shown = maskedPhone(phone);
        return (
          <li key={phone} className={css.item}>
            <button
              type="button"
              className={css.phone}
              aria-label={text.use(shown)}
              aria-pressed={phone === typed.trim()}
              onClick={() => onPick(phone)}
            >
              {shown}
            </button>
            <button
              type="button"
              className={css.cross}
              aria-label={text.remove(shown)}
              onClick={({ currentTarget }) => {
                // The focus goes to the next one, or back to the field.
                const item = currentTarget.closest('li');
                const beside = item?.nextElementSibling ?? item?.previousElementSibling;
                const next =
                  beside?.querySelector('button') ??
                  currentTarget.closest('form')?.querySelector<HTMLElement>('input[type=tel]');
                next?.focus();
                forgetPhone(store, phone);
                setForgotten(phone);
              }}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
