/** One file on its way to the print shop. */
export { createUploadItemActors } from '../src/upload-item/upload-item.actors.ts';
export { uploadItemMachine } from '../src/upload-item/upload-item.machine.ts';
export type {
  Reached,
  Refusal,
  UploadFile,
  UploadItemContext,
  UploadItemEvent,
  UploadItemInput,
  UploadPort,
  UploadReport,
  UploadRequest,
} from '../src/upload-item/upload-item.types.ts';
