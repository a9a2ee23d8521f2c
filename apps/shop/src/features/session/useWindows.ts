/** Windows of other login providers: the browser's own, whose code only those pages need that open or are one. */
import { createLoginWindows, type LoginWindows } from '../../lib/loginWindows.ts';
import { useServices } from '../../lib/services.ts';

let own: LoginWindows | undefined;

export function useWindows(): LoginWindows {
  const { windows } = useServices();
  if (windows !== undefined) return windows;
  own ??= createLoginWindows(window);
  return own;
}
