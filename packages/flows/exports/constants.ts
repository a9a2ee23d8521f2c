/** The delays and counts by which the flows wait. */
export {
  AGREEMENT_COUNTDOWN_SECONDS,
  AGREEMENT_MESSAGE_MS,
  AGREEMENT_TICK_MS,
  CHECK_POLL_MS,
  LOGIN_CLOSE_MS,
  RELOAD_DELAY_MS,
  SHOW_SEARCH_TAG,
  SMS_COUNTDOWN_SECONDS,
  SMS_TICK_MS,
  SUPPORT_SCROLL_OFFSET,
  TITLE_SEPARATOR,
  TOAST_MS,
  UPLOADS_AT_ONCE,
  USAGE_LOG_FLUSH_MS,
  USAGE_LOG_MAX_AGE_MS,
  USAGE_LOG_MAX_ORDERS,
} from '@banxin/contract/constants';
export { errCode } from '@banxin/contract/errors';
