/** Numbers of the desks of the works alone: no page of a customer loads them. */
/** The wall of the works counts the promises of so many days before today. */
export const WALL_DAYS = 30;
/** Characters of an article as the desk of content writes it: title, the same in English, summary, the same in English, text. */
export const ARTICLE_TITLE_MAX = 80;
export const ARTICLE_TITLE_EN_MAX = 160;
export const ARTICLE_SUMMARY_MAX = 120;
export const ARTICLE_SUMMARY_EN_MAX = 300;
export const ARTICLE_BODY_MAX = 60_000;
/** Characters that say what a picture of an article shows. */
export const ARTICLE_ALT_MAX = 120;
/** Products that an article names. */
export const ARTICLE_PRODUCTS_MAX = 12;
/** Tags of a help article. */
export const ARTICLE_TAGS_MAX = 6;
/** An article is planned for so long ahead at most. @unit days */
export const ARTICLE_PLANNED_DAYS = 366;
/** What the desk of customers may give in coupons: each at most so much (assumed). @unit fen */
export const DESK_COUPON_AMOUNT_MAX = 20_000;
/** Goods that such a coupon needs at least: so many times what it takes off; freight needs none (assumed). */
export const DESK_COUPON_SPEND_TIMES = 2;
/** Of one kind at once (assumed). */
export const DESK_COUPONS_AT_ONCE = 5;
/** The days for which such a coupon can be used, the first one offered first (assumed). */
export const DESK_COUPON_DAYS = [30, 7, 90] as const;
/** For a customer within {@link DESK_COUPON_SPAN_DAYS}, whoever gives them (assumed). */
export const DESK_COUPONS_PER_CUSTOMER = 10;
/** The same in money (assumed). @unit fen */
export const DESK_COUPON_SUM_PER_CUSTOMER = 50_000;
/** @unit days */
export const DESK_COUPON_SPAN_DAYS = 30;
/** What one clerk gives on a day of the shop, to whomever (assumed). @unit fen */
export const DESK_COUPON_SUM_PER_CLERK = 300_000;
/** Who looks into a customer's file once more within this time is not written down again (assumed). @unit min */
export const CUSTOMER_LOOK_MINUTES = 10;
