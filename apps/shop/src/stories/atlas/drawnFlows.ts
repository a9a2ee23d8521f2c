/** Flows that some page or dialog draws; each has an entry in `views` and a story file of its atlas. */
export const drawnFlows = [
  'agreement',
  'captcha',
  'cashier',
  'coupon',
  'exists-check',
  'login',
  'order-confirm',
  'preview-viewer',
  'register',
  'request-error',
  'reset-password',
  'route-guard',
  'session',
  'sms-countdown',
  'upload-item',
  'upload-queue',
] as const;

/** Flows that nothing draws, with the reason. */
export const undrawnFlows: Readonly<Record<string, string>> = {
  'batch-import': 'its page belongs to the cloud warehouse, which the shop does not have yet',
  'bind-qq': 'the shop has no page for it yet',
  'oauth-callback': 'the shop has no page for it yet',
  'oauth-popup': 'the login form offers QQ and WeChat once their pages exist',
  'usage-log': 'collects in the background',
};
