/** Print files of a page, for atlas and tests. */
import { sampleFile } from '../upload-item/upload-item.samples.ts';
import type { UploadFile } from '../upload-item/upload-item.types.ts';

/** A chosen file whose key is its name without `.pdf`. @unit bytes 4 MiB each */
export const sampleNamed = (key: string): UploadFile => ({
  ...sampleFile,
  key,
  name: `${key}.pdf`,
});

/** One more than are sent at one time. */
export const sampleFiles: readonly UploadFile[] = ['封面', '内页', '封底'].map(sampleNamed);
