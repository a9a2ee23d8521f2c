/** One file on its way to the print shop. */
export { createUploadItemActors } from '../src/upload-item/upload-item.actors.ts';
export { uploadItemMachine } from '../src/upload-item/upload-item.machine.ts';
export {
  CHECK_POLL_MS,
  type Refusal,
  type UploadFile,
  type UploadItemContext,
  type UploadItemEvent,
  type UploadItemInput,
  type UploadPort,
  type UploadReport,
  type UploadRequest,
} from '../src/upload-item/upload-item.types.ts';
