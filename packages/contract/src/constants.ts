/** Every limit, delay and count of the business. Specification §9 unless a line says "assumed". */

// Requests
/** Longest wait for an answer. @unit ms */
export const REQUEST_TIMEOUT_MS = 60_000;
/** Content type of a request body when the call names none. */
export const DEFAULT_CONTENT_TYPE = 'application/json';

// Login, captcha, SMS
/** `userRoleType` of an administrator, whom no permission stops. Specification §6. */
export const ADMIN_USER_ROLE_TYPE = 0;

/** Customer type of people who work for the shop. */
export const INTERNAL_STAFF_TYPE = 8;
/** Wait before the next SMS may be asked for; the server enforces the same. @unit s */
export const SMS_COUNTDOWN_SECONDS = 60;
/** One step of the SMS countdown. @unit ms */
export const SMS_TICK_MS = 1_000;
/** Characters of the graphic captcha. */
export const CAPTCHA_LENGTH = 4;
/** How long a captcha may be answered (assumed). @unit s */
export const CAPTCHA_LIFE_SECONDS = 120;
/** Most characters of an SMS code. */
export const SMS_CODE_MAX = 6;
/** How long an SMS code is good for (assumed). @unit s */
export const SMS_CODE_LIFE_SECONDS = 300;
/** Wrong tries before an SMS code dies (assumed). */
export const SMS_CODE_TRIES = 5;
/** SMS per number and day (assumed). */
export const SMS_PER_DAY = 10;
/** How long a proven number may set a new password (assumed). @unit s */
export const RESET_TICKET_LIFE_SECONDS = 600;
/** A remembered login ends this long after its last use (assumed). @unit s */
export const SESSION_REMEMBERED_IDLE_SECONDS = 30 * 24 * 3_600;
/** Whatever its use, a remembered login ends this long after it began (assumed). @unit s */
export const SESSION_REMEMBERED_MAX_SECONDS = 90 * 24 * 3_600;
/** Any other login ends this long after its last use (assumed). @unit s */
export const SESSION_IDLE_SECONDS = 12 * 3_600;
/** Whatever its use, any other login ends this long after it began (assumed). @unit s */
export const SESSION_MAX_SECONDS = 24 * 3_600;
/** Most characters of a mobile number. */
export const PHONE_MAX = 11;
/** Closing animation of the login dialog, after which it is removed. @unit ms */
export const LOGIN_CLOSE_MS = 500;
/** Size of the QQ and WeChat windows. @unit px */
export const POPUP_WIDTH = 440;
/** Size of the QQ and WeChat windows. @unit px */
export const POPUP_HEIGHT = 700;

// Account rules
/** Shortest account name; a double-byte character counts 2. */
export const ACCOUNT_NAME_MIN = 2;
/** Longest account name; a double-byte character counts 2. */
export const ACCOUNT_NAME_MAX = 20;
/** Shortest password. */
export const PASSWORD_MIN = 8;
/** Longest password. */
export const PASSWORD_MAX = 16;
/** Longest name of a contact person. */
export const LINK_PERSON_MAX = 20;
/** Sub-accounts that one customer has at most. */
export const SUB_ACCOUNTS_MAX = 30;
/** Longest name of a receiver. */
export const CONSIGNEE_MAX = 30;
/** WeChats that can log in as one login. */
export const WECHATS_MAX = 5;
/** Longest address below its district. */
export const DETAIL_MAX = 120;
/** Longest phone of a receiver: area code, number and extension. */
export const RECEIVER_PHONE_MAX = 20;
/** Addresses that a customer keeps. */
export const ADDRESSES_MAX = 50;
/** Rows that one import of addresses takes: more than are kept, so that those which are wrong can be told. */
export const ADDRESS_ROWS_MAX = 200;
/** Largest workbook of addresses. @unit byte */
export const ADDRESS_SHEET_MAX_BYTES = 1024 ** 2;
/** Senders that a customer keeps. */
export const SENDERS_MAX = 20;
/** Fewest digits of a QQ number. */
export const QQ_MIN = 5;
/** Most digits of a QQ number. */
export const QQ_MAX = 10;
/** Allowed lengths of a tax number. */
export const TAX_NUMBER_LENGTHS = [15, 17, 18, 20] as const;

