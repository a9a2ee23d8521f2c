// A few real areas for the stories of AreaPicker. Stories only.
import type { Region } from './areaTree.ts';

const place = (code: string, name: string, children?: readonly Region[]): Region => ({
  code,
  name,
  ...(children && { children }),
});

export const sampleRegions: readonly Region[] = [
  // A municipality has two levels.
  place('11', '北京市', [
    place('110101', '东城区'),
    place('110105', '朝阳区'),
    place('110108', '海淀区'),
    place('110112', '通州区'),
  ]),
  place('41', '河南省', [
    place('4101', '郑州市', [place('410102', '中原区'), place('410105', '金水区')]),
    place('4114', '商丘市', [
      place('411402', '梁园区'),
      place('411403', '睢阳区'),
      place('411481', '永城市'),
    ]),
    // A city without districts.
    place('419001', '济源市'),
  ]),
  place('43', '湖南省', [
    place('4301', '长沙市', [place('430102', '芙蓉区'), place('430104', '岳麓区')]),
    place('4331', '湘西土家族苗族自治州', [place('433101', '吉首市'), place('433123', '凤凰县')]),
  ]),
  // A city that has streets where others have districts.
  place('44', '广东省', [
    place('4401', '广州市', [place('440106', '天河区')]),
    place('4419', '东莞市'),
  ]),
  place('51', '四川省', [place('5101', '成都市', [place('510104', '锦江区')])]),
  place('62', '甘肃省', [place('6205', '天水市', [place('620502', '秦州区')])]),
];
