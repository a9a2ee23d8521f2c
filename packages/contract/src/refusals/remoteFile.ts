/** Refusals about files that are fetched from other servers. */
import * as code from '../codes.ts';
import { refusals } from './row.ts';

export const remoteFile = refusals('remoteFile', {
  noOrigins: [
    code.unavailable,
    [
      '暂不支持从网址取文件，请上传',
      'Files are not fetched from addresses yet, please upload them',
    ],
  ],
  tooMany: [
    code.wrongState,
    ({ most }: { most: number }) => [
      `最多同时等待 ${most} 个文件，请稍后再添加`,
      `At most ${most} files can wait, please add more later`,
    ],
  ],
  orderGone: [code.notFound, ['订单已删除', 'The order was removed']],
  badAddress: [
    code.fileUnusable,
    ['网址不正确，应以 https:// 开头', 'The address is wrong, it begins with https://'],
  ],
  otherHost: [code.fileUnusable, ['不能从这个网站取文件', 'Files are not fetched from this site']],
  privateAddress: [
    code.fileUnusable,
    ['这个网址不在公网上', 'This address is not on the public internet'],
  ],
  tooManyRedirects: [
    code.fileUnusable,
    ['网址跳转次数过多', 'The address sends from one to another too often'],
  ],
  notThere: [
    code.fileUnusable,
    [
      '网址没有返回文件，请检查链接是否过期',
      'The address answers no file, please see whether the link has expired',
    ],
  ],
  notPdf: [
    code.fileUnusable,
    [
      '返回的不是 PDF。网盘请使用直接下载的链接',
      'What came is no PDF. Please use the link of the download itself',
    ],
  ],
  tooLarge: [
    code.fileUnusable,
    ({ most }: { most: number }) => [
      `文件超过 ${most} MB 上限`,
      `The file is larger than ${most} MB`,
    ],
  ],
  cutShort: [
    code.fileUnusable,
    ['文件没有传完就断开了，请再试一次', 'The file broke off before its end, please try again'],
  ],
  tooSlow: [
    code.fileUnusable,
    ['对方网站太慢，已停止', 'The other site was too slow, it was given up'],
  ],
  unreachable: [
    code.fileUnusable,
    ['连不上对方网站，请再试一次', 'The other site was not reached, please try again'],
  ],
});
