/** Spreadsheets: a workbook without macros, or text in a known encoding; with rows, and not too many. */
import { IMPORT_ROWS_MAX } from '@banxin/contract/constants';
import type { UploadPurpose } from '@banxin/contract/uploads';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import { accepted, type CheckResult, refused } from './check-result.ts';
import {
  encoding,
  macros,
  noRows,
  otherType,
  tooManyRows,
  unreadableSheet,
} from './document-refusals.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** All sheets of a workbook, unpacked. @unit bytes */
const UNPACKED_MAX = 64 * 1024 ** 2;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/** Rows below the head. */
function judgeRows(filled: number, contentType: string): CheckResult {
  const rows = filled - 1;
  if (rows < 1) return refused('UNREADABLE', noRows);
  return rows > IMPORT_ROWS_MAX
    ? refused('TOO_MANY_ROWS', tooManyRows(), rows)
    : accepted(contentType);
}

/** Rows of a sheet that hold a value; what is only formatted does not count. */
function filledRows(sheet: Uint8Array): number {
  const xml = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength);
  let count = 0;
  for (let at = xml.indexOf('<row'); at >= 0; ) {
    const next = xml.indexOf('<row', at + 4);
    const row = xml.subarray(at, next < 0 ? xml.length : next);
    if (row.includes('<v>') || row.includes('<is>') || row.includes('<f')) count += 1;
    at = next;
  }
  return count;
}

function checkWorkbook(bytes: Uint8Array, purpose: UploadPurpose): CheckResult {
  const parts: UnzipFileInfo[] = [];
  let sheets: Uint8Array[];
  try {
    let unpacked = 0;
    const wanted = (part: UnzipFileInfo) => {
      parts.push(part);
      if (!SHEET.test(part.name)) return false;
      unpacked += part.originalSize;
      return unpacked <= UNPACKED_MAX;
    };
    sheets = Object.values(unzipSync(bytes, { filter: wanted }));
    if (unpacked > UNPACKED_MAX) return refused('UNREADABLE', unreadableSheet, unpacked);
  } catch {
    return refused('UNREADABLE', unreadableSheet); // No whole archive: cut short or damaged.
  }
  const has = (name: string) => parts.some((part) => part.name === name);
  if (!has('xl/workbook.xml')) return refused('WRONG_TYPE', otherType(purpose), 'zip');
  if (has('xl/vbaProject.bin')) return refused('WRONG_TYPE', macros);
  return judgeRows(Math.max(0, ...sheets.map(filledRows)), XLSX);
}

/** The text, or null in an encoding of which it is none. */
function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Records that are not empty; a quoted line break ends none. */
function filledRecords(text: string): number {
  const lines = text.replace(/"[^"]*"/g, '"').split(/\r\n|\r|\n/);
  return lines.filter((line) => /[^\s,;"]|"/.test(line)).length;
}

function checkText(bytes: Uint8Array): CheckResult {
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030');
  // A text has no zero bytes; what has them is another file, or UTF-16.
  if (text === null || text.includes('\0')) return refused('UNREADABLE', encoding);
  return judgeRows(filledRecords(text), 'text/csv');
}

export async function checkSheet(bytes: Uint8Array, purpose: UploadPurpose): Promise<CheckResult> {
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined) return checkText(bytes);
  const isArchive = type.ext === 'zip' || type.ext === 'xlsx' || type.ext === 'xlsm';
  return isArchive
    ? checkWorkbook(bytes, purpose)
    : refused('WRONG_TYPE', otherType(purpose), type.mime);
}
