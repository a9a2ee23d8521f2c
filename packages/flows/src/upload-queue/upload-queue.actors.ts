/** Calls and transfers of the print files of one page. */
import type { FlowClient } from '../client.types.ts';
import { createUploadItemActors } from '../upload-item/upload-item.actors.ts';
import type { UploadPort } from '../upload-item/upload-item.types.ts';
import { queuedItemMachine } from './upload-queue.machine.ts';

/** `item` is one file's whole way. */
export const createUploadQueueActors = (client: FlowClient, port: UploadPort) => ({
  item: queuedItemMachine.provide({ actors: createUploadItemActors(client, port) }),
});
