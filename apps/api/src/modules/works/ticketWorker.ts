/** Draws one job ticket beside the server's own thread, which answers others meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawTicket, type Ticket } from './drawTicket.ts';

const bytes = await drawTicket(workerData as Ticket);
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
