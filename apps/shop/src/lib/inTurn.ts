/** Does what may wait a moment bit by bit: between two of them the browser hears whoever scrolls or presses. */

const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

/** Runs it in a task of its own, after what came before. */
export function inTurn(run: () => void): void {
  if (channel === undefined) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => waiting.shift()?.();
  }
  waiting.push(run);
  channel.port2.postMessage(null);
}
