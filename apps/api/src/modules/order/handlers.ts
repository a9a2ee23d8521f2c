/** Calls about orders. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { createOrder, saveDraft as saveDraftCall } from '@banxin/contract/calls/order/create';
import { getOrderDetail, getOrderInfo } from '@banxin/contract/calls/order/detail';
import { setFilesConfirmed, setFilesModified } from '@banxin/contract/calls/order/fileStanding';
import {
  getOrderFileInfo,
  getOrderThumbnail,
  setOrderFiles,
} from '@banxin/contract/calls/order/files';
import { hideOrder } from '@banxin/contract/calls/order/hide';
import { getLastJob } from '@banxin/contract/calls/order/lastJob';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { calculateLogs, computePackagingFee } from '@banxin/contract/calls/order/priceLog';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { confirmDropReceipt, confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { parseRequirement } from '@banxin/contract/calls/order/requirement';
import { setShippingStop } from '@banxin/contract/calls/order/shippingStop';
import { getUsualOrders } from '@banxin/contract/calls/order/usual';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { cancel } from './cancel.ts';
import { receive, receiveDrop } from './confirmReceipt.ts';
import { create } from './create.ts';
import { confirmFiles, markModified } from './fileStanding.ts';
import { hide } from './hide.ts';
import { readLastJob } from './lastJob.ts';
import { lookUp } from './lookUp.ts';
import * as own from './ownOrders.ts';
import { readPackagingFee, readPriceLog } from './priceLog.ts';
import { quote } from './quote.ts';
import { readText } from './requirement.ts';
import { saveDraft } from './saveDraft.ts';
import { setFiles } from './setFiles.ts';
import { stopShipping } from './shippingStop.ts';
import { readUsual } from './usual.ts';

export const orderHandlers: readonly Registration[] = [
  handlePublic(calculateQuote, quote),
  handlePublic(parseRequirement, readText),
  handle(createOrder, create),
  handle(saveDraftCall, saveDraft),
  handle(cancelOrder, cancel),
  handle(setOrderFiles, setFiles),
  handle(setFilesModified, markModified),
  handle(setFilesConfirmed, confirmFiles),
  handle(confirmReceipt, receive),
  handle(confirmDropReceipt, receiveDrop),
  handle(setShippingStop, stopShipping),
  handle(hideOrder, hide),
  handle(getOrders, own.readList),
  handle(getOrderStatusCount, own.readCounts),
  handle(getUsualOrders, readUsual),
  handle(getLastJob, readLastJob),
  handle(getOrderDetail, own.readDetail),
  handle(getOrderInfo, own.readSummary),
  handle(getOrderThumbnail, own.readPictures),
  handle(getOrderFileInfo, own.readFiles),
  handle(calculateLogs, readPriceLog),
  handlePublic(computePackagingFee, readPackagingFee),
  handlePublic(lookUpOrder, lookUp),
];
