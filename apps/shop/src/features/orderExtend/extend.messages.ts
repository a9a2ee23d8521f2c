/** Names of sender and certificate, and what stands for none; the texts of their windows come with these. */
import { dictionary } from '../../lib/text.ts';

export const extendText = dictionary(
  {
    senderTitle: '发件人',
    works: '印厂',
    certificateTitle: '授权证书',
    none: '不使用证书',
    change: '修改',
    changeSender: '修改发件人',
    changeCertificate: '修改授权证书',
  },
  {
    senderTitle: 'Sender',
    works: 'The works',
    certificateTitle: 'Certificate',
    none: 'No certificate',
    change: 'Change',
    changeSender: 'Change the sender',
    changeCertificate: 'Change the certificate',
  },
);
