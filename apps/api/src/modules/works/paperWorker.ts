/** Draws one paper beside the server's own thread, which answers others meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawLabel, type ShippingLabel } from './drawLabel.ts';
import { drawPlate, type Plate } from './drawPlate.ts';
import { drawTicket, type Ticket } from './drawTicket.ts';

/** What is to be drawn. */
export type Paper =
  | { readonly ticket: Ticket }
  | { readonly plate: Plate }
  | { readonly label: ShippingLabel };

function draw(paper: Paper): Promise<Uint8Array> {
  if ('ticket' in paper) return drawTicket(paper.ticket);
  return 'plate' in paper ? drawPlate(paper.plate) : drawLabel(paper.label);
}

const bytes = await draw(workerData as Paper);
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
