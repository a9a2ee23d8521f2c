/** What an order takes out of the cloud warehouse, or prints for it: each kind with its code, how many, and what comes next. */
import { createCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import type { CloudLine } from '@banxin/contract/entities/cloudLine';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { cloudWarehouseKind, orderStatus } from '@banxin/contract/enums/order';
import { pathOf } from '@banxin/contract/routes';
import type { CloudErrand } from '@banxin/contract/rules/cloudWarehouse';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useAmount } from '../../../features/cart/amount.ts';
import { sendLink } from '../../../features/cloud/cloudLines.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../OrderGoods.css.ts';
import { orderGoodsText } from '../orderGoods.messages.ts';

const stockLink = (code: string): string => pathOf('cloudInventory', {}, { keyword: code });

interface LineProps {
  readonly line: CloudLine;
  /** In its place: of what is printed in several designs, which one. */
  readonly style?: string | undefined;
}

function Line({ line, style }: LineProps) {
  const text = useText(orderGoodsText);
  const amount = useAmount();
  const { name } = useCatalogueWords();
  const { kind, id, code, spec, unit, quantity } = line;
  const isSold = kind === cloudWarehouseKind.sales;
  const href = isSold ? pathOf('productStock', { id }) : stockLink(code);
  return (
    <li className={css.line}>
      <span className={css.words}>
        <Text weight="medium">
          <Link href={href} kind="quiet">
            {isSold ? name('product', id, line.name) : <Own isChinese>{line.name}</Own>}
          </Link>
        </Text>
        {style !== undefined && <Text size={13}>{<Own>{style}</Own>}</Text>}
        {spec !== '' && style === undefined && (
          <Text size={13} tone="body" lines={2}>
            <Own isChinese>{spec}</Own>
          </Text>
        )}
        <Text size={12} tone="quiet">
          {isSold ? text.sales : text.custody} · {text.code} <span translate="no">{code}</span>
        </Text>
      </span>
      <span className={css.amount}>
        <Text weight="medium">{text.times(amount(quantity, unit))}</Text>
      </span>
    </li>
  );
}

export interface OrderGoodsProps {
  readonly order: OrderDetail;
  readonly errand: CloudErrand;
  readonly goods: readonly CloudLine[];
}

export default function OrderGoods({ order, errand, goods }: OrderGoodsProps) {
  const text = useText(orderGoodsText);
  const may = useCanCall()(createCloudOrder);
  const { status, styles, remark } = order;
  const isStore = errand === 'store';
  const lies = status === orderStatus.stored;
  const standing =
    status === orderStatus.cancelled ? text.cancelled : lies ? text.lies : text.coming;
  const hasSeveral = goods.length > 1;
  const styleOf = (index: number): string | undefined =>
    isStore && hasSeveral ? styles?.[index]?.name || text.style(index + 1) : undefined;
  return (
    <Sheet element="section" aria-label={text[errand]}>
      <Stack gap={16}>
        <Inline justify="between">
          <Heading level={2} size={16}>
            {text[errand]}
          </Heading>
          {hasSeveral && (
            <Text size={13} tone="body">
              {text.kinds(goods.length)}
            </Text>
          )}
        </Inline>
        {isStore && <Text tone="body">{standing}</Text>}
        <ul className={css.lines}>
          {goods.map((line, index) => (
            <Line key={`${line.kind}:${line.id}`} line={line} style={styleOf(index)} />
          ))}
        </ul>
        {!isStore && (
          <DescriptionList
            items={[{ label: text.remark, value: remark ? <Own>{remark}</Own> : text.noRemark }]}
          />
        )}
        <Inline gap={12}>
          {may && errand === 'send' && <LinkButton href={sendLink(goods)}>{text.again}</LinkButton>}
          {may && isStore && lies && (
            <LinkButton href={sendLink(goods.map(({ kind, id }) => ({ kind, id, quantity: 1 })))}>
              {text.ship}
            </LinkButton>
          )}
          <LinkButton
            variant="quiet"
            href={
              goods.length === 1 && goods[0]?.kind === cloudWarehouseKind.custody
                ? stockLink(goods[0].code)
                : pathOf('cloudInventory')
            }
          >
            {text.toStock}
          </LinkButton>
        </Inline>
      </Stack>
    </Sheet>
  );
}
