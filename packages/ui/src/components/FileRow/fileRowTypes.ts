// What a row of a file takes.
import type { ReactNode } from 'react';
import type { FileFinding } from './Findings.tsx';

/** Where a file is on its way. */
export type FileStatus = 'waiting' | 'uploading' | 'paused' | 'checking' | 'ready' | 'failed';

export interface FileRowProps {
  /**
   * Name of the file.
   * @zh 文件名。
   */
  name: string;
  /**
   * Facts: pages, size, weight, in one line.
   * @zh 一行信息：页数、尺寸、大小。
   */
  meta?: string | undefined;
  /**
   * Where it is on its way.
   * @zh 进行到哪一步。
   */
  status: FileStatus;
  /**
   * Share that has arrived, while it is uploading or paused.
   * @zh 上传中或暂停时，已传的比例。
   * @unit 0…1
   */
  progress?: number | undefined;
  /**
   * What happened and what to do, when it failed.
   * @zh 失败时说明发生了什么、怎么办。
   */
  errorMessage?: string | undefined;
  /**
   * What the check found, worst first.
   * @zh 检查结果，最严重的在前。
   */
  findings?: readonly FileFinding[] | undefined;
  /**
   * A small picture of the first page.
   * @zh 首页的缩略图。
   */
  thumbnail?: ReactNode | undefined;
  /**
   * Stops for now; shown while it is uploading or waits for it.
   * @zh 暂停；上传中或等待上传时显示。
   */
  onPause?: (() => void) | undefined;
  /**
   * Goes on; shown while it is paused.
   * @zh 继续；暂停时显示。
   */
  onResume?: (() => void) | undefined;
  /**
   * Starts again; shown when it failed.
   * @zh 重新上传；失败时显示。
   */
  onRetry?: (() => void) | undefined;
  /**
   * Takes it away.
   * @zh 移除。
   */
  onRemove?: (() => void) | undefined;
  /**
   * More to do with it, before the remove button.
   * @zh 其他操作，排在移除按钮之前。
   */
  action?: ReactNode | undefined;
}
