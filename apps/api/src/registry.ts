/** Every handler of the server, and with it every call that is answered. */
import { demoJobs, seedOrders } from './db/seed/orders.ts';
import type { Registration } from './http/handle.ts';
import type { Mount } from './http/mount.ts';
import { serveSheet } from './http/pages/page.ts';
import type { NextEvent } from './http/pages/shopClock.ts';
import { type Job, sweepJob } from './jobs/schedule.ts';
import { cashbackJob } from './modules/account/cashback.ts';
import { accountHandlers } from './modules/account/handlers.ts';
import { afterSalesHandlers } from './modules/afterSales/handlers.ts';
import { afterSalesJobs } from './modules/afterSales/jobs.ts';
import { mountEvidence } from './modules/afterSales/pictures.ts';
import { afterSalesWorkshopJob } from './modules/afterSales/workshop.ts';
import { authenticationJobs } from './modules/authentication/check.ts';
import { authenticationHandlers } from './modules/authentication/handlers.ts';
import { batchHandlers } from './modules/batch/handlers.ts';
import { readingJob } from './modules/batch/reader.ts';
import { removingJob } from './modules/batch/removeOld.ts';
import { cartHandlers } from './modules/cart/handlers.ts';
import { restockJob } from './modules/cart/reminder.ts';
import { catalogueHandlers } from './modules/catalogue/handlers.ts';
import { certificateJobs } from './modules/certificate/ending.ts';
import { certificateHandlers } from './modules/certificate/handlers.ts';
import { checkoutHandlers } from './modules/checkout/handlers.ts';
import { storageFeeJob } from './modules/cloud/fees.ts';
import { cloudHandlers } from './modules/cloud/handlers.ts';
import { mountCommentPictures } from './modules/comment/commentPictures.ts';
import { commentHandlers } from './modules/comment/handlers.ts';
import { companyHandlers } from './modules/company/handlers.ts';
import { contentHandlers } from './modules/content/handlers.ts';
import { mountArticlePictures } from './modules/content/pictures.ts';
import { picturesJob } from './modules/content/removePictures.ts';
import { couponJobs } from './modules/coupon/expire.ts';
import { couponHandlers } from './modules/coupon/handlers.ts';
import { customerHandlers } from './modules/customer/handlers.ts';
import { customerDeskHandlers } from './modules/customerDesk/handlers.ts';
import { deliveryHandlers } from './modules/delivery/handlers.ts';
import { favoriteHandlers } from './modules/favorite/handlers.ts';
import { feedbackHandlers } from './modules/feedback/handlers.ts';
import { mountOpinionPictures } from './modules/feedback/pictures.ts';
import { checkingJob } from './modules/file/checking.ts';
import { cleaningJob } from './modules/file/cleaning.ts';
import { fileHandlers } from './modules/file/handlers.ts';
import { mountPictures } from './modules/file/pictures.ts';
import { mountUploads } from './modules/file/uploads.ts';
import { growthJob } from './modules/growth/growth.ts';
import { homeHandlers } from './modules/home/handlers.ts';
import { invoiceHandlers } from './modules/invoice/handlers.ts';
import { invoiceJobs } from './modules/invoice/jobs.ts';
import { loginHandlers } from './modules/login/handlers.ts';
import { membershipHandlers } from './modules/membership/handlers.ts';
import { membershipJobs } from './modules/membership/tellExpiring.ts';
import { sendingJobs } from './modules/message/deliver.ts';
import { messageHandlers } from './modules/message/handlers.ts';
import { messageJobs } from './modules/message/removeOld.ts';
import { mountUnsubscribe } from './modules/message/unsubscribe.ts';
import { metaHandlers } from './modules/meta/handlers.ts';
import { officeHandlers } from './modules/office/handlers.ts';
import { orderJobs } from './modules/order/expire.ts';
import { orderHandlers } from './modules/order/handlers.ts';
import { nextDue } from './modules/order/nextDue.ts';
import { orderDeliveryHandlers } from './modules/orderDelivery/handlers.ts';
import { orderExportHandlers } from './modules/orderExport/handlers.ts';
import { fetchingJob } from './modules/orderFiles/fetching.ts';
import { orderFileHandlers } from './modules/orderFiles/handlers.ts';
import { nextReview, papersWorkshopJob } from './modules/papers/workshop.ts';
import { parcelHandlers } from './modules/parcel/handlers.ts';
import { nextScan } from './modules/parcel/nextScan.ts';
import { mountParcelNotices } from './modules/parcel/notices.ts';
import { parcelJobs } from './modules/parcel/watch.ts';
import { askingJob } from './modules/payment/asking.ts';
import { wishJob } from './modules/payment/expireWishes.ts';
import { givingBackJob } from './modules/payment/givingBack.ts';
import { paymentHandlers } from './modules/payment/handlers.ts';
import { mountNotices } from './modules/payment/notices.ts';
import { payThemselvesJob } from './modules/payment/payThemselves.ts';
import { topUpJob } from './modules/payment/topUp.ts';
import { profileHandlers } from './modules/profile/handlers.ts';
import { quoteHandlers } from './modules/quote/handlers.ts';
import { mountPlainAnswers } from './modules/quote/plainAnswer.ts';
import { quoteJobs } from './modules/quote/removeOld.ts';
import { registrationHandlers } from './modules/registration/handlers.ts';
import { searchHandlers } from './modules/search/handlers.ts';
import { subAccountHandlers } from './modules/subAccount/handlers.ts';
import { mountTemplatePictures } from './modules/template/files.ts';
import { templateHandlers } from './modules/template/handlers.ts';
import { wallHandlers } from './modules/wall/handlers.ts';
import { withdrawalHandlers } from './modules/withdrawal/handlers.ts';
import { worksHandlers } from './modules/works/handlers.ts';
import { nextStep, workshopJob } from './modules/works/workshop.ts';

