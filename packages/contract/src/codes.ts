/**
 * Every errCode of the envelope as a number by its name; a page carries only those it names. What they say: refusals/.
 * 0 ok · 1xxx who you are · 2xxx what you sent · 3xxx state · 4xxx money · 5xxx stock · 9xxx the system.
 */
export const ok = 0;

export const notLoggedIn = 1001;
export const forbidden = 1003;
export const captchaWrong = 1101;
export const passwordWrong = 1102;
export const accountLocked = 1103;
export const smsCodeWrong = 1104;
export const accountUnknown = 1105;
export const nameTaken = 1106;
export const qqTaken = 1107;
export const mobileTaken = 1108;
export const resetExpired = 1109;
export const smsTooSoon = 1201;
export const smsDailyLimit = 1202;
export const agreementMissing = 1301;
export const oauthCodeSpent = 1401;
export const oauthUnavailable = 1402;
export const openIdUnknown = 1403;
export const qqBoundElsewhere = 1404;
export const accountHasQq = 1405;
export const wechatBoundElsewhere = 1406;
export const tooManyRequests = 1429;

export const giftPackRefused = 1501;

export const invalidInput = 2001;
export const unreadableBody = 2002;
export const notFound = 2404;

export const wrongState = 3001;
export const configurationImpossible = 3101;
export const fileUnusable = 3102;
export const unpaidTooMany = 3103;
export const questionnaireOver = 3201;
export const questionnaireAnswered = 3202;
export const cartMoved = 3302;
export const cartFull = 3303;
export const repeatDiffers = 3409;

export const priceMoved = 4001;
export const balanceTooLow = 4002;
export const paidAlready = 4003;
export const channelShut = 4011;
export const channelLimit = 4012;

export const stockTooLow = 5001;

export const system = 9001;
export const unavailable = 9002;
