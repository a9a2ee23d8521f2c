/** The help article that the address names, with the name of its category. */
import { getSupport, getSupportCategories } from '@banxin/contract/calls/content/support';
import type { HelpArticle, HelpCategory } from '@banxin/contract/entities/article';
import { numberOr } from '../../features/article/wording.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';

export function useSupportDetail(): {
  readonly article: Loadable<HelpArticle>;
  /** Undefined while it is not known. */
  readonly categoryOf: (id: number) => HelpCategory | undefined;
} {
  const { id } = useRouteParams('supportDetail');
  const article = useCall(getSupport, { id: numberOr(0, id) });
  const categories = useCall(getSupportCategories, {});
  const known = categories.state === 'ready' ? categories.value : [];
  return { article, categoryOf: (category) => known.find((one) => one.id === category) };
}
