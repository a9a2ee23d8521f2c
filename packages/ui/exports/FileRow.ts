// One file: name, facts, progress, findings, and what can be done with it.
export {
  type FileFinding,
  FileRow,
  type FileRowProps,
  type FileStatus,
} from '../src/components/FileRow/FileRow.tsx';
