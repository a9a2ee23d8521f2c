/** Draws invoices beside the server's own thread, which answers others meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawInvoices, type SheetOfInvoice } from './drawInvoice.ts';

const bytes = await drawInvoices(workerData as readonly SheetOfInvoice[]);
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
