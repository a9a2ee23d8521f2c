/** Orders: status, file status, flags, pre-order items. Specification §3; bits of the flags domain decision. */
import { defineEnum, defineFlags, type ValueOf } from './define.ts';

/**
 * Where an order stands. 1/2/3 and 11/12/13 are the same three review states before and after
 * payment: paying adds 10.
 */
export const orderStatus = defineEnum({
  cancelled: [0, '已取消'],
  registered: [1, '已登记'],
  reviewWithdrawn: [2, '审核撤回'],
  approved: [3, '审核通过'],
  ordered: [11, '已下单'],
  reviewWithdrawnOrdered: [12, '已下单审核撤回'],
  approvedOrdered: [13, '已下单审核通过'],
  allocated: [15, '已分配'],
  workOrderOpened: [17, '已开工单'],
  outsourced: [20, '已外协'],
  scanReturn: [54, '扫描回厂'],
  returnedToFactory: [55, '已回厂'],
  storageWithdrawn: [60, '入库撤回'],
  partlyStored: [61, '部分入库'],
  stored: [62, '已入库'],
  shipping: [65, '发货中'],
  shipped: [66, '已发货'],
  inDelivery: [67, '派送中'],
  delivered: [69, '已签收'],
  toReturn: [100, '待退回'],
  returned: [101, '已退回'],
  deleted: [255, '已删除'],
});
/** A value of {@link orderStatus}. */
export type OrderStatus = ValueOf<typeof orderStatus>;

/**
 * State of the design files. The small values look like bits, but 43 (paused) equals 1+2+8+32:
 * the field is an enumeration and is only ever compared for equality.
 */
export const fileStatus = defineEnum({
  default: [0, '默认'],
  unmodified: [1, '未修改'],
  awaitingFinal: [2, '待定稿'],
  productToModify: [8, '产品待修改'],
  fileToModify: [16, '文件待修改'],
  certificateToModify: [32, '证书待修改'],
  paused: [43, '已暂停'],
  modified: [64, '已修改'],
  confirmed: [128, '已确认'],
});
/** A value of {@link fileStatus}. */
export type FileStatus = ValueOf<typeof fileStatus>;

/**
 * What is special about an order. The specification names the 26 flags and hides their values;
 * here they are the bits 2^0 to 2^25 in the order named. Stored as bigint, fits 32 bits.
 */
export const orderFlag = defineFlags({
  new: [1, '新订单'],
  reorder: [2, '返单'],
  preprocessFailed: [4, '预处理失败'],
  discarded: [8, '已作废'],
  notForWorkOrder: [16, '不开工单'],
  problemOrder: [32, '问题单'],
  merged: [64, '合单'],
  afterSalesOrder: [128, '售后单'],
  preRegistered: [256, '预登记'],
  bigOrder: [512, '大单'],
  noAfterSales: [1_024, '不可售后'],
  deliveryDateChange: [2_048, '交期变更'],
  urgentInstantDelivery: [4_096, '加急立发'],
  combinedPackage: [8_192, '合并包裹'],
  cloudWarehouseCustody: [16_384, '云仓代管'],
  cloudWarehouseSale: [32_768, '云仓销售'],
  multiSiteShipping: [65_536, '多地发货'],
  addressChange: [131_072, '地址变更'],
  virtual: [262_144, '虚拟单'],
  oneClickReorder: [524_288, '一键返单'],
  qualityInspection: [1_048_576, '全检'],
  priceAdvantage: [2_097_152, '价格优势'],
  outgoing: [4_194_304, '外发'],
  stopShipping: [8_388_608, '停止发货'],
  sample: [16_777_216, '样品'],
  multiStyleSplit: [33_554_432, '多款拆分'],
});

/** State of an item that waits to become an order. */
export const preOrderStatus = defineEnum({
  unprocessed: [0, '未处理'],
  unreviewed: [1, '未审核'],
  approved: [2, '审核通过'],
  processed: [3, '已处理'],
  imposed: [4, '已拼版'],
  transferred: [5, '已转单'],
  toCommunicate: [100, '待沟通'],
  notUploaded: [101, '未上传'],
  ordered: [102, '已下单'],
});
/** A value of {@link preOrderStatus}. */
export type PreOrderStatus = ValueOf<typeof preOrderStatus>;

/** Whether an order's remark is shown. */
export const orderRemarkFlag = defineFlags({ display: [1, '显示备注'] });

/** Kind of a cloud warehouse order. */
export const cloudWarehouseKind = defineEnum({
  custody: [1, '代管'],
  sales: [2, '销售'],
});
/** A value of {@link cloudWarehouseKind}. */
export type CloudWarehouseKind = ValueOf<typeof cloudWarehouseKind>;
