/** Whom a customer reaches: somebody by name where there is one, and what that is about. */
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import { Text } from '@banxin/ui/Text';
import { useBilingual } from '../../../lib/bilingual.ts';
import { Own } from '../../../lib/Own.tsx';

export interface NamedProps {
  readonly of: Bilingual;
  /** Null for nobody in particular. */
  readonly person: string | null;
}

export function Named({ of, person }: NamedProps) {
  const words = useBilingual();
  if (person === null) return <Text weight="medium">{words(of)}</Text>;
  return (
    <Text weight="medium">
      <Own>{person}</Own> · {words(of)}
    </Text>
  );
}
