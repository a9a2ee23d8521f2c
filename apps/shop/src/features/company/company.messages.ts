/** Texts about offices that several pages share. */
import { CONTACT_HOURS } from '@banxin/contract/constants';
import { dictionary } from '../../lib/text.ts';

const { from, to } = CONTACT_HOURS;

export const companyText = dictionary(
  {
    hours: `周一至周六 ${from}–${to}，法定节假日除外`,
    openNow: '现在可接听',
    opens: (day: string) => `${day} ${from} 恢复接听`,
    today: '今天',
    weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
    hotline: '客服热线',
    address: '地址',
    makes: '生产',
    serves: '服务地区',
    cutOff: '截单',
    cutOffAt: (time: string) => `工作日 ${time} 前付款且文件通过审核，当天投产`,
    company: '开票公司',
    taxNumber: '税号',
    route: '查看路线',
    between: '、',
  },
  {
    hours: `Monday to Saturday ${from}–${to}, except public holidays`,
    openNow: 'Answered now',
    opens: (day: string) => `Answered again ${day} ${from}`,
    today: 'today',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    hotline: 'Hotline',
    address: 'Address',
    makes: 'Makes',
    serves: 'Serves',
    cutOff: 'Cut-off',
    cutOffAt: (time: string) =>
      `Paid and approved before ${time} on a working day, made the same day`,
    company: 'Invoicing company',
    taxNumber: 'Tax number',
    route: 'How to get there',
    between: ', ',
  },
);
