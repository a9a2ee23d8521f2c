/** Starts the storefront in the browser: the only file that uses its globals directly. */
import '@banxin/ui/styles';
import { createClient } from '@banxin/contract/client';
import { createToastQueue } from '@banxin/ui/Toast';
import { createRoot } from 'react-dom/client';
import { mutate } from 'swr';
import { App } from './App.tsx';
import { createLoginWindows } from './lib/loginWindows.ts';
import { revalidatingClient } from './lib/revalidatingClient.ts';
import type { Services } from './lib/services.ts';
import { createSignal } from './lib/signal.ts';
import { createStore } from './lib/storage.ts';

const now = (): number => Date.now();

const failures: Services['failures'] = createSignal();
const unauthorized: Services['unauthorized'] = createSignal();

const flows = import.meta.env.DEV
  ? (await import('./dev/flightRecorder.ts')).startFlightRecorder(now)
  : undefined;
const validate = import.meta.env.DEV
  ? (await import('@banxin/contract/validateAnswer')).validateAnswer
  : undefined;

const services: Services = {
  client: revalidatingClient(
    createClient({
      origins: { files: import.meta.env.VITE_FILE_SERVICE_ORIGIN ?? '' },
      fetch: (url, init) => fetch(url, init),
      setTimer: (run, ms) => setTimeout(run, ms),
      clearTimer: (timer: number) => clearTimeout(timer),
      validate,
      onError: failures.emit,
      onUnauthorized: unauthorized.emit,
    }),
    mutate,
  ),
  failures,
  unauthorized,
  toasts: createToastQueue(),
  store: createStore(localStorage, now, (problem) => console.info('storage', problem), window),
  now,
  flows,
  // Without locks (an address without https) two windows could count one visit twice: none is counted.
  usage: (navigator.locks as LockManager | undefined) && {
    enabled: import.meta.env.VITE_USAGE_LOG !== 'off',
    locks: navigator.locks,
    beacon: (path, body) => void navigator.sendBeacon(path, body),
  },
  newKey: () => crypto.randomUUID(),
  windows: createLoginWindows(window),
  reload: () => location.reload(),
};

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(<App services={services} />);
