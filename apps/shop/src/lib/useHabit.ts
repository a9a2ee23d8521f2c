/** What a user is used to, kept in this browser for each user by themselves. @see specification §3 */
import { DEFAULT_HABITS } from '@banxin/contract/constants';
import { useEffect, useState } from 'react';
import { useServices } from './services.ts';

type Habits = {
  readonly [Name in keyof typeof DEFAULT_HABITS]: (typeof DEFAULT_HABITS)[Name] extends boolean
    ? boolean
    : number;
};

/**
 * The habit and how to change it; a server and the first drawing know none.
 * @param userId undefined for a visitor
 */
export function useHabit<Name extends keyof Habits>(
  name: Name,
  userId: number | undefined,
): readonly [Habits[Name], (value: Habits[Name]) => void] {
  const { store } = useServices();
  const key = `${name}.${userId ?? 'visitor'}`;
  const usual = DEFAULT_HABITS[name] as Habits[Name];
  const [value, setValue] = useState(usual);
  useEffect(() => {
    const kept = store.read<Habits[Name]>(key);
    // Whatever else stands there is no habit.
    setValue(typeof kept === typeof usual ? (kept as Habits[Name]) : usual);
  }, [store, key, usual]);
  return [
    value,
    (chosen) => {
      store.write(key, chosen);
      setValue(chosen);
    },
  ];
}
