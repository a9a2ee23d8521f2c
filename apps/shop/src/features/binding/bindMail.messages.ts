/** Texts of the dialog that confirms an e-mail address. */
import { dictionary } from '../../lib/text.ts';

export const bindMailText = dictionary(
  {
    dialogTitle: '绑定邮箱',
    address: '邮箱地址',
    addressHint: '验证码发送到这个邮箱，10 分钟内有效',
    code: '邮箱验证码',
    send: '获取验证码',
    codeSent: '验证邮件已发送，10 分钟内有效',
    codeNotSent: '验证邮件没有发送',
    cancel: '取消',
    confirm: '绑定',
    bound: '邮箱已绑定',
    notBound: '邮箱没有绑定',
  },
  {
    dialogTitle: 'Confirm an e-mail address',
    address: 'E-mail address',
    addressHint: 'A code is sent to this address; it is good for 10 minutes',
    code: 'Code of the e-mail',
    send: 'Send the code',
    codeSent: 'The e-mail is sent; its code is good for 10 minutes',
    codeNotSent: 'The e-mail was not sent',
    cancel: 'Cancel',
    confirm: 'Confirm',
    bound: 'The address is confirmed',
    notBound: 'The address was not confirmed',
  },
);
