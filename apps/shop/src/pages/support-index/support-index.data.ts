/** Categories of the help centre that hold something, and what most readers say something about. */
import { getSupportCategories, getSupportList } from '@banxin/contract/calls/content/support';
import type { HelpCategory } from '@banxin/contract/entities/article';
import { type Loadable, useCall } from '../../lib/useCall.ts';

/** Titles that others ask for. */
const ASKED = 10;

export function useHelpCategories(): Loadable<readonly HelpCategory[]> {
  const categories = useCall(getSupportCategories, {});
  if (categories.state !== 'ready') return categories;
  return { ...categories, value: categories.value.filter(({ count }) => count > 0) };
}

export const useAsked = () => useCall(getSupportList, { sort: 'asked', pageSize: ASKED });
