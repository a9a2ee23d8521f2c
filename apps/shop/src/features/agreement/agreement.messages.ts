/** The print-content agreement (承印品协议书). */
import { dictionary } from '../../lib/text.ts';

export const agreementText = dictionary(
  {
    title: '承印品协议书',
    intro:
      '根据《印刷业管理条例》，承接印刷前须确认承印内容合法、来源清楚。请阅读以下条款，签订一次即可长期下单。',
    terms: [
      '一、委托方保证所提供的文字、图片、商标与版式已取得合法授权，不侵犯他人著作权、商标权、肖像权等权利。',
      '二、委托方不得委托印刷法律法规禁止的内容；涉及商标标识、注册商标、出版物、票证的，须同时提供商标注册证、授权书或相关批准文件。',
      '三、印刷内容以委托方上传并确认的文件为准。承印方依据文件检查结果提示尺寸、出血、分辨率、颜色与字体问题，委托方确认后投产。',
      '四、成品允许的误差：数量 ±3%，裁切 1–2 mm，颜色因纸张、油墨与批次存在合理差异。',
      '五、承印方对委托方的文件与客户信息保密，仅用于完成订单，订单完成后按约定期限保存。',
      '六、因委托内容违法或侵权产生的责任由委托方承担；承印方发现违法内容有权拒绝印刷并依法报告。',
    ],
  },
  {
    title: 'Print-content agreement',
    intro:
      'By the Regulations on the Printing Industry we may print only what is lawful and of known origin. Please read the terms; signed once, they hold for all orders. This is a translation: the Chinese text is what is signed.',
    terms: [
      '1. The customer warrants that words, pictures, trademarks and layouts are properly licensed and infringe no copyright, trademark, likeness or other right.',
      '2. The customer may not order what the law forbids to print. Trademarks, publications and vouchers need the registration certificate, authorisation or approval beside the order.',
      '3. What is printed is the file that the customer uploaded and confirmed. The printer names what its check finds in size, bleed, resolution, colours and fonts; production begins once the customer has confirmed.',
      '4. Tolerances of the finished goods: quantity ±3%, cutting 1–2 mm, reasonable differences of colour between papers, inks and batches.',
      '5. The printer keeps files and customer data confidential, uses them for the order only, and keeps them for the agreed time after it.',
      '6. The customer answers for content that is unlawful or infringes rights; the printer may refuse to print what is unlawful and reports it as the law asks.',
    ],
  },
);
