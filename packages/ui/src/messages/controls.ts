// Built-in strings of actions and fields: Chinese, and the type that every other language must satisfy.

/** Strings of actions and fields. */
export const controlsZh = {
  /** Announced while a button waits. */
  pending: '处理中',
  /** Tells that a link opens a new window. */
  opensNewWindow: '在新窗口打开',
  required: '必填',
  optional: '选填',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  increase: '增加',
  decrease: '减少',
  search: '搜索',
  clear: '清除',
  searchHistory: '最近搜索',
  clearHistory: '清空记录',
  removeHistory: (word: string): string => `删除记录：${word}`,
  hotWords: '热门搜索',
  selectPlaceholder: '请选择',
  comboPlaceholder: '输入或选择',
  showOptions: '展开选项',
  noMatch: '没有匹配的选项',
  unavailable: '不可选',
  captcha: '图形验证码',
  captchaPlaceholder: '请输入右侧字符',
  captchaRefresh: '看不清？点击刷新',
  captchaLoading: '验证码加载中',
  captchaFailed: '加载失败，点击重试',
  smsCode: '短信验证码',
  smsPlaceholder: '请输入短信验证码',
  smsSend: '获取验证码',
  secondsLeft: (seconds: number): string => `${seconds} 秒`,
  resendIn: (seconds: number): string => `${seconds} 秒后重发`,
  /** Announced once when a countdown starts. */
  countdownStarted: (seconds: number): string => `请等待 ${seconds} 秒`,
  /** Announced once when a countdown ends. */
  countdownEnded: '可以继续操作了',
  dropFiles: '将文件拖到这里',
  dropRelease: '松开即可添加',
  chooseFiles: '选择文件',
  filesRefused: (names: string): string => `格式不支持，未添加：${names}`,
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
};

/** What a language must provide for actions and fields. */
export type ControlMessages = typeof controlsZh;
