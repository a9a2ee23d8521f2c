/** What a role may do beyond seeing a page, and what somebody is told who may not. */

/** Right → refusal. Who holds which: roles.ts. */
export const rightRefusals = {
  /** Sees prices, payments and the balance. */
  prices: '当前账号不能查看价格，请联系主账号',
  /** Registers, confirms and cancels orders. */
  create: '当前账号没有下单权限，请联系主账号',
  /** Pays from the balance, up to the main account's limit for sub-accounts. */
  pay: '当前账号没有付款权限，请联系主账号',
  /** Pays any sum. */
  payBeyondLimit: '超过子账号付款额度，请主账号或财务付款',
  /** Uploads, replaces and removes print files. */
  files: '当前账号没有修改文件的权限，请联系主账号',
  /** Comments on orders. */
  comment: '当前账号没有评价订单的权限，请联系主账号',
  /** Changes the receivers' addresses. */
  addresses: '当前账号没有修改常用地址的权限，请联系主账号',
  /** Acts for the main account itself: signs for it, takes its gift. */
  company: '只有主账号可以进行此操作',
  /** Acts at the desks of the works: staff alone, no role of a customer. */
  works: '仅限印厂员工',
} as const;

/** How far a role reaches; each is held by one or more roles. */
export type Right = keyof typeof rightRefusals;
