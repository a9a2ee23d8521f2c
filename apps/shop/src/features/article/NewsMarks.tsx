/** Marks of one news article. */
import { StatusTag } from '@banxin/ui/StatusTag';
import { useFlagsOf } from './newsFlags.ts';

export function NewsMarks({ flags }: { readonly flags: number }) {
  return useFlagsOf(flags).map(({ value, label, tone }) => (
    <StatusTag key={value} tone={tone}>
      {label}
    </StatusTag>
  ));
}
