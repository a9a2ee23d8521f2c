/** Workbooks as other programs write them, part by part: what the writer of the tests would never write. */
import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const STRICT_RELS = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const zipped = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(XML + text)])),
  );

const typesOf = (sheet: string): string =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="${sheet}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;

const relsOf = (...links: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const HEADS = ['客户单号', '产品名称/编码', '数量', '收货人', '手机', '完整地址', '期望到货'];

/**
 * As WPS saves: strings in runs and with readings, a sheet that is not the first and lies at an absolute path, one that
 * is hidden, days in a format of its own, a wrong dimension, pictures in cells.
 */
export function wpsWorkbook(): Uint8Array {
  const plain = (text: string): string => `<si><t xml:space="preserve">${text}</t></si>`;
  const strings = [
    ...HEADS.map(plain),
    plain('W-001'),
    '<si><r><rPr><b/><sz val="11"/></rPr><t>铜版纸</t></r><r><t xml:space="preserve">名片</t></r><rPh sb="0" eb="3"><t>ﾄｳﾊﾞﾝｼ</t></rPh><phoneticPr fontId="1"/></si>',
    plain(' 陈女士 '),
    plain('浙江省杭州市西湖区文三路 1 号'),
    plain('这里没有订单'),
  ];
  const head = HEADS.map(
    (_, at) => `<c r="${String.fromCharCode(65 + at)}1" t="s"><v>${at}</v></c>`,
  );
  const row = [
    '<c r="A2" t="s"><v>7</v></c><c r="B2" t="s"><v>8</v></c><c r="C2"><v>5</v></c>',
    '<c r="D2" t="s"><v>9</v></c><c r="E2" s="2"><v>13800000001</v></c>',
    '<c r="F2" t="s"><v>10</v></c><c r="G2" s="1"><v>46357</v></c>',
  ].join('');
  return zipped({
    '[Content_Types].xml': typesOf('/xl/worksheets/sheet3.xml'),
    '_rels/.rels': relsOf(['rId1', `${RELS}/officeDocument`, 'xl/workbook.xml']),
    'docProps/custom.xml':
      '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="KSOProductBuildVer"><vt:lpwstr>2052-12.1.0.18608</vt:lpwstr></property></Properties>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELS}"><fileVersion appName="xl"/><sheets><sheet name="WpsReserved_CellImgList" sheetId="9" state="veryHidden" r:id="rId8"/><sheet name="订单" sheetId="3" r:id="rId3"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="1" hidden="1">订单!$A$1:$G$2</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relsOf(
      ['rId3', `${RELS}/worksheet`, '/xl/worksheets/sheet3.xml'],
      ['rId8', `${RELS}/worksheet`, 'worksheets/sheet8.xml'],
      ['rId4', `${RELS}/sharedStrings`, 'sharedStrings.xml'],
      ['rId5', `${RELS}/styles`, 'styles.xml'],
      ['rId6', 'http://www.wps.cn/officeDocument/2020/cellImage', 'cellimages.xml'],
    ),
    'xl/cellimages.xml':
      '<etc:cellImages xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData"/>',
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="176" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@"/></numFmts><fonts count="1"><font><sz val="11"/><name val="宋体"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="176" xfId="0" applyNumberFormat="1"/><xf numFmtId="11" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}" count="${strings.length}" uniqueCount="${strings.length}">${strings.join('')}</sst>`,
    'xl/worksheets/sheet8.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="s"><v>11</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet3.xml': `<worksheet xmlns="${MAIN}"><dimension ref="A1"/><sheetData><row r="1" spans="1:7">${head.join('')}</row><row r="2" spans="1:7">${row}</row></sheetData><autoFilter ref="A1:G2"/><dataValidations count="1"><dataValidation type="list" sqref="B2:B99"><formula1>"名片,海报"</formula1></dataValidation></dataValidations></worksheet>`,
  });
}

/**
 * As programs of shops export: names with a prefix, or those of the strict form; texts in their cells, no styles, places
 * of cells left out.
 */
export function exportedWorkbook(form: 'prefixed' | 'strict'): Uint8Array {
  const x = form === 'prefixed' ? 'x:' : '';
  const [main, rels] = form === 'strict' ? [STRICT, STRICT_RELS] : [MAIN, RELS];
  const space = form === 'prefixed' ? `xmlns:x="${main}"` : `xmlns="${main}"`;
  const place = (row: number, at: number): string =>
    form === 'prefixed' ? ` r="${String.fromCharCode(65 + at)}${row}"` : '';
  const text = (row: number, at: number, value: string): string =>
    `<${x}c${place(row, at)} t="inlineStr"><${x}is><${x}t>${value}</${x}t></${x}is></${x}c>`;
  const cells = [
    'E-001',
    '101',
    '5',
    '陈女士',
    '13800000001',
    '浙江省杭州市西湖区文三路 1 号',
    '2026-12-01',
  ];
  const lines = [HEADS, cells].map(
    (line, row) =>
      `<${x}row r="${row + 1}">${line.map((value, at) => text(row + 1, at, value)).join('')}</${x}row>`,
  );
  return zipped({
    '[Content_Types].xml': typesOf('/xl/worksheets/sheet.xml'),
    '_rels/.rels': relsOf(['R1', `${rels}/officeDocument`, '/xl/workbook.xml']),
    'xl/workbook.xml': `<${x}workbook ${space} xmlns:r="${rels}"><${x}sheets><${x}sheet name="Sheet1" sheetId="1" r:id="R7"/></${x}sheets></${x}workbook>`,
    'xl/_rels/workbook.xml.rels': relsOf(['R7', `${rels}/worksheet`, '/xl/worksheets/sheet.xml']),
    'xl/worksheets/sheet.xml': `<${x}worksheet ${space}><${x}sheetData>${lines.join('')}</${x}sheetData></${x}worksheet>`,
  });
}
