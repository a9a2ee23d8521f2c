// Built-in strings of actions and fields: Chinese, and the type that every other language must satisfy.

import { buttonZh } from './button.ts';
import { captchaZh } from './captcha.ts';
import { countdownZh } from './countdown.ts';
import { linkZh } from './link.ts';
import { passwordZh } from './password.ts';

/** Strings of actions and fields. */
export const controlsZh = {
  ...linkZh,
  ...passwordZh,
  ...captchaZh,
  ...countdownZh,
  ...buttonZh,
  required: '必填',
  optional: '选填',
  charactersMost: (most: number): string => `最多 ${most} 个字`,
  /** Announced when the limit is reached. */
  charactersFull: (most: number): string => `已到 ${most} 个字的上限`,
  increase: '增加',
  decrease: '减少',
  numberMost: (most: string): string => `最多 ${most}，已改为 ${most}`,
  numberLeast: (least: string): string => `最少 ${least}，已改为 ${least}`,
  numberStep: (typed: string, fitted: string, step: string): string =>
    `${typed} 不是 ${step} 的倍数，已改为 ${fitted}`,
  numberTier: (typed: string, fitted: string): string => `没有 ${typed} 这一档，已改为 ${fitted}`,
  search: '搜索',
  clear: '清除',
  searchHistory: '最近搜索',
  clearHistory: '清空记录',
  removeHistory: (word: string): string => `删除记录：${word}`,
  historyRemoved: (word: string): string => `已删除记录：${word}`,
  historyCleared: '已清空搜索记录',
  historyHint: (count: number): string => `${count} 条最近搜索，按下方向键进入`,
  hotWords: '热门搜索',
  selectPlaceholder: '请选择',
  comboPlaceholder: '输入或选择',
  showOptions: '展开选项',
  noMatch: '没有匹配的选项',
  unavailable: '不可选',
  today: '今天',
  openCalendar: '打开日历',
  rangeStart: '开始',
  rangeEnd: '结束',
  notBefore: (day: string): string => `最早可选 ${day}`,
  notAfter: (day: string): string => `最晚可选 ${day}`,
  last7Days: '近 7 天',
  last30Days: '近 30 天',
  thisMonth: '本月',
  lastMonth: '上月',
  rangeReversed: '开始日期晚于结束日期',
  rangeTooLong: (days: number): string => `最多选 ${days} 天`,
  /** Between two things that are listed. */
  comma: '，',
  /** Between things of one kind. */
  enumeration: '、',
  /** Between two sentences that stand in one. */
  semicolon: '；',
  /** What is said beside a title, for its hearers only. */
  aside: (words: string): string => `（${words}）`,
  areaPlaceholder: '省 / 市 / 区县',
  areaSearch: '搜索地区，可输入拼音首字母',
  areaResults: '找到的地区',
  areaNoMatch: '没有找到这个地区',
  areaFailed: '没有加载出来',
  /** Names the columns: 0 provinces, 1 cities, 2 districts. */
  areaLevel: (depth: number): string => ['省份', '城市', '区县'][depth] ?? '街道',
  because: (what: string, reason: string): string => `${what}：${reason}`,
  selectAll: '全选',
  secondsLeft: (seconds: number): string => `${seconds} 秒`,
  dropFiles: '将文件拖到这里',
  dropRelease: '松开即可添加',
  chooseFiles: '选择文件',
  filesRefused: (names: string): string => `格式不支持，未添加：${names}`,
  filesTooLarge: (names: string, most: string): string => `超过 ${most}，未添加：${names}`,
  filesTooMany: (names: string, most: number): string => `一次最多 ${most} 个，未添加：${names}`,
  filesEmpty: (names: string): string => `内容为空，未添加：${names}`,
  filesAdded: (count: number): string => `已添加 ${count} 个文件`,
  progressOf: (name: string): string => `${name} 上传进度`,
  pauseFile: (name: string): string => `暂停上传 ${name}`,
  resumeFile: (name: string): string => `继续上传 ${name}`,
  retryFile: (name: string): string => `重新上传 ${name}`,
  removeFile: (name: string): string => `移除 ${name}`,
  fileWaiting: '等待上传',
  fileUploading: '上传中',
  filePaused: '已暂停',
  fileChecking: '正在检查文件',
  fileReady: '已就绪',
  fileFailed: '上传失败',
  severityError: '错误',
  severityWarning: '提醒',
  severityPassed: '通过',
  severityInfo: '说明',
  pickColor: (label: string): string => `打开取色器：${label}`,
  noColor: '未填写颜色',
  colorInvalid: '请输入 3 位或 6 位十六进制色值，例如 #23B 或 #2340B0',
  addressPaste: '粘贴地址',
  addressPlaceholder:
    '粘贴或输入整段地址，例如：陈先生 13800000000 广东省深圳市南山区科技园路 1 号',
  addressResult: '识别结果',
  addressName: '收货人',
  addressPhone: '电话',
  addressRegion: '所在地区',
  /** Levels of a region from above. */
  addressLevels: ['省份', '城市', '区县'],
  addressNoRegion: '请选择',
  addressStreet: '详细地址',
  addressCheck: (parts: string): string => `请核对：${parts}`,
  addressMissing: (parts: string): string => `未识别：${parts}，可直接填写`,
  addressFound: '已全部识别，请核对后使用',
  addressUse: '使用此地址',
};

/** What a language must provide for actions and fields. */
export type ControlMessages = typeof controlsZh;
