/** How a login window ends: its opener is told and it closes; one without an opener goes on by itself. */
import { pathOf } from '@banxin/contract/routes';
import { useLocation } from 'wouter';
import type { WindowTask } from '../../lib/loginWindows.ts';
import { useSession } from './session.ts';
import { useWindows } from './useWindows.ts';

/** `message` undefined: it worked, and what nobody opened goes on to `to`. */
export function useWindowEnd(
  task: WindowTask | null,
  purpose: 'login' | 'bind' = 'login',
): (message?: string, to?: string) => void {
  const windows = useWindows();
  const { enter } = useSession();
  const [, navigate] = useLocation();
  return (message, to = '/') => {
    const goOn = (): void => {
      if (message === undefined) enter(to);
      else navigate(pathOf(purpose === 'bind' ? 'bindWechat' : 'login'), { replace: true });
    };
    if (task === null) return goOn();
    windows.tell({ nonce: task.nonce, ok: message === undefined, message: message ?? '' });
    windows.forgetTask();
    windows.close(goOn);
  };
}
