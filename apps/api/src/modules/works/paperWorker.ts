/** Draws one paper beside the server's own thread, which answers others meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawPlate, type Plate } from './drawPlate.ts';
import { drawTicket, type Ticket } from './drawTicket.ts';

/** What is to be drawn. */
export type Paper = { readonly ticket: Ticket } | { readonly plate: Plate };

const paper = workerData as Paper;
const bytes = await ('ticket' in paper ? drawTicket(paper.ticket) : drawPlate(paper.plate));
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
