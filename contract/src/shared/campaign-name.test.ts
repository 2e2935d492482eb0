import { expect, test } from 'vitest';
import { campaignName } from './campaign-name.ts';

test.each([
  ['  spring\t sale ', 'spring_sale'],
  ['Осень & co', 'Осень_co'],
  ['ｓｐｒｉｎｇ', 'spring'],
  ["x;=cmd|' /C calc'!A1;y", 'x_cmd_C_calc_A1_y'],
  ['-2024_v1.2-b', '2024_v1.2-b'],
  ['\u0000\u202e', undefined],
  ['\ud800', undefined],
  ['=+-@', undefined],
  ['x'.repeat(300), 'x'.repeat(200)],
])('the campaign %j is counted as %j', (value, name) => {
  expect(campaignName(value)).toBe(name);
});