const business: readonly Registration[] = [
  ...loginHandlers,
  ...registrationHandlers,
  ...customerHandlers,
  ...customerDeskHandlers,
  ...authenticationHandlers,
  ...certificateHandlers,
  ...accountHandlers,
  ...couponHandlers,
  ...catalogueHandlers,
  ...deliveryHandlers,
  ...membershipHandlers,
  ...contentHandlers,
  ...companyHandlers,
  ...feedbackHandlers,
  ...fileHandlers,
  ...orderHandlers,
  ...homeHandlers,
  ...orderFileHandlers,
  ...orderDeliveryHandlers,
  ...orderExportHandlers,
  ...commentHandlers,
  ...favoriteHandlers,
  ...profileHandlers,
  ...quoteHandlers,
  ...checkoutHandlers,
  ...cartHandlers,
  ...cloudHandlers,
  ...batchHandlers,
  ...paymentHandlers,
  ...messageHandlers,
  ...searchHandlers,
  ...templateHandlers,
  ...parcelHandlers,
  ...withdrawalHandlers,
  ...invoiceHandlers,
  ...subAccountHandlers,
  ...afterSalesHandlers,
  ...officeHandlers,
  ...worksHandlers,
  ...wallHandlers,
];

export const registrations: readonly Registration[] = [...business, ...metaHandlers(business)];

/** Rows that have a handler. */
export const registeredCalls = registrations.map(({ call }) => call);

/** Routes that are no calls: uploads, files. */
export const mounts: readonly Mount[] = [
  mountUploads,
  mountPictures,
  mountCommentPictures,
  mountEvidence,
  mountOpinionPictures,
  mountArticlePictures,
  mountTemplatePictures,
  mountPlainAnswers,
  mountNotices,
  mountParcelNotices,
  mountUnsubscribe,
  serveSheet,
];

/** What runs later. */
export const jobs: readonly Job[] = [
  sweepJob,
  checkingJob,
  cleaningJob,
  fetchingJob,
  readingJob,
  removingJob,
  ...orderJobs,
  restockJob,
  topUpJob,
  wishJob,
  payThemselvesJob,
  askingJob,
  givingBackJob,
  ...quoteJobs,
  ...couponJobs,
  ...membershipJobs,
  growthJob,
  ...authenticationJobs,
  ...certificateJobs,
  cashbackJob,
  storageFeeJob,
  ...messageJobs,
  picturesJob,
  ...sendingJobs,
  ...parcelJobs,
  ...afterSalesJobs,
  workshopJob,
  afterSalesWorkshopJob,
  papersWorkshopJob,
  ...invoiceJobs,
  ...demoJobs,
];

/** What the shop's clock can be put to. */
export const nextEvents: readonly NextEvent[] = [nextDue, nextScan, nextStep, nextReview];

/** Demo orders of an empty database. */
export { seedOrders };
