// Built-in strings of overlays, navigation and data components: Chinese, and the type of every other language.
import { copyZh } from './copy.ts';
import { dialogZh } from './dialog.ts';
import { loginZh } from './login.ts';
import { moneyZh } from './money.ts';
import { pagerZh } from './pager.ts';
import { rowSelectionZh } from './rowSelection.ts';
import { spinnerZh } from './spinner.ts';
import { tableZh } from './table.ts';
import { toastZh } from './toast.ts';
import { viewerZh } from './viewer.ts';

export const viewsZh = {
  ...copyZh,
  ...dialogZh,
  ...loginZh,
  ...viewerZh,
  ...spinnerZh,
  ...pagerZh,
  ...rowSelectionZh,
  ...tableZh,
  ...toastZh,
  ...moneyZh,
  confirm: '确定',
  cancel: '取消',
  gotIt: '知道了',
  /** Title of alerts that the specification fixes. */
  systemNotice: '系统提示',
  trimLine: '成品线',
  safeArea: '安全区',
  bleed: '出血',
  foldLine: '折线',
  proofOf: (width: string, height: string): string => `印刷文件预览，成品 ${width}×${height} mm`,
  proofEmpty: '还没有印刷文件，按此版式准备即可',
  findings: '文件检查',
  passedChecks: (count: number): string => `${count} 项检查通过`,
  onPage: (page: number): string => `第 ${page} 页`,
  priceTitle: '价格明细',
  totalWithTax: '含税合计',
  priceTotal: '合计',
  unitPrice: (amount: string, unit: string): string => `${amount} / ${unit}`,
  pricePending: '正在重新计价',
  loginFailed: '登录未成功',
  agreementConfirm: '同意并签订',
  agreementWait: (seconds: number): string => `同意并签订（${seconds} 秒）`,
  agreementSigning: '签订中',
  agreementReading: '请先阅读协议，阅读时间结束后可以签订',
  agreementReady: '现在可以签订',
  agreementFailed: '签订没有成功，请重试',
  agreementContent: '协议正文',
  agreementLater: '暂不签订',
  couponTitle: '新客礼包',
  couponSealed: '送给新客户的一份优惠，打开后存入您的账户',
  couponOpen: '打开礼包',
  couponDone: '收下',
  /** Announced when the gift pack opens; the amount comes with its sign. */
  couponAmount: (amount: string): string => `礼包已打开，${amount} 元优惠券已存入您的账户`,
  couponClaimed: '您已领取过新客礼包，可在优惠券中查看',
  couponNotEligible: '新客礼包只送给尚未认证的新客户，您的账户不在此列',
  couponFailed: '礼包没有打开，您的领取资格不变，请重试',
  couponStampClaimed: '已领取',
  couponStampNotEligible: '不适用',
  openPicture: (name: string): string => `查看大图：${name}`,
  tableNo: (number: number): string => `表格 ${number}`,
  breadcrumb: '当前位置',
  steps: '进度',
  stepDone: '已完成',
  stepCurrent: '进行中',
  stepFuture: '未开始',
  stepProblem: '有问题',
  sideMenu: '菜单',
  foldMenu: '收起菜单',
  unfoldMenu: '展开菜单',
  skipToContent: '跳到正文',
  routeProgress: '页面加载进度',
  /** Announced politely while a page is on its way. */
  pageLoading: '页面加载中',
  chartView: '显示方式',
  chartDrawn: '图',
  chartTable: '表',
  /** Told with the drawing of a chart; its table follows. */
  chartKeys: '方向键逐项查看，数据表在后',
  chartItem: '项目',
  chartShare: '占比',
  chartTotal: '合计',
  chartEmpty: '暂无可显示的数据',
  days: '天',
  hours: '时',
  minutes: '分',
  seconds: '秒',
  /** Announced when a countdown begins and in its last minute. */
  timeLeft: (time: string): string => `剩余 ${time}`,
  timeOver: '已结束',
  qrExpired: '二维码已过期',
  qrRefresh: '刷新二维码',
  countOf: (count: number): string => `${count} 项`,
  requestId: '请求编号',
  errorKept: '已保留',
};

/** What a language must provide for overlays, navigation and data. */
export type ViewMessages = typeof viewsZh;
