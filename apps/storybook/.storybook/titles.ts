// What groups, components, flows and pages are called in the sidebar: Chinese and English, so that both are found.

/** Groups, in the order of the sidebar. */
export const groups: Readonly<Record<string, string>> = {
  Screens: '页面',
  Flows: '流程',
  Atlas: '状态图册',
  Features: '功能',
  Print: '印刷',
  Fields: '表单',
  Actions: '操作',
  Data: '数据',
  Overlays: '浮层',
  Navigation: '导航',
  Layout: '布局',
};

/** Names below the groups; words that somebody may look for stand in front of the English name. */
export const names: Readonly<Record<string, string>> = {
  ...{ Button: '按钮', ButtonGroup: '按钮组', CopyText: '复制文本', CountdownButton: '倒计时按钮' },
  ...{ IconButton: '图标按钮', Link: '链接', LinkButton: '链接按钮', Menu: '菜单' },
  // Flows, by the folder of the machine and by the file of the driven stories.
  ...{ agreement: '承印品协议', captcha: '图形验证码', cashier: '收银台', coupon: '新客礼包' },
  ...{ login: '登录', register: '注册', session: '会话', 'batch-import': '批量导入表格' },
  ...{ 'bind-qq': '绑定QQ', 'exists-check': '重名检查', 'oauth-callback': '授权回来' },
  ...{ 'oauth-popup': '授权窗口', 'order-confirm': '确认订单', 'pay-deadline': '付款时限' },
  ...{ 'preview-viewer': '预览图', 'request-error': '请求出错', 'reset-password': '重置密码' },
  ...{ 'route-guard': '路由守卫', 'sms-countdown': '短信验证码倒计时' },
  ...{ 'upload-item': '上传一个文件', 'upload-queue': '上传队列' },
  ...{ Agreement: '承印品协议', Captcha: '图形验证码', Cashier: '收银台', Coupon: '新客礼包' },
  ...{ Login: '登录', OauthCallback: '授权回来', OauthPopup: '授权窗口' },
  ...{ PayDeadline: '付款时限', RequestError: '请求出错', RouteGuard: '路由守卫' },
  ...{ Session: '会话', SmsCountdown: '短信验证码倒计时', UploadItem: '上传一个文件' },
  // Design system.
  ...{ Avatar: '头像', Badge: '角标', BarChart: '柱状图', Countdown: '倒计时' },
  ...{ DescriptionList: '描述列表', DonutChart: '环形图', EmptyState: '空状态' },
  ...{ ErrorState: '错误状态', Notice: '提示', ProgressBar: '进度条', QrCode: '二维码' },
  ...{ RichText: '富文本', SelectableTable: '可选表格', Skeleton: '骨架屏', Spinner: '加载中' },
  ...{ Statistic: '统计数', StatusTag: '状态标签', Table: '表格', Tag: '标签' },
  ...{ Timeline: '时间线', AddressPaste: '粘贴地址', AreaPicker: '地区选择' },
  ...{ CaptchaField: '图形验证码', Checkbox: '复选框', CheckboxGroup: '复选框组' },
  ...{ ColorField: '颜色', ComboBox: '组合框', DateField: '日期', DateRangePicker: '日期范围' },
  ...{ FileDrop: '拖放文件', FileRow: '文件行', Form: '表单', LoginForm: '登录表单' },
  ...{ NativeSelect: '原生下拉', NumberField: '数字', OptionChips: '选项', PasswordField: '密码' },
  ...{ RadioGroup: '单选', SearchField: '搜索框', Select: '下拉选择', SmsCodeField: '短信验证码' },
  ...{ Switch: '开关', TextArea: '多行文本', TextField: '文本框' },
  ...{ BanxinProvider: '根', Bleed: '出血', Divider: '分隔线', Grid: '网格', Heading: '标题' },
  ...{ Hidden: '隐藏', Inline: '行内排列', Page: '页面', Sheet: '纸面', Split: '两栏' },
  ...{ Stack: '堆叠', Sticky: '吸顶', Text: '文字', VisuallyHidden: '只给读屏' },
  ...{ Breadcrumb: '面包屑', Pager: '分页', RouteProgress: '跳转进度', SideMenu: '侧边菜单' },
  ...{ SkipLink: '跳到正文', Steps: '步骤', Tabs: '标签页', AgreementDialog: '协议对话框' },
  ...{ AlertDialog: '警告对话框', CouponDialog: '礼包对话框', Dialog: '对话框', Drawer: '抽屉' },
  ...{ LoginDialog: '登录对话框', Popover: '气泡', PreviewViewer: '预览图', Toast: '轻提示' },
  ...{ Tooltip: '文字提示', ColorStrip: '色条', CropMarks: '裁切标记', Money: '金额' },
  ...{
    MoneyInWords: '大写金额',
    PriceSheet: '报价单',
    ProductArt: '产品图',
    ProofPreview: '打样预览',
  },
  // Features of the shop.
  ...{ AgreementHost: '承印品协议', BookPages: '书页', Cart: '购物车', CouponHost: '新客礼包' },
  ...{ CouponPicker: '选优惠券', ErrorBoundary: '出错时', Folding: '折页', Footer: '页脚' },
  ...{ Header: '页头', LaterRows: '更多行', List: '列表', LoadFailure: '加载失败' },
  ...{ LoginDialogHost: '登录对话框', OrderLookup: '查订单', OtherWays: '其他做法' },
  ...{ PartBoundary: '部分出错时', PreviewHost: '预览图', PrintFiles: '印刷文件' },
  ...{ QuoteTools: '报价工具', Reads: '读取', RouteLayout: '页面框架', StyleFiles: '各款文件' },
  ...{ SystemAlert: '系统提示', Xray: '价格透视' },
  // Pages of the shop.
  ...{ Home: '首页', 'Home of a customer': '登录后的首页', HomeQuickOrder: '首页快速下单' },
  ...{ HomeUsual: '首页常购', Account: '账户', AccountBindings: '账号绑定', Addresses: '收货地址' },
  ...{ 'After-sales': '售后', 'Asking for after-sales': '申请售后', Authentication: '实名认证' },
  ...{ 'Ticket of after-sales': '售后单', 'Batch order': '批量下单表格', BindQq: '绑定QQ' },
  ...{ BindWechat: '绑定微信', Category: '产品分类', Certificates: '授权证书', Checkout: '收银台' },
  ...{ 'Claiming coupons': '领券', 'Cloud batch order': '云仓批量下单', 'Cloud order': '云仓下单' },
  ...{ 'Cloud stock': '云仓库存', Company: '企业信息', Contact: '联系我们', Coupons: '优惠券' },
  ...{ Favourites: '收藏', Favourite: '收藏', Forbidden: '无权限', Help: '帮助中心' },
  ...{ 'Help article': '帮助文章', 'Help list': '帮助列表', Info: '个人资料', Invoice: '发票' },
  ...{ 'Invoice application': '申请发票', 'Invoice titles': '发票抬头', Invoices: '发票列表' },
  ...{ 'Listening corner': '意见反馈', 'Member centre': '会员中心', Messages: '消息' },
  ...{ Settings: '设置', 'My orders': '我的订单', Export: '导出', 'Pay together': '合并付款' },
  ...{ 'Receive together': '批量收货', News: '新闻', 'News article': '新闻文章' },
  ...{ 'Not found': '页面不存在', Office: '办事处', Order: '订单详情', 'Order on its way': '物流' },
  ...{ 'Order confirm': '确认订单', 'Cloud warehouse': '云仓', Comment: '评价', Delivery: '配送' },
  ...{ 'Sender and certificate': '发件人与授权', 'Several addresses': '多地址' },
  ...{
    OrderConfirm: '确认订单',
    OrderConfirmCheck: '确认订单的文件检查',
    OrderConfirmExtend: '确认订单补充',
    OrderConfirmKept: '保留的确认',
  },
  ...{ OrderConfirmSeveral: '多地址确认', 'Product catalogue': '产品目录' },
  ...{
    ProductDetail: '产品详情',
    ProductDetailAbout: '产品介绍',
    ProductDetailCompare: '产品比较',
  },
  ...{ ProductDetailDay: '按日期选', ProductDetailEarlier: '以前的订单' },
  ...{ ProductDetailLastJob: '上次的规格', ProductDetailSheet: '拼版', ProductMult: '多产品下单' },
  ...{ Confirm: '确认', Editing: '修改', ProductStock: '现货', QqLogin: 'QQ登录' },
  ...{ Questionnaire: '问卷', 'Quick entry': '快速录单', Recharge: '充值', TopUp: '充值' },
  ...{ Withdraw: '提现', Redirect: '跳转', Register: '注册', Renewal: '续费', Reorder: '再来一单' },
  ...{ ResetPassword: '重置密码', Search: '搜索', Senders: '发件人', 'Shared quote': '分享的报价' },
  ...{ Shop: '整个商城', StockCart: '现货购物车', StockSubmit: '现货提交', Submit: '提交' },
  ...{ Orders: '订单', Windows: '窗口', 'Sub-accounts': '子账号', 'Support search': '帮助搜索' },
  ...{ 'Template centre': '模板中心', 'Terms bought': '已购会期', Topics: '专题' },
  ...{ WechatLogin: '微信登录', Works: '工坊工位', WorksOffice: '工坊办公室' },
  ...{ WorksCases: '工坊办单', WorksShipping: '工坊发货', WorksToday: '今日看板' },
  ...{
    WorksGang: '工坊拼版',
    WorksPapers: '工坊证件',
    WorksInvoices: '工坊发票',
    WorksContent: '工坊内容',
  },
  ...{ WorksQuestionnaires: '工坊问卷' },
  ...{ WorksCustomers: '工坊客户' },
};

const inBoth = (chinese: string | undefined, english: string): string =>
  chinese === undefined ? english : `${chinese} ${english}`;

/** `Screens/Login` → `页面 Screens/登录 Login`. What has no Chinese name keeps the one that it has. */
export function titleInBoth(title: string): string {
  const [group = '', ...rest] = title.split('/');
  if (!Object.hasOwn(groups, group)) return title;
  return [inBoth(groups[group], group), ...rest.map((name) => inBoth(names[name], name))].join('/');
}

/** The English name in a part of a title, by which a component is imported. */
export const englishOf = (part: string): string => part.replace(/^(?=\S*\p{Script=Han})\S+ /u, '');

/** Where a story file says its title, on a line of its own or in a line with others. */
export const titleIn = new RegExp(`\\btitle: '((?:${Object.keys(groups).join('|')})/[^']+)'`);
