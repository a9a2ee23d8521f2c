/** Texts of shared quotes: how one stands, sharing it, and the buyer's list. */
import type { QuoteShareState } from '@banxin/contract/entities/quoteShare';
import { dictionary } from '../../lib/text.ts';

const statesZh: Readonly<Record<QuoteShareState, string>> = {
  waiting: '待同意',
  agreed: '已同意',
  declined: '不同意',
  over: '已过期',
  withdrawn: '已撤回',
};

const statesEn: Readonly<Record<QuoteShareState, string>> = {
  waiting: 'Waiting',
  agreed: 'Agreed',
  declined: 'Declined',
  over: 'Run out',
  withdrawn: 'Withdrawn',
};

export const quoteShareText = dictionary(
  {
    state: (state: QuoteShareState) => statesZh[state],
    shareTitle: '发给决定的人看',
    shareHint: '对方无需登录，可看规格、价格与有效期，并表示同意或不同意；看不到您的电话与余额。',
    shownAs: '对方看到的单位名称',
    share: '生成并复制链接',
    copyAgain: '复制链接',
    shareQuote: '分享报价',
    copiedNew: (days: number) => `${days} 天有效，链接已复制`,
    copied: '报价链接已复制',
    copyFailed: '没能复制，请手动复制下面的链接',
    link: '报价链接',
    notShared: '没有生成链接',
    mine: '我的报价单',
    noun: '报价单',
    none: '还没有分享过报价单',
    noneHint: '在产品页打开“报价单”，生成链接发给决定的人。',
    validUntil: (day: string) => `有效期至 ${day}`,
    order: '按此下单',
    withdraw: '撤回',
    withdrawTitle: '撤回链接',
    withdrawAsk: '撤回后对方打不开这个链接，也不能再答复。报价单的价格保留到有效期，不受影响。',
    withdrawn: '链接已撤回',
    notWithdrawn: '没有撤回成功',
    keep: '保留',
    held: (amount: string, day: string) => `有报价单：${amount} 保留到 ${day}，下单时按较低价`,
    pager: '报价单分页',
  },
  {
    state: (state: QuoteShareState) => statesEn[state],
    shareTitle: 'Show it to whoever decides',
    shareHint:
      'They need no login, see specification, price and last day, and agree or decline. They do not see your phone or balance.',
    shownAs: 'Company name that they see',
    share: 'Make and copy the link',
    copyAgain: 'Copy link',
    shareQuote: 'Share quotation',
    copiedNew: (days: number) => `Valid for ${days} days; link copied`,
    copied: 'Link to the quotation copied',
    copyFailed: 'Not copied; please copy the link below',
    link: 'Link to the quotation',
    notShared: 'There is no link',
    mine: 'My quotations',
    noun: 'quotations',
    none: 'No quotation was shared yet',
    noneHint: 'Open the quotation on a product’s page and send its link to whoever decides.',
    validUntil: (day: string) => `Valid until ${day}`,
    order: 'Order this',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw the link',
    withdrawAsk:
      'The link will open no more and take no answer. The price of the quotation stays until its day.',
    withdrawn: 'The link is withdrawn',
    notWithdrawn: 'It was not withdrawn',
    keep: 'Keep',
    held: (amount: string, day: string) =>
      `Quoted: ${amount} kept until ${day}; the lower price counts`,
    pager: 'Pages of quotations',
  },
);
