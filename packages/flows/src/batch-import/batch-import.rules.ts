/** Which workbooks are worth sending. @see domain decisions on import: xlsx or csv, 5 MB */
import { IMPORT_BYTES_MAX } from '@banxin/contract/constants';
import type { FileFault, ImportFile } from './batch-import.types.ts';

/** What is wrong with a chosen file; undefined when nothing is. */
export function faultOf({ name, size }: ImportFile): FileFault | undefined {
  if (!/\.(xlsx|csv)$/i.test(name)) return 'kind';
  if (size === 0) return 'empty';
  return size > IMPORT_BYTES_MAX ? 'size' : undefined;
}
