/** Columns of the workbooks of orders: their heads, which must be filled, and what an example looks like. */
import type { Words } from '../refusals/row.ts';

/** One column. */
export interface BatchColumnRule {
  /** Head in the workbook, and what readers of English are told. */
  readonly head: Words;
  /** A row without it is none. */
  readonly isRequired?: true;
  /** Other heads that are understood. */
  readonly alsoCalled?: readonly string[];
  /** As the example sheet fills it. */
  readonly example: string;
}

/** Of every kind of workbook; those of print orders in their order. @see domain decisions §14 */
export const batchColumns = {
  number: { head: ['客户单号', 'Your number'], isRequired: true, example: 'A-0001' },
  product: {
    head: ['产品名称/编码', 'Product'],
    isRequired: true,
    alsoCalled: ['产品名称', '产品编码', '产品'],
    example: '铜版纸名片',
  },
  width: { head: ['成品宽', 'Width'], alsoCalled: ['成品宽(mm)', '宽'], example: '90' },
  height: { head: ['成品高', 'Height'], alsoCalled: ['成品高(mm)', '高'], example: '54' },
  material: { head: ['材质', 'Paper'], example: '铜版纸' },
  gsm: { head: ['克重', 'Grammage'], example: '300' },
  colours: { head: ['印色', 'Inks'], example: '4+4' },
  crafts: { head: ['工艺', 'Finishing'], example: '亮膜、圆角' },
  quantity: { head: ['数量', 'Quantity'], isRequired: true, example: '5' },
  styles: { head: ['款数', 'Styles'], example: '1' },
  file: { head: ['文件名', 'File'], example: '陈经理名片.pdf' },
  certificate: { head: ['品牌证书', 'Brand certificate'], example: '' },
  consignee: {
    head: ['收货人', 'Receiver'],
    isRequired: true,
    alsoCalled: ['收件人'],
    example: '陈女士',
  },
  phone: {
    head: ['手机', 'Phone'],
    isRequired: true,
    alsoCalled: ['手机号', '电话', '联系电话'],
    example: '13800000001',
  },
  province: { head: ['省', 'Province'], alsoCalled: ['省份'], example: '浙江省' },
  city: { head: ['市', 'City'], alsoCalled: ['城市'], example: '杭州市' },
  district: { head: ['区', 'District'], alsoCalled: ['区县'], example: '西湖区' },
  detail: { head: ['详细地址', 'Street'], example: '文三路 1 号' },
  address: { head: ['完整地址', 'Whole address'], alsoCalled: ['地址', '收货地址'], example: '' },
  carrier: { head: ['快递公司', 'Carrier'], alsoCalled: ['快递'], example: '中通快递' },
  senderName: { head: ['发件人', 'Sender'], example: '' },
  senderPhone: { head: ['发件电话', 'Sender’s phone'], example: '' },
  arriveBy: { head: ['期望到货', 'Wanted by'], example: '' },
  urgent: { head: ['加急', 'Urgent'], example: '否' },
  packaging: { head: ['包装', 'Packing'], example: '' },
  remark: { head: ['备注', 'Remark'], example: '' },
  stockCode: {
    head: ['库存编码', 'Stock code'],
    alsoCalled: ['编码', 'SKU'],
    example: 'YC001001',
  },
} as const satisfies Readonly<Record<string, BatchColumnRule>>;

/** Key of a column. */
export type BatchColumn = keyof typeof batchColumns;

/** Every key of any kind of workbook. */
export const everyColumnName = Object.keys(batchColumns) as BatchColumn[];

/** Those of print orders, in the order of their workbook. */
export const batchColumnNames: readonly BatchColumn[] = everyColumnName.filter(
  (name) => name !== 'stockCode',
);

/** Those of parcels from the cloud warehouse, in the order of their workbook. */
export const cloudColumnNames = [
  ...(['number', 'stockCode', 'quantity', 'consignee', 'phone', 'address'] as const),
  ...(['carrier', 'senderName', 'senderPhone', 'remark'] as const),
] as const satisfies readonly BatchColumn[];

/** What a workbook orders: print jobs, or parcels from the cloud warehouse. */
export const importKinds = ['print', 'cloud'] as const;
/** One of {@link importKinds}. */
export type ImportKind = (typeof importKinds)[number];

/** What can be read from a sheet: orders of one kind, or addresses to be kept. */
export type SheetKind = ImportKind | 'addresses';

/** Those of a list of addresses, in the order of their workbook. */
export const addressColumnNames = [
  ...(['consignee', 'phone', 'province', 'city', 'district', 'detail', 'address'] as const),
] as const satisfies readonly BatchColumn[];

/** The columns of a kind of workbook, and those without which no row is one. */
export const workbookColumns: Readonly<
  Record<
    SheetKind,
    { readonly all: readonly BatchColumn[]; readonly required: readonly BatchColumn[] }
  >
> = {
  print: {
    all: batchColumnNames,
    // An address may stand in one cell or in several.
    required: ['number', 'product', 'quantity', 'consignee', 'phone'],
  },
  cloud: {
    all: cloudColumnNames,
    required: ['number', 'stockCode', 'quantity', 'consignee', 'phone', 'address'],
  },
  addresses: { all: addressColumnNames, required: ['consignee', 'phone'] },
};

/** A column with every rule it may have. */
export const batchColumn = (name: BatchColumn): BatchColumnRule => batchColumns[name];

/** Head of the column that says what is wrong; what stands there is not read. */
export const FAULTS_HEAD = '错误说明';

/** Name of the sheet with the rows. */
export const BATCH_SHEET = '订单';

/** Characters of one cell at most; a longer one is refused with its cell. */
export const BATCH_CELL_MAX = 500;
