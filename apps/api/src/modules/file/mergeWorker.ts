/** Merges files beside the server's own thread, which answers others meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { type MergeJob, mergePdfs } from '../../preflight/merge.ts';

parentPort?.postMessage(await mergePdfs(workerData as MergeJob));