// Agreement and coupon dialogs
/** Wait before the agreement may be confirmed. @unit s */
export const AGREEMENT_COUNTDOWN_SECONDS = 5;
/** One step of the agreement countdown. @unit ms */
export const AGREEMENT_TICK_MS = 1_000;
/** How long the "agreement missing" message stands. @unit ms */
export const AGREEMENT_MESSAGE_MS = 5_000;
/**
 * Customers created before this day may order without signing. Configurable: the specification
 * names the date 2020-07-28 without a purpose and does not show the cut-off; joining them is our decision.
 */
export const AGREEMENT_CUTOFF = '2020-07-28';
/** From closing the agreement or coupon dialog to the reload. @unit ms */
export const RELOAD_DELAY_MS = 200;

// Messages on screen
/** How long a toast stands (assumed). @unit ms */
export const TOAST_MS = 3_000;
/** Pause between two looks at a payment's state (assumed). @unit ms */
export const POLL_MS = 3_000;
/** Longest such pause, when the shop does not answer (assumed). @unit ms */
export const POLL_MAX_MS = 60_000;

// Print files
/** Files of one page on their way at one time (assumed). */
export const UPLOADS_AT_ONCE = 2;
/** Pause between two looks at the server's check (assumed). @unit ms */
export const CHECK_POLL_MS = 1_000;
/** Files of one customer that no order uses, together (assumed). @unit bytes */
export const UNORDERED_FILES_MAX_BYTES = 8 * 1024 ** 3;
/** Uploads of one customer that begin within an hour, together (assumed). @unit bytes */
export const UPLOADS_PER_HOUR_BYTES = 4 * 1024 ** 3;
/** Uploads of one customer that begin within a day, together (assumed). @unit bytes */
export const UPLOADS_PER_DAY_BYTES = 16 * 1024 ** 3;

// Usage log
/** The log is posted when its first entry is this old. @unit s */
export const USAGE_LOG_MAX_AGE_SECONDS = 3_600;
/** The same, in ms. @unit ms */
export const USAGE_LOG_MAX_AGE_MS = USAGE_LOG_MAX_AGE_SECONDS * 1_000;
/** The log is posted when it counts this many orders. */
export const USAGE_LOG_MAX_ORDERS = 200;
/** Categories in one post at most (assumed). */
export const USAGE_LOG_MAX_ENTRIES = 200;
/** Pause between two flushes: written to storage, posted if due. @unit s */
export const USAGE_LOG_FLUSH_SECONDS = 300;
/** The same, in ms. @unit ms */
export const USAGE_LOG_FLUSH_MS = USAGE_LOG_FLUSH_SECONDS * 1_000;

// Histories and search
/** Search keywords kept per user. */
export const SEARCH_HISTORY_MAX = 20;

/** Longest words that are searched for. */
export const SEARCH_WORDS_MAX = 50;
/** Longest text of an order requirement that is read. @unit characters */
export const REQUIREMENT_MAX = 500;
/** Phone numbers kept per user. */
export const PHONE_HISTORY_MAX = 10;
/** Keywords offered before anybody searched: new-year goods, red envelope, couplet, blessing character. */
export const HOT_KEYWORDS = ['年货', '红包', '对联', '福字'] as const;

// Lists
/** Rows per page. */
export const PAGE_SIZE_DEFAULT = 20;
/** Page sizes on offer. */
export const PAGE_SIZES = [10, 20, 50, 100, 200] as const;

