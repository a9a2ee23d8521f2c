/** Texts of the menu beside account and warehouse pages. */
import { dictionary } from '../../lib/text.ts';

export const menuText = dictionary(
  {
    warehouse: '云仓菜单',
    groupHome: '账户',
    groupTrade: '交易',
    groupMoney: '资金',
    groupMembership: '会员',
    groupProfile: '资料',
    groupManagement: '管理',
    groupCloud: '云仓',
  },
  {
    warehouse: 'Cloud warehouse menu',
    groupHome: 'Account',
    groupTrade: 'Orders',
    groupMoney: 'Money',
    groupMembership: 'Membership',
    groupProfile: 'Profile',
    groupManagement: 'Management',
    groupCloud: 'Cloud warehouse',
  },
);
