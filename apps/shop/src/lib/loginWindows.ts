/** Windows of other login providers, seen from both sides: from the page that opens one and from inside. */
import { POPUP_HEIGHT, POPUP_WIDTH } from '@banxin/contract/constants';

/** What a window tells the page that opened it. */
export interface WindowReport {
  /** The opener's key for this window: nobody else knows it. */
  readonly nonce: string;
  readonly ok: boolean;
  /** What to show when it did not work. */
  readonly message: string;
}

/** What a window was opened for; remembered on its way to the provider and back. */
export interface WindowTask {
  readonly nonce: string;
  /** Kind of login in the opener. */
  readonly mode: 'dialog' | 'page';
}

export interface OpenedWindow {
  readonly isClosed: () => boolean;
  readonly close: () => void;
}

export interface LoginWindows {
  /** Opens a path of the shop at once, which only a click allows; null when the browser refuses. */
  readonly open: (path: string) => OpenedWindow | null;
  /** Hears every window of this shop, some reports twice. Answers how to stop. */
  readonly listen: (hear: (told: unknown) => void) => () => void;
  /** Runs again and again; answers how to stop. */
  readonly every: (ms: number, run: () => void) => () => void;

  /** Inside: tells the opener, over every way there is. */
  readonly tell: (report: WindowReport) => void;
  /** Inside: goes to the provider's page. */
  readonly leave: (address: string) => void;
  /** Inside: closes the window; what the visitor opened by hand stays, and goes on otherwise. */
  readonly close: (otherwise: () => void) => void;
  readonly readTask: () => WindowTask | null;
  readonly keepTask: (task: WindowTask) => void;
  readonly forgetTask: () => void;
}

const CHANNEL = 'banxin.oauth';
/** A second window takes the place of the first. */
const NAME = 'banxin-oauth';
/** A window that may be closed is gone by then. @unit ms */
const CLOSING_MS = 300;

/** Where the window comes to stand: over the middle of the opener. */
function features({ screenX, screenY, outerWidth, outerHeight }: Window): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - POPUP_WIDTH) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - POPUP_HEIGHT) / 2));
  return `popup,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
}

const isTask = (value: unknown): value is WindowTask =>
  typeof value === 'object' &&
  value !== null &&
  'nonce' in value &&
  typeof value.nonce === 'string' &&
  'mode' in value &&
  (value.mode === 'dialog' || value.mode === 'page');

/**
 * The browser's own windows. A provider may cut `opener` and `closed` off by its policy, and a browser may
 * lack the channel: reports go both ways, and the first one counts.
 */
export function createLoginWindows(page: Window & typeof globalThis): LoginWindows {
  const { origin } = page.location;
  return {
    open(path) {
      const opened = page.open(path, NAME, features(page));
      if (opened === null) return null;
      opened.focus();
      return { isClosed: () => opened.closed, close: () => opened.close() };
    },
    listen(hear) {
      const onMessage = (event: MessageEvent): void => {
        if (event.origin === origin) hear(event.data);
      };
      page.addEventListener('message', onMessage);
      // A channel reaches pages of this origin only.
      const channel = 'BroadcastChannel' in page ? new page.BroadcastChannel(CHANNEL) : null;
      channel?.addEventListener('message', ({ data }) => hear(data));
      return () => {
        page.removeEventListener('message', onMessage);
        channel?.close();
      };
    },
    every(ms, run) {
      const timer = page.setInterval(run, ms);
      return () => page.clearInterval(timer);
    },
    tell(report) {
      // Only a page of this origin gets it, whoever the opener is by now.
      (page.opener as Window | null)?.postMessage(report, origin);
      if (!('BroadcastChannel' in page)) return;
      const channel = new page.BroadcastChannel(CHANNEL);
      channel.postMessage(report);
      channel.close();
    },
    leave: (address) => page.location.assign(address),
    close(otherwise) {
      page.close();
      page.setTimeout(otherwise, CLOSING_MS);
    },
    readTask() {
      try {
        const task: unknown = JSON.parse(page.sessionStorage.getItem(CHANNEL) ?? 'null');
        return isTask(task) ? task : null;
      } catch {
        // Storage is off, or something else wrote there: the window goes on without an opener.
        return null;
      }
    },
    keepTask(task) {
      try {
        page.sessionStorage.setItem(CHANNEL, JSON.stringify(task));
      } catch {
        // Storage is off: the window will go on without an opener.
      }
    },
    forgetTask() {
      try {
        page.sessionStorage.removeItem(CHANNEL);
      } catch {
        // Storage is off: nothing was kept.
      }
    },
  };
}
