// Pasted addresses and what is made of them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regions } from '../../stories/regions.ts';
import { recogniseAddress } from './recogniseAddress.ts';

const read = (text: string) => {
  const { name, phone, regions: path, street } = recogniseAddress(text, regions);
  return [name, phone, path.map((region) => region.name).join(''), street];
};
const nanshan = '广东省深圳市南山区';

describe('a pasted address', () => {
  it.each([
    [
      'the usual order',
      '张三 13800138000 广东省深圳市南山区科技园路1号',
      ['张三', '13800138000', nanshan, '科技园路1号'],
    ],
    [
      'commas',
      '张三，13800138000，广东省深圳市南山区科技园路1号',
      ['张三', '13800138000', nanshan, '科技园路1号'],
    ],
    [
      'new lines',
      '张三\n13800138000\n广东省深圳市南山区\n科技园路1号',
      ['张三', '13800138000', nanshan, '科技园路1号'],
    ],
    [
      'address first',
      '广东省深圳市南山区科技园路1号 张三 13800138000',
      ['张三', '13800138000', nanshan, '科技园路1号'],
    ],
    [
      'labels',
      '收货人：张三\n手机号码：13800138000\n所在地区：广东省深圳市南山区\n详细地址：科技园路1号',
      ['张三', '13800138000', nanshan, '科技园路1号'],
    ],
    [
      'labels on one line',
      '姓名:王小明 电话:13900000000 地址:北京市朝阳区建国路88号',
      ['王小明', '13900000000', '北京市北京市朝阳区', '建国路88号'],
    ],
    [
      'a label before an odd name',
      '收件人：版心工作室 电话：13900000000 地址：北京市海淀区中关村',
      ['版心工作室', '13900000000', '北京市北京市海淀区', '中关村'],
    ],
    [
      'nothing between name and phone',
      '张三13800138000广东省深圳市南山区科技园路1号',
      ['张三', '13800138000', nanshan, '科技园路1号'],
    ],
    [
      '+86 and gaps',
      '李雷 +86 138 0013 8000 广东深圳南山区科技园',
      ['李雷', '13800138000', nanshan, '科技园'],
    ],
    [
      'hyphens',
      '李雷 138-0013-8000 广东省 深圳市 南山区 科技园',
      ['李雷', '13800138000', nanshan, '科技园'],
    ],
    [
      'an extension',
      '李雷 13800138000转8012 广东省深圳市南山区科技园',
      ['李雷', '13800138000-8012', nanshan, '科技园'],
    ],
    [
      'a landline',
      '前台 0755-26001234 广东省深圳市南山区科技园',
      ['前台', '0755-26001234', nanshan, '科技园'],
    ],
    [
      'a landline in brackets with an extension',
      '王芳（0755）26001234-801 广东省深圳市福田区深南大道',
      ['王芳', '0755-26001234-801', '广东省深圳市福田区', '深南大道'],
    ],
    [
      'a masked number',
      '陈先生 138****0001 广东省深圳市南山区科技园路1号',
      ['陈先生', '138****0001', nanshan, '科技园路1号'],
    ],
    [
      'a masked number with an extension',
      '收货人：陈先生 电话：138＊＊＊＊0001转8012 广东省深圳市南山区科技园路1号',
      ['陈先生', '138****0001-8012', nanshan, '科技园路1号'],
    ],
    [
      'a short landline',
      '前台 0370-5112233 广东省深圳市南山区科技园路1号',
      ['前台', '0370-5112233', nanshan, '科技园路1号'],
    ],
    [
      'full-width digits',
      '张三　１３８００１３８０００　广东省深圳市南山区科技园路１号',
      ['张三', '13800138000', nanshan, '科技园路1号'],
    ],
    [
      'short names',
      '张三 13800138000 广东深圳南山科技园路1号',
      ['张三', '13800138000', nanshan, '科技园路1号'],
    ],
    [
      'a city without its province',
      '张三 13800138000 深圳市南山区科技园路1号',
      ['张三', '13800138000', nanshan, '科技园路1号'],
    ],
    [
      'a left-out city',
      '张三 13800138000 广东省南山区科技园路1号',
      ['张三', '13800138000', nanshan, '科技园路1号'],
    ],
    [
      'a level nobody writes',
      '周敏 13800138000 上海市浦东新区世纪大道100号',
      ['周敏', '13800138000', '上海市市辖区浦东新区', '世纪大道100号'],
    ],
    [
      'a province and a city of one name',
      '周敏 13800138000 吉林省吉林市昌邑区中兴街1号',
      ['周敏', '13800138000', '吉林省吉林市昌邑区', '中兴街1号'],
    ],
    [
      '内蒙古',
      '韦明 13800138000 内蒙古呼和浩特赛罕区大学东街1号',
      ['韦明', '13800138000', '内蒙古自治区呼和浩特市赛罕区', '大学东街1号'],
    ],
    [
      'an autonomous region',
      '韦明 13800138000 广西南宁市青秀区民族大道1号',
      ['韦明', '13800138000', '广西壮族自治区南宁市青秀区', '民族大道1号'],
    ],
    [
      'an autonomous prefecture',
      '段誉 13800138000 云南大理大理市古城1号',
      ['段誉', '13800138000', '云南省大理白族自治州大理市', '古城1号'],
    ],
    [
      'a street named like a city',
      '张三 13800138000 江苏省南京市鼓楼区中山路1号',
      ['张三', '13800138000', '江苏省南京市鼓楼区', '中山路1号'],
    ],
    ['only a street', '中山路1号', ['', '', '', '中山路1号']],
    [
      'a person named like a city',
      '南京 13800138000 科技园',
      ['南京', '13800138000', '', '科技园'],
    ],
    [
      'a title',
      '陈经理 13800138000 广东省广州市天河区体育西路',
      ['陈经理', '13800138000', '广东省广州市天河区', '体育西路'],
    ],
    [
      'a company besides the person',
      '悦享包装有限公司 林小满 13800138000 广东省深圳市龙华区民治街道1号楼',
      ['林小满', '13800138000', '广东省深圳市龙华区', '悦享包装有限公司 民治街道1号楼'],
    ],
    ['nothing', '  \n ', ['', '', '', '']],
  ])('%s', (_name, text, parts) => {
    expect(read(text)).toEqual(parts);
  });

  it('says what it is not sure of', () => {
    const one = recogniseAddress('张三 13800138000 广东省深圳市南山区科技园路1号', regions);
    expect(one.uncertain).toEqual([]);
    expect(one.missing).toEqual([]);
    expect(recogniseAddress('欧阳 13800138000 深圳市南山区1号', regions).uncertain).toContain(
      'region',
    );
    expect(recogniseAddress('张三 李四 13800138000', regions).uncertain).toContain('name');
    expect(recogniseAddress('张三 13800138000 13900139000', regions).uncertain).toContain('phone');
    expect(recogniseAddress('张三 广东省', regions).uncertain).toContain('region');
  });

  it('says what it did not find', () => {
    expect(recogniseAddress('13800138000', regions).missing).toEqual(['name', 'region', 'street']);
    expect(recogniseAddress('张三', regions).missing).toEqual(['phone', 'region', 'street']);
  });

  it('a district whose name exists twice is not guessed', () => {
    expect(recogniseAddress('张三 13800138000 朝阳区建国路88号', regions).regions).toEqual([]);
  });

  it('a card or order number is no phone', () => {
    expect(recogniseAddress('单号 6222138001380001234', regions).phone).toBe('');
  });
});