// Feedback (own decisions)
/** Fewest characters of an opinion. */
export const SUGGESTION_MIN = 10;
/** Most characters of an opinion. */
export const SUGGESTION_MAX = 1_000;
/** Opinions of one account on one day. */
export const SUGGESTIONS_PER_DAY = 5;
/** Pictures of an opinion. */
export const SUGGESTION_PICTURES_MAX = 6;
/** What a customer may add to an opinion, in all. */
export const SUGGESTION_NOTES_MAX = 10;
/** Most characters of such an addition. */
export const SUGGESTION_NOTE_MAX = 500;
/** Questions of a questionnaire at most, and options of a question. */
export const QUESTIONS_MAX = 20;
/** Most characters of an answer in words. */
export const ANSWER_TEXT_MAX = 500;
/** What a clerk notes of a call to a customer who agreed to be called. */
export const CALL_NOTE_MAX = 200;

// Screen
/** Where support list and detail scroll to. @unit px from the top */
export const SUPPORT_SCROLL_OFFSET = 200;
/** Tag value that forces a scroll to the top. */
export const SHOW_SEARCH_TAG = 'showSearch';

// Membership
/** Levels that are VIP. */
export const VIP_LEVELS = [6, 8] as const;
/** Levels with the sample discount; the VIP levels are not among them. */
export const SAMPLE_DISCOUNT_LEVELS = [1, 2, 3] as const;
/** Factor on the price of a sample. */
export const SAMPLE_DISCOUNT = 0.9;
/** A level that is VIP. */
export type VipLevel = (typeof VIP_LEVELS)[number];

// Company
/** Contact hours, Monday to Saturday. */
export const CONTACT_HOURS = { from: '08:00', to: '22:00', days: [1, 2, 3, 4, 5, 6] } as const;
/** Name in front of every document title; the shop may configure another. */
export const SHOP_TITLE = '版心印刷';
/** Between shop title and page title. */
export const TITLE_SEPARATOR = '-';

// Habits kept locally (specification §3)
/** Preferences of a user who has chosen none. */
export const DEFAULT_HABITS = {
  productLayoutType: 1,
  categoryGridType: 1,
  userCenterMenuFold: false,
  payNow: true,
} as const;

