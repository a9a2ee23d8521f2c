/** A print file, for atlas and tests. */
import type { PrintFile } from '@banxin/contract/entities/file';
import type { UploadFile, UploadItemInput } from './upload-item.types.ts';

/** Chosen by the customer, not sent yet. @unit bytes 4 MiB */
export const sampleFile: UploadFile = {
  key: 'a',
  name: '名片-正反面.pdf',
  size: 4 * 1_024 * 1_024,
  type: 'application/pdf',
  source: null,
};

/** Small enough. */
export const sampleInput: UploadItemInput = { file: sampleFile, maxBytes: 200 * 1_024 * 1_024 };

/** Sent and checked; one thing was noticed. */
export const sampleReport: PrintFile = {
  id: 'f1',
  name: sampleFile.name,
  purpose: 'printFile',
  size: sampleFile.size,
  status: 'checked',
  pageCount: 2,
  pages: [],
  findings: [
    {
      code: 'LOW_RESOLUTION',
      severity: 'warning',
      page: 1,
      message: '第 1 页有一张图片只有 180 dpi，建议 300 dpi 以上',
    },
  ],
  refusal: null,
  createdAt: '2026-11-20T09:00:00.000+08:00',
};
