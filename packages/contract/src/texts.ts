/** Fixed texts, word for word; a page carries only those it names. Section numbers refer to the specification. */
import {
  ANSWER_NAME_MAX,
  ANSWER_NOTE_MAX,
  BANK_NAME_MAX,
  BRAND_MAX,
  CERTIFICATE_FILES_MAX,
  CERTIFICATE_NUMBER_MAX,
  CERTIFICATE_REMARK_MAX,
  COMPANY_NAME_MAX,
  CONSIGNEE_MAX,
  DETAIL_MAX,
  FAVORITE_NAME_MAX,
  FAVORITE_REMARK_MAX,
  INVOICE_REMARK_MAX,
  INVOICE_TITLE_MAX,
  LINK_PERSON_MAX,
  RECEIVER_PHONE_MAX,
  RED_TEXT_MAX,
  REGISTERED_ADDRESS_MAX,
  SHOWN_AS_MAX,
} from './constants.ts';

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
export const rolesRequired = '至少选择一个角色';
export const positiveInteger = '请输入正整数';
export const accountLimitInvalid = '请输入 0 到 1,000,000 元之间的金额';
export const withdrawalInvalid = '请输入 0.01 元到 1,000,000 元之间的金额';
export const claimLinesMissing = '请选择有问题的部分';
export const claimPicturesMost = '照片数量超过上限';
export const claimTextLeast = '请填写 10 至 500 个字的说明';
export const claimTextMost = '最多 500 个字';
export const claimMessageMissing = '请填写内容';
export const claimCarrierMissing = '请选择快递公司';
export const claimParcelMissing = '请填写寄回单号';
export const claimParcelInvalid = '寄回单号为 6-40 位字母、数字';
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
export const linkPersonRequired = '请填写联系人';
export const linkPersonTooLong = `联系人最多 ${LINK_PERSON_MAX} 个字`;
export const detailTooLong = `详细地址最多 ${DETAIL_MAX} 个字`;
export const receiverPhoneTooLong = `联系电话最多 ${RECEIVER_PHONE_MAX} 个字`;
export const dayInvalid = '日期格式应为 2026-11-20';

// Opinions: ours.
export const suggestionKindRequired = '请选择类型';
export const suggestionRequired = '请填写意见内容';
export const suggestionTooShort = '至少写 10 个字，方便我们处理';
export const suggestionTooLong = '意见内容最多 1,000 个字';
export const suggestionNoteRequired = '请填写补充说明';
export const commentStarsRequired = '请选择星级';
export const commentTooLong = '评价最多 500 个字';
export const senderRequired = '请输入发件人';
export const senderTooLong = `发件人最多 ${CONSIGNEE_MAX} 个字`;
export const senderAddressTooLong = `地址最多 ${DETAIL_MAX} 个字`;
export const fullNumberNeeded = '请填写完整号码';
export const suggestionPicturesMost = '图片最多 6 张';

// Shared quotes: ours.
export const shownAsRequired = '请填写单位名称';
export const shownAsTooLong = `单位名称最多 ${SHOWN_AS_MAX} 个字`;
export const answerNameRequired = '请填写姓名';
export const answerNameTooLong = `姓名最多 ${ANSWER_NAME_MAX} 个字`;
export const answerNoteTooLong = `留言最多 ${ANSWER_NOTE_MAX} 个字`;
export const declineNoteRequired = '请写明不同意的原因';
export const unseenCharacters = '含有看不见的字符，请删除后重新输入';

// Favourites: ours.
export const favoriteName = `请填写名称，最多 ${FAVORITE_NAME_MAX} 个字`;
export const favoriteRemark = `备注最多 ${FAVORITE_REMARK_MAX} 个字`;

// Authentication and certificates: ours.
export const companyNameRequired = '请填写企业名称';
export const companyNameDigits = '企业名称不能是数字';
export const companyNameTooLong = `企业名称最多 ${COMPANY_NAME_MAX} 个字`;
export const authDocumentRequired = '请选择证件类型';
export const documentEndRequired = '请填写有效期至，或选长期';
export const documentExpired = '证件已过期';
export const brandRequired = '请填写品牌名称';
export const brandTooLong = `品牌名称最多 ${BRAND_MAX} 个字`;
export const certificateKindRequired = '请选择证书类型';
export const certificateNumberRequired = '请填写编号';
export const certificateNumberTooLong = `编号最多 ${CERTIFICATE_NUMBER_MAX} 个字`;
export const certificateFirstDay = '请填写开始日期';
export const certificateLastDay = '请填写结束日期，或选长期';
export const certificateDaysReversed = '结束日期早于开始日期';
export const certificateRemarkTooLong = `备注最多 ${CERTIFICATE_REMARK_MAX} 个字`;
export const certificateFilesMost = `请上传 1-${CERTIFICATE_FILES_MAX} 个文件`;
export const authFileRequired = '请上传证件';

// Refusals of a registration: ours.
export const nameTaken = '该账号已被使用，请换一个';
export const qqTaken = '该 QQ 号已注册，可直接登录';
export const mobileTaken = '该手机号已注册，可直接登录';

// Invoices: ours.
export const invoiceTitleTooLong = `发票抬头最多 ${INVOICE_TITLE_MAX} 个字`;
export const invoiceTitleTaken = '已有相同的抬头';
export const registeredAddressTooLong = `注册地址最多 ${REGISTERED_ADDRESS_MAX} 个字`;
export const bankNameTooLong = `开户银行最多 ${BANK_NAME_MAX} 个字`;
export const bankAccountInvalid = '银行账号为 8-30 位数字';
export const invoiceRemarkTooLong = `备注最多 ${INVOICE_REMARK_MAX} 个字`;
export const redTextTooLong = `说明最多 ${RED_TEXT_MAX} 个字`;
