/** Texts of how this login gets in. */
import { dictionary } from '../../lib/text.ts';

export const accountText = dictionary(
  {
    title: '账号绑定',
    devices: '登录设备',
    noun: '登录设备',
    columnDevice: '设备',
    columnAddress: 'IP',
    columnUsed: '最近使用',
    columnActions: '操作',
    unknownDevice: '未知设备',
    here: '本机',
    end: '退出此设备',
    endOf: (device: string, ip: string) => `退出此设备：${device}，${ip}`,
    endQuestion: (device: string, ip: string) =>
      `${device}（${ip}）将退出登录，再次使用需重新登录。`,
    ended: '已退出此设备',
    endOthers: '退出其他全部设备',
    endOthersQuestion: '除本机外，此账号在其他设备上都将退出登录，再次使用需重新登录。',
    endedOthers: '已退出其他全部设备',
    endFailed: '没有退出',
    none: '没有登录设备',
  },
  {
    title: 'Account access',
    devices: 'Devices',
    noun: 'devices',
    columnDevice: 'Device',
    columnUsed: 'Last used',
    columnActions: 'Actions',
    unknownDevice: 'Unknown device',
    here: 'This device',
    end: 'Log out',
    endOf: (device: string, ip: string) => `Log out: ${device}, ${ip}`,
    endQuestion: (device: string, ip: string) =>
      `${device} (${ip}) will be logged out and has to log in again.`,
    ended: 'The device is logged out',
    endOthers: 'Log out all others',
    endOthersQuestion:
      'This login will be logged out everywhere but here, and has to log in there again.',
    endedOthers: 'All other devices are logged out',
    endFailed: 'Not logged out',
    none: 'No devices',
  },
);
