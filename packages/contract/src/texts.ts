/** Fixed texts, word for word; a page carries only those it names. Section numbers refer to the specification. */
import { CONSIGNEE_MAX, DETAIL_MAX, RECEIVER_PHONE_MAX } from './constants.ts';

// §8 requests
export { requestFailed } from './requestFailed.ts';
export const loginExpired = '登录过期，请重新登录';
export const forbidden = '暂无权限操作此功能';
export const serverError = '服务错误，请重试';
export const timeout = '请求超时';
export const alertTitle = '系统提示';

// §2, §8 login
export const captchaTooltip = '看不清？点击刷新';
export const wechatNotBound = '当前微信未绑定任何账号';
export const oauthRefused = '已取消授权';

// §2 preview dialog
export const previewTitle = '预览图';
export const previewEmpty = '暂无图片信息';

// §5 agreement and permission
export const agreementMissing = '系统检测到您尚未签订《承印品协议书》，签订后可正常下单';
export const agreementSigned = '《承印品协议书》签订成功';
export const permissionMissing = '请设置操作权限值';

// §5 validation
export const phoneRequired = '请输入手机号';
export const phoneInvalid = '手机号格式不正确';
export const emailRequired = '请填写邮箱地址';
export const emailInvalid = '邮箱地址不正确';
export const accountNameRequired = '请填写账号';
export const accountNameNeedsChinese = '账号至少包含一个汉字';
export const accountNameLength = '账号长度2-20位且至少包含一个汉字，最多10个汉字';
export const passwordRequired = '请填写密码';
export const passwordInvalid = '密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】';
export const positiveInteger = '请输入正整数';
export const accountLimitInvalid = '请输入 0 到 1,000,000 元之间的金额';
export const withdrawalInvalid = '请输入 0.01 元到 1,000,000 元之间的金额';
export const qqInvalid = 'QQ格式不正确';
export const invoiceTitleSpecial = '不能包含特殊字符';
export const invoiceTitleDigits = '发票抬头不能是数字';
export const taxNumberInvalid = '税务登记号格式不正确';

// The specification asks for the check and shows no text for it: ours.
export const accountRequired = '请填写账号';
export const passwordsDiffer = '两次输入的密码不一致';
export const captchaRequired = '请输入图形验证码';
export const captchaInvalid = '图形验证码最多4位';
export const smsCodeRequired = '请输入短信验证码';
export const mailCodeRequired = '请输入邮箱验证码';
export const mailCodeInvalid = '邮箱验证码为6位数字';
export const smsCodeInvalid = '短信验证码为6位以内的数字';
export const landlineRequired = '请输入联系电话';
export const landlineAreaMissing = '座机请加区号，例如 0370-5112233';
export const landlineInvalid = '请填写手机号或带区号的座机，例如 13800000001、0370-5112233-801';
export const consigneeRequired = '请填写收货人';
export const provinceRequired = '请选择省份';
export const cityRequired = '请选择城市';
export const detailRequired = '请填写详细地址';
export const qqRequired = '请填写QQ号';
export const invoiceTitleRequired = '请填写发票抬头';
export const taxNumberRequired = '请填写税务登记号';
export const taxNumberCheckDigit = '税务登记号校验位不符，请核对';
export const hexColorInvalid = '颜色值格式不正确';

export const remarkTooLong = '备注最多 500 个字';
export const filesRequired = '请先上传印刷文件';
export const orderNumberInvalid = '订单号只含数字，请核对';
export const phoneTailInvalid = '请输入电话后 4 位';
export const consigneeTooLong = `收货人最多 ${CONSIGNEE_MAX} 个字`;
export const detailTooLong = `详细地址最多 ${DETAIL_MAX} 个字`;
export const receiverPhoneTooLong = `联系电话最多 ${RECEIVER_PHONE_MAX} 个字`;
export const dayInvalid = '日期格式应为 2026-11-20';

// Refusals of a registration: ours.
export const nameTaken = '该账号已被使用，请换一个';
export const qqTaken = '该 QQ 号已注册，可直接登录';
export const mobileTaken = '该手机号已注册，可直接登录';

// A module of their own: whoever logs in carries none of them.
export * from './textsOfForms.ts';
