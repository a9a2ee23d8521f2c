/** Flows that some page or dialog draws; each has an entry in `views` and a story file of its atlas. */
export const drawnFlows = [
  'agreement',
  'bind-qq',
  'captcha',
  'cashier',
  'coupon',
  'exists-check',
  'login',
  'oauth-callback',
  'oauth-popup',
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
  'usage-log': 'collects in the background',
};