const letters = (text: string): string[] => (text.match(/[\p{L}\p{N}]/gu) ?? []).sort();

describe('for every text', () => {
  const districts = regions.flatMap((province) =>
    (province.children ?? []).flatMap((city) =>
      (city.children ?? []).map((district) => [province, city, district] as const),
    ),
  );
  const person = fc.constantFrom('张三', '李小龙', '王芳', '陈经理', '周敏');
  const mobile = fc
    .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
    .map(([second, rest]) => `1${second}${String(rest).padStart(9, '0')}`);
  const street = fc
    .tuple(
      fc.constantFrom('科技园路', '民治大道', '世纪广场', '工业三路'),
      fc.integer({ min: 1, max: 999 }),
    )
    .map(([road, number]) => `${road}${number}号`);

  it('an address written in any order and with any separator comes apart again', () => {
    fc.assert(
      fc.property(
        person,
        mobile,
        fc.constantFrom(...districts),
        street,
        fc.constantFrom(' ', '，', ',', '\n', '；', '  '),
        fc.constantFrom([0, 1, 2], [2, 0, 1], [1, 0, 2], [0, 2, 1], [2, 1, 0]),
        (who, phone, path, where, gap, order) => {
          const written = path
            .map(({ name }) => name)
            .filter((name, index, all) => name !== '市辖区' && name !== all[index - 1])
            .join('');
          const parts = [who, phone, written + where];
          const found = recogniseAddress(order.map((index) => parts[index]).join(gap), regions);
          expect(found.name).toBe(who);
          expect(found.phone).toBe(phone);
          expect(found.regions.map(({ code }) => code)).toEqual(path.map(({ code }) => code));
          expect(found.street).toBe(where);
          expect(found.missing).toEqual([]);
        },
      ),
      { seed: 20_261_120 },
    );
  });

  it('nothing is lost: every letter and digit is in a part', () => {
    const words = fc.array(
      fc.oneof(
        fc.constantFrom(
          '张三',
          '科技园',
          '一号楼',
          'Smith',
          '518000',
          '悦享包装',
          '#3',
          '（后门）',
        ),
        mobile,
        street,
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(words, fc.constantFrom(' ', '，', '\n'), (all, gap) => {
        const text = all.join(gap);
        const { name, phone, street: rest } = recogniseAddress(text, regions);
        expect(letters(name + phone + rest)).toEqual(letters(text));
      }),
      { seed: 20_261_120 },
    );
  });

  it('it never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const found = recogniseAddress(text, regions);
        expect([...found.uncertain, ...found.missing].length).toBeLessThanOrEqual(4);
      }),
      { seed: 20_261_120 },
    );
  });
});