// Order rules (domain decisions)
/** VAT on goods, as the invoice states it. */
export const VAT_PERCENT = 13;
/** VAT on services: design, membership. */
export const VAT_SERVICE_PERCENT = 6;
/** Invoice titles of one customer (assumed). */
export const INVOICE_TITLES_MAX = 50;
/** Characters of an invoice title, of a registered address, of the name of a bank (assumed). */
export const INVOICE_TITLE_MAX = 100;
export const REGISTERED_ADDRESS_MAX = 100;
export const BANK_NAME_MAX = 60;
/** An order can be invoiced for so long after it was paid. @unit days */
export const INVOICE_WITHIN_DAYS = 360;
/** An invoice is issued within so many working days after it was applied for. */
export const INVOICE_WORKDAYS = 2;
/** Orders of one application (assumed). */
export const INVOICE_ORDERS_MAX = 500;
/** Characters of a remark on an invoice, and of why it is reversed (assumed). */
export const INVOICE_REMARK_MAX = 100;
export const RED_TEXT_MAX = 200;
/** A confirmation of a red invoice lapses after this time. @unit h */
export const RED_CONFIRM_HOURS = 72;
/** Letters with the files of one invoice that a customer asks for within a day (assumed). */
export const INVOICE_MAILS_A_DAY = 5;
/** Invoices that are downloaded at once (assumed). */
export const INVOICE_DOWNLOAD_MAX = 50;
/** What a partner prints leaves so many working days later. @see domain §11 */
export const OUTSOURCED_DAYS = 2;
/** A quote sheet holds for so long, as a shared quote does. @unit days */
export const QUOTE_VALID_DAYS = 7;
/** Live links to quotes of one customer, at once (assumed). */
export const QUOTE_LINKS_MAX = 50;
/** A quote and its links are removed so long after its last day. @unit days */
export const QUOTE_KEPT_DAYS = 90;
/** Whose quote it is, as whoever reads it is told. */
export const SHOWN_AS_MAX = 40;
/** Name of whoever answers a quote. */
export const ANSWER_NAME_MAX = 30;
/** What they add. */
export const ANSWER_NOTE_MAX = 200;
/** What is paid and confirmed before this local time goes into production the same working day. */
export const PRODUCTION_CUT_OFF = '16:30';
/** An unpaid order is cancelled after this time. @unit h */
export const UNPAID_CANCEL_HOURS = 72;
/** Kinds of goods in one cart. */
export const CART_KINDS_MAX = 100;
/** No line of a cart takes more units (assumed). */
export const CART_UNITS_MAX = 10_000;
/** Goods of the shelf are kept so long for an order that is not paid. @unit min */
export const STOCK_HELD_MINUTES = 30;
/** An order that nobody submitted is removed so long after its last change, with its files. @unit days */
export const DRAFT_KEPT_DAYS = 7;
/** How often the server looks for orders that nobody paid in time. @unit ms */
export const EXPIRY_CHECK_MS = 60_000;
/** Orders of one customer that are not submitted or wait for payment, at once (assumed). */
export const UNPAID_ORDERS_MAX = 100;
/** Styles of one job: the same specification, other artwork. */
export const STYLES_MAX = 50;
/** Characters of a style's name (assumed). */
export const STYLE_NAME_MAX = 40;
/** Parts of one style: the pages of the thickest book, and its cover. */
export const STYLE_PARTS_MAX = 260;
/** Pages of a cover that is printed apart: outside and inside, front and back. */
export const COVER_PAGES = 4;
/** Files of one job: a front and a back for each style. */
export const JOB_FILES_MAX = 2 * STYLES_MAX;
/** Who has not paid is reminded so long before the order is cancelled. @unit h */
export const UNPAID_REMINDER_HOURS = 24;
/** Coupons are named in a message so long before they expire. @unit days */
export const COUPON_REMINDER_DAYS = [7, 1] as const;
/** A code that is sent by letter serves so long. @unit s */
export const MAIL_CODE_LIFE_SECONDS = 600;
/** Text messages come at these local times only, unless the login says otherwise (assumed). */
export const QUIET_HOURS = { from: '22:00', until: '08:00' } as const;
/** The end of a paid membership is named so many days before, and on its day. */
export const VIP_REMINDER_DAYS = [30, 7, 0] as const;
/** The end of a certificate is named so many days before, and on its day. */
export const CERTIFICATE_REMINDER_DAYS = [30, 7, 0] as const;
/** Who does not want to be reminded to authenticate is left alone for so long. @unit days */
export const AUTH_REMINDER_DAYS = 7;
/** Characters of a company's name. */
export const COMPANY_NAME_MAX = 100;
/** Certificates of brands that a customer keeps (assumed). */
export const CERTIFICATES_MAX = 100;
/** Characters of a brand's name. */
export const BRAND_MAX = 40;
/** Characters of a certificate's number. */
export const CERTIFICATE_NUMBER_MAX = 60;
/** Characters of what is noted on a certificate. */
export const CERTIFICATE_REMARK_MAX = 200;
/** Files of one certificate; one at least. */
export const CERTIFICATE_FILES_MAX = 5;
/** A reason that the works give and a customer reads: shortest and longest. */
export const WORKS_REASON_MIN = 4;
export const WORKS_REASON_MAX = 200;
/** Messages are kept so long. @unit days */
export const MESSAGE_KEPT_DAYS = 365;
/** The largest sum that a customer may set to be told about (assumed). @unit fen */
export const ACCOUNT_LIMIT_MAX_FEN = 100_000_000;
/** The largest sum that is paid in at once, but by transfer. @unit fen */
export const TOP_UP_MAX_FEN = 20_000_000;
/** The largest sum that is paid in by one transfer (assumed). @unit fen */
export const TRANSFER_MAX_FEN = 1_000_000_000;
/** A top-up that nobody paid ends after this time: transfers take a working day. @unit h */
export const TOP_UP_HOURS = 72;
/**
 * A channel that has failed to give money back for so long is not tried again, and people send it (assumed): customers are
 * told 1 to 3 working days, and a line that is down or a balance of the shop that is short is mended before. @unit day
 */
