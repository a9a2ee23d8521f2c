/**
 * Follows what the main account lets a colleague do. Every answer to a colleague says by which revision of its account it
 * was judged: whoever hears of a newer one asks who is here now, and tells the browser's other tabs. A tab that comes
 * back into view asks too. The server needs none of this: it judges each call by what holds then.
 */
import { type AccountRevision, revisionOf } from '@banxin/contract/accountRevision';
import { CallError } from '@banxin/contract/callError';
import { getSimpleCustomer, getSubPermissions } from '@banxin/contract/calls/customer/current';
import type { UserInfo } from '@banxin/contract/entities/customer';
import type { Services } from '../../lib/services.ts';

const KEY = 'rights';

/** Who is here, and what may be done, as it is now. */
export interface Rights {
  readonly user: UserInfo;
  readonly permissions: readonly string[];
}

type Used = Pick<Services, 'client' | 'revisions' | 'store'>;

/** A call that failed leaves it as it is: the next answer says the same again. What else is thrown is a fault of ours. */
function unlessUnanswered(failure: unknown): void {
  if (!(failure instanceof CallError)) throw failure;
}

/** Answers how to stop, and how to ask at once. */
export function followRights(
  { client, revisions, store }: Used,
  onChange: (rights: Rights) => void,
): { readonly stop: () => void; readonly ask: () => void } {
  /** What this tab acts by. */
  let known: AccountRevision | null = null;
  /** The newest that was heard of. */
  let heard: AccountRevision | null = null;
  let isAsking = false;

  const isOlder = (mine: AccountRevision | null, than: AccountRevision): boolean =>
    mine?.loginId === than.loginId && mine.rev < than.rev;

  const learn = async (): Promise<void> => {
    const to = heard;
    if (to === null || isAsking) return;
    isAsking = true;
    try {
      const [user, held] = await Promise.all([
        client.send(getSimpleCustomer, {}, { display: 0 }),
        client.send(getSubPermissions, {}, { display: 0 }),
      ]);
      if (user?.id !== to.loginId) return;
      known = to;
      store.write(KEY, to);
      onChange({ user, permissions: held.map(({ name }) => name) });
    } catch (failure) {
      unlessUnanswered(failure);
      return;
    } finally {
      isAsking = false;
    }
    if (heard !== null && isOlder(known, heard)) await learn();
  };

  const hear = (told: AccountRevision): void => {
    // The first of a login is what its page was drawn by; of another login, a new beginning.
    if (known?.loginId !== told.loginId) {
      known = told;
      heard = told;
      return;
    }
    if (heard === null || isOlder(heard, told)) heard = told;
    if (isOlder(known, told)) void learn();
  };

  const unlisten = revisions.listen((text) => {
    const told = revisionOf(text);
    if (told !== null) hear(told);
  });
  const unwatch = store.watch(KEY, () => {
    const told = store.read<AccountRevision>(KEY);
    if (told !== undefined && known?.loginId === told.loginId) hear(told);
  });
  return {
    stop: () => {
      unlisten();
      unwatch();
    },
    // Its answer says how things stand; for who is no colleague nothing is known, and nothing asked.
    ask: () => {
      if (known === null) return;
      client.send(getSimpleCustomer, {}, { display: 0 }).catch(unlessUnanswered);
    },
  };
}
