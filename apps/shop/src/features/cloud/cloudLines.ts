/** What is to be sent from the cloud warehouse: in an address, in a draft, and changed line by line. */
import type { CloudLineInput } from '@banxin/contract/entities/cloudWarehouse';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { pathOf } from '@banxin/contract/routes';
import { CLOUD_LINES_MAX, CLOUD_UNITS_MAX } from '@banxin/contract/rules/cloudWarehouse';

const { custody, sales } = cloudWarehouseKind;

type LineKey = Pick<CloudLineInput, 'kind' | 'id'>;

/** Names goods of either kind. */
export const keyOfLine = ({ kind, id }: LineKey): string => `${kind}:${id}`;

/** `12x300,15`: three hundred of one and one of another. */
const written = (lines: readonly CloudLineInput[]): string =>
  lines.map(({ id, quantity }) => (quantity === 1 ? `${id}` : `${id}x${quantity}`)).join(',');

/** Each once; what makes no sense is left out. */
function read(text: string | null, kind: CloudLineInput['kind']): CloudLineInput[] {
  return (text ?? '').split(',').flatMap((part): CloudLineInput[] => {
    const found = /^([1-9]\d{0,8})(?:x([1-9]\d{0,5}))?$/.exec(part);
    if (found === null) return [];
    return [{ kind, id: Number(found[1]), quantity: Number(found[2] ?? 1) }];
  });
}

/** Lines with others behind them: goods that stand there already keep how many there are. */
export function withLines(
  lines: readonly CloudLineInput[],
  more: readonly CloudLineInput[],
): readonly CloudLineInput[] {
  const known = new Map(lines.map((line) => [keyOfLine(line), line]));
  for (const line of more) if (!known.has(keyOfLine(line))) known.set(keyOfLine(line), line);
  return [...known.values()].slice(0, CLOUD_LINES_MAX);
}

/** The same lines with so many of one; without it for zero. What is typed beyond the most is the most. */
export const withQuantity = (
  lines: readonly CloudLineInput[],
  which: LineKey,
  quantity: number,
): readonly CloudLineInput[] =>
  lines.flatMap((line) => {
    if (keyOfLine(line) !== keyOfLine(which)) return [line];
    return quantity === 0 ? [] : [{ ...line, quantity: Math.min(quantity, CLOUD_UNITS_MAX) }];
  });

/** What an address, or a draft in the same words, names. */
export const linesIn = (params: URLSearchParams): readonly CloudLineInput[] =>
  withLines([], [...read(params.get('stock'), custody), ...read(params.get('goods'), sales)]);

/** The query that names lines. */
export function queryOfLines(lines: readonly CloudLineInput[]): {
  readonly stock?: string;
  readonly goods?: string;
} {
  const of = (kind: CloudLineInput['kind']) => written(lines.filter((line) => line.kind === kind));
  const [stock, goods] = [of(custody), of(sales)];
  return { ...(stock !== '' && { stock }), ...(goods !== '' && { goods }) };
}

/** The page that sends them. */
export const sendLink = (lines: readonly CloudLineInput[]): string =>
  pathOf('cloudOrder', {}, queryOfLines(lines));
