// Pairs of stories that look the same on purpose, with the reason: `one = other`, each the id in the address bar.
// Pairs within one flow stand in its atlas.

export const alike = {
  'atlas-agreement--open-ready-required = features-agreementhost--ready':
    'the host adds nothing to be seen to the dialog of the flow',
  'atlas-batch-import--idle = screens-batch-order--upload':
    'a batch order is a page drawn by its flow',
  'atlas-captcha--ready = atlas-login--form-editing-tab-account':
    'the captcha is looked at in the login dialog, where it stands',
  'atlas-cashier--loading = screens-checkout--loading': 'the cashier is a page drawn by its flow',
  'atlas-coupon--sealed = overlays-coupondialog--default':
    'the component as it is given is the flow as it begins',
  'atlas-login--form-editing-tab-sms = atlas-sms-countdown--ready':
    'the countdown is looked at in the login dialog, where it stands',
  'atlas-oauth-callback--authorizing = screens-qqlogin--code-spent':
    'a spent code leads to the provider once more',
  'atlas-oauth-callback--exchanging = screens-qqlogin--exchanging':
    'the way back from QQ is a page drawn by its flow',
  'atlas-oauth-callback--exchanging-from-wechat = screens-wechatlogin--exchanging':
    'the way back from WeChat is a page drawn by its flow',
  'atlas-order-confirm--idle = screens-orderconfirm--ready':
    'the confirmation is a page drawn by its flow',
  'screens-orderconfirm--loading = screens-productdetail--loading':
    'a product and its confirmation wait in the same outline',
  'screens-asking-for-after-sales--loading = screens-ticket-of-after-sales--loading':
    'one outline stands where a form or a ticket of after-sales will be',
  'screens-category--failed = screens-product-catalogue--failed':
    'both say in the same words that the products did not load',
  'screens-help-article--loading = screens-news-article--loading':
    'news and help are articles, and one skeleton stands where either will be',
  'screens-orderconfirm--loading = screens-productmult--loading':
    'a page on its way stands in the same outline, whichever it is',
  'screens-orderconfirm--loading = screens-reorder--loading':
    'a page on its way stands in the same outline, whichever it is',
  'screens-orderconfirm--loading = screens-productstock--loading':
    'a page on its way stands in the same outline, whichever it is',
  'screens-orderconfirm--loading = screens-stocksubmit--loading':
    'a page on its way stands in the same outline, whichever it is',
};
