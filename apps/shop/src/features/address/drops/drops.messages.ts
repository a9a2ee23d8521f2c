/** Texts of an order that goes to several addresses. */
import { dictionary } from '../../../lib/text.ts';

export const dropsText = dictionary(
  {
    title: '多地址收货',
    loadFailed: '收货地址没有加载出来，订单没有变动',
    paste: '粘贴收货人列表',
    pasteHint: '一行一个收货人：姓名、电话、地址、数量；也可以从表格复制，或粘贴外部订单号',
    pasteExample: '王女士 13900001234 上海市闵行区春申路 100 号 ×3',
    understood: (lines: number, faulty: number) =>
      faulty === 0 ? `认出 ${lines} 个收货人` : `认出 ${lines} 个收货人，${faulty} 个要补充`,
    add: (lines: number) => (lines === 0 ? '加入收货人' : `加入 ${lines} 个收货人`),
    findTrades: (count: number) => `按 ${count} 个外部订单号取收货人`,
    tradesFailed: '没有取到收货人，输入的内容还在',
    tradesMissing: (numbers: string) => `没有找到这些订单号：${numbers}`,
    tooMany: (most: number, rest: number) =>
      `最多 ${most} 个地址，还有 ${rest} 行没有加入，仍在输入框里`,
    receivers: '收货人',
    row: (position: number) => `地址 ${position}`,
    quantity: '数量',
    quantityMissing: '请填写数量',
    carrier: '快递',
    carrierOf: (name: string, fee: string) => `${name} · ${fee}`,
    carrierWaits: '填好地址和数量后选择',
    edit: '修改',
    remove: '移除',
    editOf: (position: number) => `修改地址 ${position}`,
    removeOf: (position: number) => `移除地址 ${position}`,
    addOne: '加一个地址',
    useAddress: '用这个地址',
    keepAddress: '不修改',
    newReceiver: '还没有填写收货人',
    evenly: '平均分',
    allGiven: (ordered: number) => `共 ${ordered}，已分完`,
    left: (ordered: number, left: number) => `共 ${ordered}，还有 ${left} 没有分`,
    over: (ordered: number, over: number) => `共 ${ordered}，多分了 ${over}`,
    priceWaits: '每个地址都有省份和数量后显示运费',
    priceFailed: '运费没有计算出来',
    cheaper: (saves: string, later: number) =>
      later > 0
        ? `全部改用最便宜的快递省 ${saves}，最多晚到 ${later} 天`
        : `全部改用最便宜的快递省 ${saves}`,
    cheaperUse: '采用',
    save: '保存',
    saveMore: (amount: string) => `补付 ${amount} 并保存`,
    close: '不修改',
    done: '收货地址已修改',
    doneMore: (amount: string) => `已从余额扣除运费 ${amount}`,
    doneLess: (amount: string) => `运费 ${amount} 已退回`,
    failed: '地址没有修改，没有扣款',
    several: (count: number) => `${count} 个收货地址`,
    listFailed: '各地址的进度没有加载出来',
    pieces: (quantity: number) => `数量 ${quantity}`,
    arrives: (day: string) => `预计 ${day} 送达`,
    number: '运单号',
    receive: '确认签收',
    receiveOf: (position: number) => `确认签收地址 ${position}`,
    receiveQuestion: (position: number, quantity: number) =>
      `地址 ${position} 的 ${quantity} 件已经收到了吗？`,
    receiveHint: '请先验货；最后一个地址签收后订单完成。',
    receiveNotYet: '还没有收到',
    received: (position: number) => `地址 ${position} 已确认签收`,
    receiveFailed: '没有确认签收',
  },
  {
    title: 'Several addresses',
    loadFailed: 'The addresses did not load; the order is unchanged',
    paste: 'Paste a list of receivers',
    pasteHint:
      'One on each line: name, phone, address, quantity; rows of a table or numbers of outside orders work too',
    pasteExample: 'Wang 13900001234 Shanghai … x3',
    understood: (lines: number, faulty: number) =>
      faulty === 0
        ? `${lines} receiver${lines === 1 ? '' : 's'} found`
        : `${lines} receiver${lines === 1 ? '' : 's'} found, ${faulty} to be completed`,
    add: (lines: number) =>
      lines === 0 ? 'Add receivers' : `Add ${lines} receiver${lines === 1 ? '' : 's'}`,
    findTrades: (count: number) =>
      count === 1
        ? 'Find the receiver of 1 outside order'
        : `Find receivers of ${count} outside orders`,
    tradesFailed: 'No receivers were found out; what you typed is still here',
    tradesMissing: (numbers: string) => `Nobody knows these order numbers: ${numbers}`,
    tooMany: (most: number, rest: number) =>
      `${most} addresses at most; ${rest} line${rest === 1 ? '' : 's'} stayed in the field`,
    receivers: 'Receivers',
    row: (position: number) => `Address ${position}`,
    quantity: 'Quantity',
    quantityMissing: 'Give a quantity',
    carrier: 'Carrier',
    carrierOf: (name: string, fee: string) => `${name} · ${fee}`,
    carrierWaits: 'Needs address and quantity',
    edit: 'Edit',
    remove: 'Remove',
    editOf: (position: number) => `Edit address ${position}`,
    removeOf: (position: number) => `Remove address ${position}`,
    addOne: 'Add an address',
    useAddress: 'Use this address',
    keepAddress: 'Keep it',
    newReceiver: 'No receiver yet',
    evenly: 'Split evenly',
    allGiven: (ordered: number) => `${ordered} in all, all given out`,
    left: (ordered: number, left: number) => `${ordered} in all, ${left} left`,
    over: (ordered: number, over: number) => `${ordered} in all, ${over} too many`,
    priceWaits: 'The freight shows once every address has a province and a quantity',
    priceFailed: 'The freight could not be worked out',
    cheaper: (saves: string, later: number) =>
      later > 0
        ? `The cheapest carriers save ${saves}, at most ${later} day${later === 1 ? '' : 's'} later`
        : `The cheapest carriers save ${saves}`,
    cheaperUse: 'Use them',
    save: 'Save',
    saveMore: (amount: string) => `Pay ${amount} and save`,
    close: 'Keep it',
    done: 'Addresses changed',
    doneMore: (amount: string) => `${amount} freight was taken from the balance`,
    doneLess: (amount: string) => `${amount} freight went back`,
    failed: 'The addresses were not changed; nothing was charged',
    several: (count: number) => `${count} addresses`,
    listFailed: 'How the addresses stand did not load',
    pieces: (quantity: number) => `Quantity ${quantity}`,
    arrives: (day: string) => `Arrives ${day}`,
    number: 'Tracking number',
    receive: 'Confirm receipt',
    receiveOf: (position: number) => `Confirm receipt at address ${position}`,
    receiveQuestion: (position: number, quantity: number) =>
      `Did the ${quantity} for address ${position} arrive?`,
    receiveHint: 'Please check the goods first; the last address completes the order.',
    receiveNotYet: 'Not yet',
    received: (position: number) => `Receipt at address ${position} confirmed`,
    receiveFailed: 'Receipt was not confirmed',
  },
);
