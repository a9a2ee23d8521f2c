/** Where a category leads: everybody to the public catalogue, a customer to the category centre with own prices. */
import { pathOf } from '@banxin/contract/routes';
import { useSession } from '../../features/session/session.ts';

/** Without an id: all of them. */
export function useCategoryPath(): (id?: number) => string {
  const { user, mayOpen } = useSession();
  const isPublic = !user && mayOpen('product');
  return (id) =>
    isPublic
      ? pathOf('product', {}, { category: id })
      : pathOf('category', id === undefined ? {} : { id });
}
