/** Several files on their way, a few at a time. */
export { createUploadQueueActors } from '../src/upload-queue/upload-queue.actors.ts';
export { uploadQueueMachine } from '../src/upload-queue/upload-queue.machine.ts';
export type {
  QueuedFile,
  Standing,
  UploadQueueContext,
  UploadQueueEvent,
  UploadQueueInput,
} from '../src/upload-queue/upload-queue.types.ts';
