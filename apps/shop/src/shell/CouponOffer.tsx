/** Offers the gift pack to whom it waits for, where no other dialog stands. */
import type { UserInfo } from '@banxin/contract/entities/customer';
import { matchRoute } from '@banxin/contract/routes';
import { mayOpenGiftPack } from '@banxin/contract/rules/customer';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { useAgreement } from '../features/agreement/agreement.ts';
import { useSession } from '../features/session/session.ts';
import { lazyOptional } from '../lib/lazyOptional.ts';

const CouponHost = lazyOptional(() => import('../features/coupon/CouponHost.tsx'));

/** Once per customer and visit: a pack that was closed does not come back with the next page. */
export default function CouponOffer({ user }: { readonly user: UserInfo }) {
  const { isLoggingIn } = useSession();
  const { isOpen: isSigning } = useAgreement();
  const [path] = useLocation();
  if (!mayOpenGiftPack(user)) return null;
  const isBare = matchRoute(path)?.route.layout === 'bare';
  return (
    <Suspense>
      <CouponHost key={user.id} isHeld={isLoggingIn || isSigning || isBare} />
    </Suspense>
  );
}
