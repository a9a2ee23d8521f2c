/** What journeys of workbooks share: rows as a customer fills them in, and the page that reads them. */
import { readFileSync } from 'node:fs';
import {
  type BatchColumn,
  batchColumn,
  batchColumnNames,
} from '@banxin/contract/rules/batchColumns';
import type { Download, Locator, Page } from '@playwright/test';
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, logIn } from './shop.ts';

/** Cells of one order by their columns. */
export type BatchRow = Partial<Record<BatchColumn, CellValue>>;

/** An order that is right. */
export const goodRow: BatchRow = {
  product: '铜版纸名片',
  width: 90,
  height: 54,
  material: '铜版纸',
  gsm: 300,
  colours: '4+4',
  crafts: '亮膜',
  quantity: 5,
  consignee: '陈女士',
  phone: '13800000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 1 号',
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file as it is handed to the page. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A workbook of lines below their heads, as they are. */
export async function sheetOf(
  lines: readonly (readonly CellValue[])[],
  name: string,
): Promise<ChosenFile> {
  const bytes = await writeXlsx({
    sheets: [{ name: '订单', rows: lines.map((line) => [...line]) }],
  });
  return { name, mimeType: XLSX, buffer: Buffer.from(bytes) };
}

/** A workbook of orders. @param columns of its kind */
export function workbookOf(
  rows: readonly BatchRow[],
  { name = '十一月订单.xlsx', columns = batchColumnNames as readonly BatchColumn[] } = {},
): Promise<ChosenFile> {
  const heads = columns.map((column) => batchColumn(column).head[0]);
  return sheetOf([heads, ...rows.map((row) => columns.map((column) => row[column] ?? null))], name);
}

/** The lines of a workbook that came back. */
export async function linesOf(download: Download): Promise<readonly (readonly CellValue[])[]> {
  const { sheets } = await readXlsx(new Uint8Array(readFileSync(await download.path())));
  return sheets[0]?.rows ?? [];
}

/** A part of the page by its name. */
export const partOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** Hands a file to a part of the page. */
export async function choose(page: Page, part: string, file: ChosenFile): Promise<void> {
  await partOf(page, part)
    .locator('[data-component=FileDrop] input[type=file]')
    .setInputFiles(file);
}

/** Opens a page of workbooks, logged in. @param title its heading */
export async function openBatch(page: Page, url: string, title: string): Promise<void> {
  await page.goto(url);
  await logIn(page, '悦享包装');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
