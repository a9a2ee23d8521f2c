/** The window that a login form opens: the shop's own code looks after it and hears it, only the browser is a story's. */
import { createLoginWindows, type LoginWindows } from '../../lib/loginWindows.ts';

export interface OtherWindow {
  /** For `windows` of the shop around a story. */
  readonly windows: LoginWindows;
  /** Origin of the shop's own pages. */
  readonly origin: string;
  /** Addresses of the windows that were opened, oldest first. */
  addresses(): readonly string[];
  /** The key that the newest window was opened with. */
  nonce(): string;
  isOpen(): boolean;
  /** What the browser says when one is to be opened. */
  setBlocked(isBlocked: boolean): void;
  /** The visitor closes it by hand. */
  closeByHand(): void;
  /** A message arrives, from a page of whatever origin. */
  post(origin: string, data: unknown): void;
  /** What it says over the shop's own channel. */
  broadcast(data: unknown): void;
  /** The opener looks after it once. */
  look(): void;
}

/** Of the shop's own pages. */
const origin = 'https://shop.example';

/** One per story. */
export function createOtherWindow(): OtherWindow {
  const messages = new EventTarget();
  const channels = new Set<EventTarget>();
  const looks = new Set<() => void>();
  const addresses: string[] = [];
  const opened = {
    closed: true,
    focus: () => undefined,
    close: () => {
      opened.closed = true;
    },
  };
  let isBlocked = false;
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }
    close() {
      channels.delete(this);
    }
  }
  /** As much of a browser's window as an opener needs. */
  const page = {
    location: { origin },
    screenX: 0,
    screenY: 0,
    outerWidth: 1_440,
    outerHeight: 900,
    open(address: string) {
      if (isBlocked) return null;
      addresses.push(address);
      opened.closed = false;
      return opened;
    },
    addEventListener: messages.addEventListener.bind(messages),
    removeEventListener: messages.removeEventListener.bind(messages),
    BroadcastChannel: Channel,
    setInterval: (run: () => void) => {
      looks.add(run);
      return run;
    },
    clearInterval: (run: () => void) => looks.delete(run),
  };
  return {
    windows: createLoginWindows(page as unknown as Window & typeof globalThis),
    origin,
    addresses: () => addresses,
    nonce: () => new URLSearchParams(addresses.at(-1)?.split('?')[1]).get('nonce') ?? '',
    isOpen: () => !opened.closed,
    setBlocked: (next) => {
      isBlocked = next;
    },
    closeByHand: opened.close,
    post: (from, data) =>
      void messages.dispatchEvent(new MessageEvent('message', { origin: from, data })),
    broadcast: (data) => {
      for (const channel of channels) channel.dispatchEvent(new MessageEvent('message', { data }));
    },
    look: () => {
      for (const run of [...looks]) run();
    },
  };
}
