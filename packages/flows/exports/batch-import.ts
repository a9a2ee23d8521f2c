/** Cloud warehouse orders from a workbook: read and judged, then created. */
export { createBatchImportActors } from '../src/batch-import/batch-import.actors.ts';
export { batchImportMachine } from '../src/batch-import/batch-import.machine.ts';
export { faultOf } from '../src/batch-import/batch-import.rules.ts';
export type {
  BatchImportContext,
  BatchImportEvent,
  BatchImportInput,
  CreatedImport,
  CreateRequest,
  FileFault,
  ImportFile,
  ImportPort,
  ImportProblem,
  ImportRow,
  ParsedImport,
} from '../src/batch-import/batch-import.types.ts';
