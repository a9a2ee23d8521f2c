/** The WeChats of this login; an address with `t` comes from a window that has just bound one. */
import type { OutputOf } from '@banxin/contract/call';
import { getWechats } from '@banxin/contract/calls/wechat/binding';
import { pathOf } from '@banxin/contract/routes';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useWholeList, type WholeList } from '../../lib/useList.ts';

export type Wechat = OutputOf<typeof getWechats>[number];

export function useWechats(): WholeList<Wechat> {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const list = useWholeList(getWechats, {});
  const hasJustBound = params.has('t');
  const isThere = list.rows.state === 'ready';
  // Once: what was answered before the window closed is asked for again, and the address forgets it.
  const reload = useEffectEvent(() => {
    list.refresh();
    navigate(pathOf('bindWechat'), { replace: true });
  });
  useEffect(() => {
    if (hasJustBound && isThere) reload();
  }, [hasJustBound, isThere]);
  return list;
}
