// A small part of the tree of regions, for stories and tests.

interface Region {
  code: string;
  name: string;
  children?: readonly Region[];
}

const region = (code: string, name: string, children?: readonly Region[]): Region => ({
  code,
  name,
  ...(children && { children }),
});

export const regions: readonly Region[] = [
  region('110000', '北京市', [
    region('110100', '北京市', [
      region('110101', '东城区'),
      region('110105', '朝阳区'),
      region('110108', '海淀区'),
    ]),
  ]),
  region('150000', '内蒙古自治区', [region('150100', '呼和浩特市', [region('150105', '赛罕区')])]),
  region('220000', '吉林省', [
    region('220100', '长春市', [region('220104', '朝阳区')]),
    region('220200', '吉林市', [region('220202', '昌邑区')]),
  ]),
  region('310000', '上海市', [
    region('310100', '市辖区', [region('310115', '浦东新区'), region('310101', '黄浦区')]),
  ]),
  region('320000', '江苏省', [
    region('320100', '南京市', [region('320102', '玄武区'), region('320106', '鼓楼区')]),
    region('320500', '苏州市', [region('320583', '昆山市')]),
  ]),
  region('440000', '广东省', [
    region('440100', '广州市', [region('440104', '越秀区'), region('440106', '天河区')]),
    region('440300', '深圳市', [
      region('440304', '福田区'),
      region('440305', '南山区'),
      region('440309', '龙华区'),
    ]),
    region('442000', '中山市'),
  ]),
  region('450000', '广西壮族自治区', [region('450100', '南宁市', [region('450103', '青秀区')])]),
  region('530000', '云南省', [region('532900', '大理白族自治州', [region('532901', '大理市')])]),
  region('810000', '香港特别行政区', [region('810001', '中西区')]),
];
