/** What keeps a row of a batch order workbook from becoming an order, and a workbook from being read. */
import * as code from '../codes.ts';
import type { Sentence } from '../entities/sentence.ts';
import { type BatchColumn, batchColumn } from '../rules/batchColumns.ts';
import { refusals } from './row.ts';

interface Cell {
  readonly col: BatchColumn;
  readonly value: string;
}

const headOf = (col: BatchColumn) => batchColumn(col).head;

export const batch = refusals('batch', {
  gone: [
    code.notFound,
    [
      '这次批量下单已过期，请重新上传表格',
      'This batch has expired; please upload the workbook again',
    ],
  ],
  underWay: [
    code.wrongState,
    [
      '上一份表格还在处理，请稍候',
      'The workbook before is still being worked on; please wait a moment',
    ],
  ],
  notChecked: [
    code.wrongState,
    ['表格还没有检查完，请稍候', 'The workbook is still being checked; please wait a moment'],
  ],
  committed: [
    code.wrongState,
    ['这次批量下单已提交，不能再修改', 'This batch was submitted and can no longer be changed'],
  ],
  ordered: [
    code.wrongState,
    ({ orderSN }: { readonly orderSN: string }) => [
      `这一行已经是订单 ${orderSN}，不能再修改`,
      `This row is order ${orderSN} by now and can no longer be changed`,
    ],
  ],
  withFaults: [
    code.wrongState,
    ({ count }: { readonly count: number }) => [
      `还有 ${count} 行有误，全部正确后才能提交`,
      `${count} rows still have mistakes; all must be right before they are submitted`,
    ],
  ],
  shippingMoved: [
    code.priceMoved,
    [
      '发货方案已变化，请看新的方案',
      'The cheapest shipping is another one now; please look at it again',
    ],
  ],
  nothingValid: [code.wrongState, ['没有可以提交的行', 'There is no row that could be submitted']],
  unreadable: [
    code.invalidInput,
    [
      '文件读不出来，请另存为 xlsx 再试',
      'The file cannot be read; please save it as xlsx and try again',
    ],
  ],
  noHead: [
    code.invalidInput,
    ({ columns }: { readonly columns: readonly BatchColumn[] }) => [
      `这不是批量下单模板，缺少列：${columns.map((col) => headOf(col)[0]).join('、')}`,
      `This is not the batch order template; columns are missing: ${columns.map((col) => headOf(col)[1]).join(', ')}`,
    ],
  ],
  noCloudHead: [
    code.invalidInput,
    ({ columns }: { readonly columns: readonly BatchColumn[] }) => [
      `这不是云仓模板，缺少列：${columns.map((col) => headOf(col)[0]).join('、')}`,
      `This is not the cloud warehouse template; columns are missing: ${columns.map((col) => headOf(col)[1]).join(', ')}`,
    ],
  ],
  noAddressHead: [
    code.invalidInput,
    ({ columns }: { readonly columns: readonly BatchColumn[] }) => [
      `表格缺少列：${columns.map((col) => headOf(col)[0]).join('、')}`,
      `Columns are missing: ${columns.map((col) => headOf(col)[1]).join(', ')}`,
    ],
  ],
  addressSheetTooLarge: [
    code.invalidInput,
    ['文件不能超过 1 MB', 'The file may have 1 MB at most'],
  ],
  noAddressRows: [code.invalidInput, ['表格里没有地址', 'The workbook holds no addresses']],
  tooManyRows: [
    code.invalidInput,
    ({ most }: { readonly most: number }) => [
      `超过 ${most.toLocaleString('en-US')} 行，请拆分`,
      `There are more than ${most.toLocaleString('en-US')} rows; please split the workbook`,
    ],
  ],
  noRows: [code.invalidInput, ['表格里没有订单', 'The workbook holds no orders']],
  // Of cells: what the page, the comment in the cell and the column of faults say.
  required: [
    code.invalidInput,
    ({ col }: { readonly col: BatchColumn }) => [
      `${headOf(col)[0]}必填`,
      `${headOf(col)[1]} is required`,
    ],
  ],
  format: [
    code.invalidInput,
    ({ col, value, example }: Cell & { readonly example: string }) => [
      `${headOf(col)[0]}“${value}”应为${example}`,
      `${headOf(col)[1]} “${value}” is not understood`,
    ],
  ],
  formula: [
    code.invalidInput,
    ({ cell }: { readonly cell: string }) => [
      `${cell} 是公式，请粘贴为数值`,
      `${cell} is a formula; please paste its value`,
    ],
  ],
  tooLong: [
    code.invalidInput,
    ({ col, most }: { readonly col: BatchColumn; readonly most: number }) => [
      `${headOf(col)[0]}最多 ${most} 个字`,
      `${headOf(col)[1]} has at most ${most} characters`,
    ],
  ],
  unknownProduct: [
    code.invalidInput,
    ({ value, name }: { readonly value: string; readonly name: string }) => [
      name === '' ? `没有产品“${value}”` : `没有产品“${value}”，是否为${name}`,
      `There is no product “${value}”`,
    ],
  ],
  conflict: [
    code.invalidInput,
    ({ reason }: { readonly reason: string; readonly said?: Sentence | undefined }) => [
      reason,
      reason,
    ],
  ],
  stock: [
    code.invalidInput,
    ({ have }: { readonly have: number }) => [`可用库存只有 ${have}`, `Only ${have} are in stock`],
  ],
  unknownStock: [
    code.invalidInput,
    ({ value }: { readonly value: string }) => [
      `没有库存编码“${value}”`,
      `There is no stock code “${value}”`,
    ],
  ],
  stockOf: [
    code.invalidInput,
    ({
      stockCode,
      need,
      have,
    }: {
      readonly stockCode: string;
      readonly need: number;
      readonly have: number;
    }) => [
      `${stockCode}需 ${need}，可用 ${have}`,
      `${stockCode}: ${need} are needed, ${have} can be sent`,
    ],
  ],
  parcelHeld: [
    code.invalidInput,
    ({ row }: { readonly row: number }) => [
      `同一包裹的第 ${row} 行有误，整包暂不提交`,
      `Row ${row} of the same parcel has a mistake: the parcel waits`,
    ],
  ],
  unlikeInParcel: [
    code.invalidInput,
    ({ row, col }: { readonly row: number; readonly col: BatchColumn }) => [
      `同一包裹的${headOf(col)[0]}应与第 ${row} 行相同`,
      `${headOf(col)[1]} must be that of row ${row} of the same parcel`,
    ],
  ],
  ambiguousAddress: [
    code.invalidInput,
    ({ lacks }: { readonly lacks: readonly BatchColumn[] }) => [
      `地址缺少${lacks.map((col) => headOf(col)[0]).join('、')}`,
      `The address lacks: ${lacks.map((col) => headOf(col)[1]).join(', ')}`,
    ],
  ],
  phone: [code.invalidInput, ['手机号格式不正确', 'This is not a phone number']],
  carrierLimit: [
    code.invalidInput,
    ({
      name,
      reason,
    }: {
      readonly name: string;
      readonly reason: string;
      readonly said?: Sentence | undefined;
    }) => [`${name}不能送达：${reason}`, `This carrier does not deliver there: ${reason}`],
  ],
  duplicateInFile: [
    code.invalidInput,
    ({ row }: { readonly row: number }) => [
      `与第 ${row} 行客户单号重复`,
      `Row ${row} has the same number`,
    ],
  ],
  duplicateExisting: [
    code.invalidInput,
    ({ orderSN }: { readonly orderSN: string }) => [
      `已下单：${orderSN}`,
      `Ordered already: ${orderSN}`,
    ],
  ],
  fileMissing: [
    code.invalidInput,
    ({ value }: { readonly value: string }) => [
      `没有文件“${value}”`,
      `There is no file “${value}”`,
    ],
  ],
  fileUnready: [
    code.invalidInput,
    ({ value }: { readonly value: string }) => [
      `文件“${value}”还在检查，请稍候再匹配`,
      `The file “${value}” is still being checked; please match again in a moment`,
    ],
  ],
  priceChanged: [
    code.invalidInput,
    ({ before, after }: { readonly before: string; readonly after: string }) => [
      `价格由 ${before} 变为 ${after}`,
      `The price moved from ${before} to ${after}`,
    ],
  ],
});
