// Takes a pasted address apart: who, phone, region, street. Nothing is dropped: what is not understood is street.
import { type AddressRegion, findRegion } from './regionNames.ts';

export type { AddressRegion } from './regionNames.ts';

/** Parts of an address. */
export type AddressPart = 'name' | 'phone' | 'region' | 'street';

/** What was recognised in a text. */
export interface RecognisedAddress {
  /** Receiver; empty when none was found. */
  name: string;
  /** Digits, and stars where it is masked, with `-` before an extension and after an area code; empty when none was found. */
  phone: string;
  /** From the province down; empty when none was found. */
  regions: readonly AddressRegion[];
  /** Everything else in the order of the text. */
  street: string;
  /** Found, but by guessing: the reader should look. */
  uncertain: readonly AddressPart[];
  /** Not found. */
  missing: readonly AddressPart[];
}

const LABELS: Readonly<Record<'name' | 'phone' | 'place', RegExp>> = {
  name: /(?:收货人|收件人|联系人|收方|姓名|名字)(?:姓名|名称)?/,
  phone:
    /(?:联系|收货|收件)?(?:手机号码|电话号码|手机号|联系方式|手机|电话|座机|固话|号码|Tel|Phone|Mobile)/i,
  place: /(?:所在|收货|收件|详细|联系|街道)?(?:省市区|地区|区域|地址)/,
};
const LABEL = new RegExp(
  `(?<![\\p{L}\\d])(?:(${LABELS.name.source})|(${LABELS.phone.source})|(${LABELS.place.source}))\\s*[:：]\\s*`,
  'giu',
);

/** Extension: 转 8012, -8012, #8012. */
const EXTENSION = '(?:\\s*(?:转|ext\\.?|[-#])\\s*(\\d{1,6}))?';
const MOBILE = new RegExp(
  `(?<![\\d*])(?:(?:\\+|00)?86[-\\s]?)?(1[3-9][\\d*])[-\\s]?([\\d*]{4})[-\\s]?([\\d*]{4})${EXTENSION}(?![\\d*])`,
  'i',
);
const LANDLINE = new RegExp(
  `(?<![\\d*])(?:(?:\\+|00)?86[-\\s]?)?[(（]?(0\\d{2,3}|400)[)）]?[-\\s]?([\\d*]{3}[-\\s]?[\\d*]{4,5})${EXTENSION}(?![\\d*])`,
  'i',
);

interface Cut {
  phone: string;
  /** The text with the phone cut out. */
  rest: string;
}

/** The first mobile number, else the first landline number. */
function cutPhone(text: string): Cut {
  const mobile = MOBILE.exec(text);
  const found = mobile ?? LANDLINE.exec(text);
  if (!found) return { phone: '', rest: text };
  const [whole] = found;
  const parts = mobile ? [found.slice(1, 4).join(''), found[4]] : [found[1], found[2], found[3]];
  const phone = parts
    .filter(Boolean)
    .map((part) => part?.replace(/[^\d*]/g, ''))
    .join('-');
  const rest = `${text.slice(0, found.index)}\n${text.slice(found.index + whole.length)}`;
  return { phone, rest };
}

/** The two hundred most frequent ones. */
const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚';
const ADDRESS_WORD =
  /[省市区县镇乡村街路道号楼室栋幢弄巷座层组队园苑城厦店厂仓院]|单元|大厦|公司|广场|花园|小区|中心/;
const TITLE = /(?:先生|女士|小姐|老师|经理|老板|师傅|总)$/;

/** How much a piece of text looks like a person: 2 certainly, 1 perhaps, 0 no. */
function likeness(piece: string): 0 | 1 | 2 {
  if (/^[\p{Script=Han}]{2,4}$/u.test(piece)) {
    const isNamed = SURNAMES.includes(piece[0] ?? '') || TITLE.test(piece);
    // A surname at the front outweighs a word of addresses inside: 路遥, 江城.
    if (ADDRESS_WORD.test(piece)) return isNamed && piece.length <= 3 ? 1 : 0;
    return isNamed ? 2 : 1;
  }
  if (ADDRESS_WORD.test(piece)) return 0;
  if (/^[\p{Script=Han}]+(?:·[\p{Script=Han}]+)+$/u.test(piece)) return 2;
  if (TITLE.test(piece) && piece.length <= 6) return 2;
  return /^[A-Za-z][A-Za-z.'-]{1,19}$/.test(piece) ? 1 : 0;
}

const SEPARATOR = /[\s,，;；|]+/;
const pieces = (text: string): string[] => text.split(SEPARATOR).filter(Boolean);

/** Full-width digits, letters and signs become narrow; Chinese punctuation between parts stays a separator. */
const narrow = (text: string): string =>
  text
    .replace(/[！-～]/g, (sign) =>
      sign === '（' || sign === '）' || sign === '，' || sign === '；'
        ? sign
        : String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
    )
    .replaceAll('\u3000', ' ');

/**
 * Takes a text apart. A label such as 收货人： says what follows it; without labels a name is a short piece of
 * Chinese that begins with a surname. The region is looked for in the tree.
 */
export function recogniseAddress(
  text: string,
  regions: readonly AddressRegion[],
): RecognisedAddress {
  let labelled = '';
  // Labels become line ends; a labelled name is taken as it is.
  const marked = narrow(text).replace(LABEL, (_whole, name) => (name ? '\n\u0001' : '\n'));
  const unnamed = marked
    .split('\n')
    .map((line) => {
      if (!line.startsWith('\u0001')) return line;
      const [first = '', ...others] = pieces(line.slice(1).replace(MOBILE, ' $& '));
      if (labelled !== '' || first === '' || /^[+\d]/.test(first)) return line.slice(1);
      labelled = first;
      return others.join(' ');
    })
    .join('\n');
  const { phone, rest } = cutPhone(unnamed.replaceAll('\u0001', ''));
  const match = findRegion(rest, regions);
  const before = pieces(match ? rest.slice(0, match.start) : rest);
  const after = match ? pieces(rest.slice(match.end)) : [];
  const all = [...before, ...after];

  const scores = all.map((piece, index) =>
    // The piece right behind the region is its street, however short.
    index === before.length && match && /^[^\s,，;；|]/.test(rest.slice(match.end))
      ? 0
      : likeness(piece),
  );
  const most = Math.max(0, ...scores);
  const at = labelled === '' && most > 0 ? scores.indexOf(most as 0 | 1 | 2) : -1;
  const name = labelled || (all[at] ?? '');
  const street = all.filter((_piece, index) => index !== at).join(' ');

  const isNameSure =
    labelled !== '' || (most === 2 && scores.filter((score) => score === most).length === 1);
  const path = match?.path ?? [];
  const isRegionSure = match?.isCertain === true && (path.at(-1)?.children ?? []).length === 0;
  const found: Readonly<Record<AddressPart, { is: boolean; isSure: boolean }>> = {
    name: { is: name !== '', isSure: isNameSure },
    phone: { is: phone !== '', isSure: !MOBILE.test(street) },
    region: { is: path.length > 0, isSure: isRegionSure },
    street: { is: street !== '', isSure: true },
  };
  const parts = Object.keys(found) as AddressPart[];
  return {
    name,
    phone,
    regions: path,
    street,
    uncertain: parts.filter((part) => found[part].is && !found[part].isSure),
    missing: parts.filter((part) => !found[part].is),
  };
}
