/** In development only: records what the flows hear and offers it as a file, to be replayed in Storybook. */
import { createFlightRecorder } from '@banxin/flows/flight-recorder';
import type { FlowProviderProps } from '@banxin/flows/react';

/** Starts recording and puts a button into the corner of the page. @param now @unit ms since 1970 */
export function startFlightRecorder(now: () => number): Pick<FlowProviderProps, 'inspect'> {
  const recorder = createFlightRecorder(now);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '保存飞行记录';
  button.title = '最近 200 个流程事件，不含密码与验证码';
  button.style.cssText =
    'position:fixed;inset:auto auto 8px 8px;z-index:9999;font:12px sans-serif;padding:4px 8px;opacity:.7';
  button.addEventListener('click', () => {
    const record = JSON.stringify(recorder.read(), null, 2);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([record], { type: 'application/json' }));
    link.download = `banxin-flight-${new Date(now()).toISOString().replaceAll(':', '-')}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
  document.body.append(button);
  return { inspect: recorder.inspect };
}
