/** Fixed texts of forms that stand behind the login, and of opinions and shared quotes. */
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
  RED_TEXT_MAX,
  REGISTERED_ADDRESS_MAX,
  SHOWN_AS_MAX,
} from './constants.ts';

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

// Invoices: ours.
export const invoiceTitleTooLong = `发票抬头最多 ${INVOICE_TITLE_MAX} 个字`;
export const invoiceTitleTaken = '已有相同的抬头';
export const registeredAddressTooLong = `注册地址最多 ${REGISTERED_ADDRESS_MAX} 个字`;
export const bankNameTooLong = `开户银行最多 ${BANK_NAME_MAX} 个字`;
export const bankAccountInvalid = '银行账号为 8-30 位数字';
export const invoiceRemarkTooLong = `备注最多 ${INVOICE_REMARK_MAX} 个字`;
export const redTextTooLong = `说明最多 ${RED_TEXT_MAX} 个字`;
// After-sales: ours.
export const claimLinesMissing = '请选择有问题的部分';
export const claimPicturesMost = '照片数量超过上限';
export const claimTextLeast = '请填写 10 至 500 个字的说明';
export const claimTextMost = '最多 500 个字';
export const claimMessageMissing = '请填写内容';
export const claimCarrierMissing = '请选择快递公司';
export const claimParcelMissing = '请填写寄回单号';
export const claimParcelInvalid = '寄回单号为 6-40 位字母、数字';

// The company: ours.
export const rolesRequired = '至少选择一个角色';
export const linkPersonRequired = '请填写联系人';
export const linkPersonTooLong = `联系人最多 ${LINK_PERSON_MAX} 个字`;
