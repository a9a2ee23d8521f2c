import { expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
    'Windows · Edge',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.0 Safari/605.1.15`,
    'Mac · Safari',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Linux · Firefox'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${WEBKIT} Mobile/15E148 MicroMessenger/8.0.60`,
    'iPhone · WeChat',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X)', 'iPad'],
])('%s is %s', (agent, name) => {
  expect(deviceName(agent, '未知设备')).toBe(name);
});

it.each(['', 'curl/8.14.1'])('%j is no device that has a name', (agent) => {
  expect(deviceName(agent, '未知设备')).toBe('未知设备');
});
