/** Texts of supplying the files of an order. */
import { dictionary } from '../../lib/text.ts';

export const fileSupplyText = dictionary(
  {
    replaceHint: '提交后替换现有文件，并重新检查、审核。',
    submitFiles: '提交文件',
    filesBusy: '文件还在上传或检查，完成后即可提交',
    filesErrors: '文件有需要修改的问题。仍可提交，但审核可能不通过，建议先修改。',
    filesSent: '文件已提交',
    filesSentHint: '检查通过后自动进入审核',
  },
  {
    replaceHint: 'The new files take the place of the old ones and are reviewed again.',
    submitFiles: 'Submit files',
    filesBusy: 'Files are still being sent or checked',
    filesErrors: 'The files have errors; review may refuse them.',
    filesSent: 'Files submitted',
    filesSentHint: 'Review follows when the check passes',
  },
);
