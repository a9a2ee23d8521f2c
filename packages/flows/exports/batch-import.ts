/** Orders from a workbook: uploaded, checked and mended row by row, created in parts. */
export {
  createCloudImportActors,
  createImportActors,
  createPrintImportActors,
} from '../src/batch-import/batch-import.actors.ts';
export { batchImportMachine } from '../src/batch-import/batch-import.machine.ts';
export { faultOf } from '../src/batch-import/batch-import.rules.ts';
export type {
  BatchImportContext,
  BatchImportEvent,
  ChangeAnswer,
  ChangeRequest,
  CommitMode,
  CreateRequest,
  FileFault,
  ImportCalls,
  ImportFile,
  ImportPort,
  ImportProgress,
} from '../src/batch-import/batch-import.types.ts';
