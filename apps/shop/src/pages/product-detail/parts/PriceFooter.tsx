/** Under the price: what can be done with it beside ordering, and facts that come with it. */
import { addFavorite } from '@banxin/contract/calls/order/favorite';
import { createTogether } from '@banxin/contract/calls/order/together';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { pathOf } from '@banxin/contract/routes';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import KeepFavorite from '../../../features/favorite/KeepFavorite.tsx';
import type { KeptJob } from '../../../features/favorite/KeepFavoriteDialog.tsx';
import CompareTools from '../../../features/quote/compare/CompareTools.tsx';
import { configurationQuery } from '../../../features/quote/configurationQuery.ts';
import QuoteTools, { type QuoteToolsProps } from '../../../features/quote/QuoteTools.tsx';
import type { Configurator } from '../../../features/quote/useConfigurator.ts';
import { useUser } from '../../../features/session/session.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useText } from '../../../lib/text.ts';
import { productDetailText } from '../product-detail.messages.ts';
import type { ProductDetail } from '../useProductDetail.ts';

export interface PriceFooterProps extends Pick<ProductDetail, 'balance'> {
  /** Null for whoever may not see prices. */
  readonly tools: QuoteToolsProps | null;
  /** What is kept, as it is when that is wanted; null while it cannot be made. */
  readonly jobOf: (() => KeptJob) | null;
  readonly configurator: Configurator;
  readonly isUploading: boolean;
  /** Freight and days are not known. */
  readonly isWithoutFreight: boolean;
}

export default function PriceFooter(props: PriceFooterProps) {
  const text = useText(productDetailText);
  const may = useCanCall();
  const { id } = useUser();
  const { configurator, tools, jobOf, balance, isUploading, isWithoutFreight } = props;
  return (
    <Stack gap={8}>
      {tools && (
        <>
          <QuoteTools {...tools} />
          <CompareTools product={tools.product} userId={id} configurator={configurator} />
          {jobOf && (
            <Inline gap={8}>
              {may(addFavorite) && (
                <KeepFavorite jobOf={jobOf} name={tools.product.name} isDisabled={isUploading} />
              )}
              {may(createTogether) && (
                <LinkButton
                  href={pathOf(
                    'productMult',
                    { categoryId: tools.product.parentId },
                    configurationQuery(tools.configuration as Configuration),
                  )}
                >
                  {text.mult}
                </LinkButton>
              )}
            </Inline>
          )}
        </>
      )}
      {isUploading && <Text tone="body">{text.uploading}</Text>}
      {isWithoutFreight && <Text>{text.freightLater}</Text>}
      {balance !== null && (
        <Text>
          {text.balance} <Money fen={balance} />
        </Text>
      )}
    </Stack>
  );
}
