/** The rules of section 4 of the specification, in its words: what driven stories quote. */
export const section4 = {
  smsCountdown:
    'after a successful SMS send, a 60-second countdown disables the send button, which shows the remaining seconds',
  loginFailure: 'after any login failure the captcha is refreshed and its input cleared',
  loginOnPage: 'on success in page mode a success event fires',
  loginInDialog: 'otherwise the page reloads',
  loginClosing: 'on close a 0.5 s closing animation, then removed',
  hasHadGiftPack:
    'a user counts as having had it when the gift-pack flag is set, or the type is partner, or authStatus is above not-submitted',
  agreementCountdown:
    'when confirmation is required, the confirm button is disabled with a 5-second countdown shown in seconds, then enabled',
  agreementConfirm:
    "confirming (optionally calling the sign call; the success message is saved as 'signed') closes it and reloads the page after 200 ms",
  agreementRequired: 'when confirmation is required it cannot be closed by escape or outside click',
  couponFirst:
    "first click requests the coupon and shows its amount in yuan with an 'opened' picture",
  couponSecond: 'second click closes and reloads after 200 ms',
  couponFailure: 'on failure the dialog closes',
  modifyStatus: 'order modify status can be set to modified or confirmed',
  favouriteStale: 'a favorite order can be set to lose efficacy',
  qqExchange:
    'with a code present, the code is exchanged; if bound go to /, otherwise to the bind page',
  qqPopup:
    'the popup either closes and redirects its opener or, in page login mode, signals success',
  wechat: 'code exchanged with type 0 for login and 1 for bind; if not bound, an error is shown',
  guardProgress: 'on each navigation: a progress bar starts',
  guardFetch:
    'if no user info is held, the simple customer record is fetched without forcing the login dialog',
  guardFound:
    'if the user is found, dynamic routes are built once and navigation repeats to the redirect query or target path',
  guardNobody: 'if no user: state is cleared',
  guardPublic: 'whitelisted paths pass (wildcard entries match by prefix, case-insensitively)',
  guardHome: 'otherwise go to / and open the login dialog',
  guardEnd: 'after navigation the title is set and the progress bar ends',
  permissionsOnce: 'route permission state is generated once per session and cleared on logout',
} as const;

export type RuleOfSection4 = keyof typeof section4;
