/** The way to the cart; what stands in it says how much lies there. */
import { pathOf, routeOf } from '@banxin/contract/routes';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useRouteTitle } from '../../lib/routeTitle.ts';

export interface CartWayProps {
  readonly className: string;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function CartWay({ className, onClick, children }: CartWayProps) {
  const titleOf = useRouteTitle();
  return (
    <Link href={pathOf('stockCart')} className={className} {...(onClick && { onClick })}>
      <span>
        {titleOf(routeOf('stockCart'))} {children}
      </span>
    </Link>
  );
}