export const BACK_TRIED_DAYS = 3;
/** A change of address whose freight nobody paid is dropped after this time: transfers take a working day. @unit h */
export const FREIGHT_WISH_HOURS = 72;
/** A membership that is not paid for in this time is not bought. @unit h */
export const VIP_PAY_HOURS = 24;
/** Orders that one payment settles, and that are placed together (assumed). */
export const PAYMENT_ORDERS_MAX = 200;
/** Orders of one workbook (assumed). */
export const EXPORT_ORDERS_MAX = 10_000;
/** Movements of one workbook (assumed). */
export const EXPORT_ENTRIES_MAX = 50_000;
/** Stars of a comment on an order. */
export const COMMENT_STARS = 5;
/** Most characters of a comment (assumed). */
export const COMMENT_MAX = 500;
/** Pictures of a comment (assumed). */
export const COMMENT_PICTURES_MAX = 6;
/** A comment can be changed for so long. @unit h */
export const COMMENT_EDIT_HOURS = 24;
/** Addresses that one order goes to (assumed). */
export const DROPS_MAX = 50;
/** Orders whose receipt is confirmed by one press (assumed). */
export const RECEIPT_ORDERS_MAX = 50;
/** A shipped parcel counts as received after this time. @unit days */
export const AUTO_RECEIVE_DAYS = 10;
/** Configurations that a customer keeps as favourites. */
export const FAVORITES_MAX = 200;
/** Characters of a favourite's name. */
export const FAVORITE_NAME_MAX = 20;
/** Characters of what is noted on a favourite. */
export const FAVORITE_REMARK_MAX = 100;
/** Favourites that are ordered again together. */
export const REORDER_MAX = 20;
/** A removed favourite can be had back for so long. @unit h */
export const FAVORITE_UNDO_HOURS = 24;
/** A finished order may be hidden after this time. @unit days */
export const HIDE_AFTER_DAYS = 90;
/** Rows of a batch order workbook at most. */
export const IMPORT_ROWS_MAX = 5_000;
/** A batch order workbook and what was read of it go so long after the last change. @unit days */
export const IMPORT_KEPT_DAYS = 7;
/** Bytes of a batch order workbook at most. @unit byte */
export const IMPORT_BYTES_MAX = 5 * 1_024 * 1_024;
/** How often it is asked how far the check of a workbook is; failures stretch it to {@link POLL_MAX_MS}. Our decision. @unit ms */
export const IMPORT_POLL_MS = 1_000;
/** Outside orders whose receivers one call looks up for a workbook. Our decision. */
export const IMPORT_TRADES_MAX = 500;
/** Files that one call of the file service renames, copies or removes (assumed). */
export const FOLDER_FILES_MAX = 100;
/** Files of a folder that are listed (assumed). */
export const FOLDER_LISTED_MAX = 200;
/** Characters of a folder's name (assumed). */
export const FOLDER_NAME_MAX = 60;
/** Merges that one call asks for (assumed). */
export const MERGES_MAX = 5;
/** Files that are merged into one (assumed). */
export const MERGE_FILES_MAX = 50;
/** Bytes of the files that are merged into one, together (assumed). @unit byte */
export const MERGE_BYTES_MAX = 100 * 1_024 * 1_024;
/** Addresses that one call asks to be fetched (assumed). */
export const REMOTE_FILES_MAX = 20;
