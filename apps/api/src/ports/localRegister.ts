/** Companies that there are in the demo and in tests alone, so that a title can be looked up without a network. */
import type { CompanyRegister, RegisteredCompany } from './companyRegister.ts';

/** Names and numbers are examples; the check digits are right. */
const COMPANIES: readonly RegisteredCompany[] = [
  {
    name: '悦享包装有限公司',
    taxNumber: '91310112MA1YXB0004',
    address: '上海市闵行区春申路 100 号',
    phone: '021-60000001',
  },
  {
    name: '悦享包装（苏州）有限公司',
    taxNumber: '91320505MA1YXB001U',
    address: '江苏省苏州市虎丘区竹园路 8 号',
    phone: '0512-60000002',
  },
  {
    name: '合作伙伴印务有限公司',
    taxNumber: '91330106MA1H2B002A',
    address: '浙江省杭州市西湖区文三路 1 号',
    phone: '0571-60000003',
  },
  {
    name: '跨境优选贸易有限公司',
    taxNumber: '91440106MA1KJB0039',
    address: '广东省广州市天河区体育西路 2 号',
    phone: '020-60000004',
  },
  {
    name: '春晖文化传播有限公司',
    taxNumber: '91510107MA1CHB004B',
    address: '四川省成都市武侯区天府大道 3 号',
    phone: '028-60000005',
  },
  {
    name: '云岭茶业有限公司',
    taxNumber: '91530102MA1YHB005W',
    address: '云南省昆明市五华区人民中路 6 号',
    phone: '0871-60000006',
  },
  {
    name: '晨光烘焙食品有限公司',
    taxNumber: '91120101MA1CGB006C',
    address: '天津市和平区南京路 9 号',
    phone: '022-60000007',
  },
  {
    name: '麦田烘焙（天津）有限公司',
    taxNumber: '91120101MA1MTB0074',
    address: '天津市和平区南京路 10 号',
    phone: '022-60000008',
  },
];

export const localRegister: CompanyRegister = {
  find: async (words, most) =>
    COMPANIES.filter(({ name }) => name.includes(words))
      .toSorted((a, b) => a.name.indexOf(words) - b.name.indexOf(words))
      .slice(0, most),
};
