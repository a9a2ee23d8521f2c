/** The product page with everything there: proof, options and files, price. */

import { createOrder } from '@banxin/contract/calls/order/create';
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import { rightRefusals } from '@banxin/contract/rules/rights';
import { uploadPurposes } from '@banxin/contract/uploads';
import { Button } from '@banxin/ui/Button';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Suspense, useMemo, useState } from 'react';
import { configurationLink } from '../../../features/quote/configurationLink.ts';
import { OptionsForm } from '../../../features/quote/OptionsForm.tsx';
import { OrderBar, PRICE_ID } from '../../../features/quote/OrderBar.tsx';
import { PricePanel } from '../../../features/quote/PricePanel.tsx';
import { sentBy } from '../../../features/quote/sending.ts';
import { sendingQuery } from '../../../features/quote/sendingQuery.ts';
import { useConfigurationAddress } from '../../../features/quote/useConfigurationAddress.ts';
import { useConfigurator } from '../../../features/quote/useConfigurator.ts';
import { useUser } from '../../../features/session/session.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { LaterRows } from '../../../features/upload/LaterRows.tsx';
import { usePrintFiles } from '../../../features/upload/usePrintFiles.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useText } from '../../../lib/text.ts';
import { favoriteInput, orderInput } from '../orderInput.ts';
import * as css from '../product-detail.css.ts';
import type { ProductAnswers } from '../product-detail.data.ts';
import { productDetailText } from '../product-detail.messages.ts';
import { useCreateOrder } from '../useCreateOrder.ts';
import { useProductDetail } from '../useProductDetail.ts';
import { useReorder } from '../useReorder.ts';
import { useTemplateFile } from '../useTemplateFile.ts';
import { ProductIntro } from './ProductIntro.tsx';

// Only an order that is ordered again needs it, and what it compares.
// Below the options: who looks at a price needs no files yet.
const FilesPart = lazyPart(() => import('./FilesPart.tsx'));
const ReorderPart = lazyPart(() => import('./ReorderPart.tsx'));
const LastJob = lazyOptional(() => import('./LastJob.tsx'));
/** Figures to compare: they come after what answers a press. */
const PriceFooter = lazyOptional(() => import('./PriceFooter.tsx'));
const SheetOffers = lazyOptional(() => import('../../../features/quote/SheetOffers.tsx'));
const ProductAbout = lazyOptional(() => import('./ProductAbout.tsx'));
const SendingPart = lazyOptional(() => import('../../../features/quote/SendingPart.tsx'));

export default function ProductView({ answers }: { readonly answers: ProductAnswers }) {
  const text = useText(productDetailText);
  const detail = useProductDetail(answers);
  const words = useFixedWords();
  const may = useCanCall();
  const { customerName } = useUser();
  const { priced, address, balance, initial, templateId, last, isDraftGone } = detail;
  const { product } = priced;
  // As it was when editing began.
  const [draft] = useState(detail.draft);
  const earlier = draft ?? last;
  const reorder = useReorder(detail.terms, earlier);
  const [sending, setSending] = useState(detail.sending);
  const terms = useMemo(() => sentBy(reorder.terms, sending), [reorder.terms, sending]);
  const configurator = useConfigurator(priced, terms, initial);
  const { isPending, submit } = useCreateOrder();
  const { configuration, quote } = configurator;
  useConfigurationAddress(configuration, sending);
  const files = usePrintFiles(configuration, earlier ?? undefined);
  const mayUpload = !product.stock && may({ access: uploadPurposes.printFile.writes });
  const template = useTemplateFile(mayUpload ? templateId : null, files.add);
  const job = { configurator, sending, reorder, address, last, handed: files.handed };
  const order = {
    isPending,
    isDisabled: !quote?.valid || files.isBusy,
    onPress: () => void submit(orderInput(job), draft),
  };
  const kept = quote?.valid && !product.stock ? () => favoriteInput(orderInput(job)) : null;
  const orderLabel = draft ? text.saveDraft : text.order;
  return (
    <>
      <div className={css.layout}>
        <div className={css.options}>
          <Sheet element="section" aria-label={text.options}>
            <Stack gap={24}>
              <ProductIntro product={product} configuration={configuration} files={files} />
              {draft && <Notice>{text.editing(draft.orderSN)}</Notice>}
              {isDraftGone && <Notice tone="caution">{text.draftGone}</Notice>}
              {last && (
                <Suspense fallback={<Skeleton shape="text" count={4} />}>
                  <ReorderPart
                    last={last}
                    reorder={reorder}
                    files={files}
                    configuration={configuration}
                    quote={quote}
                  />
                </Suspense>
              )}
              {detail.lastJob && (
                <Suspense fallback={<Skeleton shape="row" count={2} />}>
                  <LastJob product={product} last={detail.lastJob} configurator={configurator} />
                </Suspense>
              )}
              <OptionsForm
                product={product}
                configurator={configurator}
                speed={
                  // Of a draft it is chosen where it is confirmed.
                  (draft === null || sending.wish.by !== null) && (
                    <SendingPart
                      priced={priced}
                      terms={terms}
                      configurator={configurator}
                      sending={sending}
                      onChange={setSending}
                      asksDay={detail.asksDay}
                    />
                  )
                }
              />
              <LaterRows failed={text.filesFailed}>
                <FilesPart
                  files={mayUpload ? files : null}
                  product={product}
                  configuration={configuration}
                  template={template}
                />
              </LaterRows>
              {priced.book && (
                <Suspense fallback={null}>
                  <SheetOffers product={product} book={priced.book} configurator={configurator} />
                </Suspense>
              )}
            </Stack>
          </Sheet>
        </div>
        <div className={css.aside}>
          <div className={css.price} id={PRICE_ID} tabIndex={-1}>
            <PricePanel
              product={product}
              configurator={configurator}
              actions={
                may(createOrder) ? (
                  <Button {...order} variant="primary" size="large" isFullWidth>
                    {orderLabel}
                  </Button>
                ) : (
                  !configurator.isUnpriced && <Notice>{words(rightRefusals.create)}</Notice>
                )
              }
              footer={
                <Suspense fallback={<Skeleton shape="control" />}>
                  <PriceFooter
                    configurator={configurator}
                    tools={
                      configurator.isUnpriced
                        ? null
                        : {
                            product,
                            configuration,
                            link: configurationLink(configuration, sendingQuery(sending)),
                            way: sending.way,
                            province: terms.destination?.province,
                            customerName,
                            mayAskWhy: quote?.valid === true && may(calculateLogs),
                          }
                    }
                    jobOf={kept}
                    balance={balance}
                    isUploading={files.isBusy}
                    isWithoutFreight={terms.destination === undefined}
                  />
                </Suspense>
              }
            />
          </div>
        </div>
      </div>
      <Suspense fallback={null}>
        <ProductAbout product={product} />
      </Suspense>
      {!configurator.isUnpriced && (
        <OrderBar
          totalFen={quote?.valid ? quote.total : null}
          arriveDate={quote?.valid ? quote.delivery?.arriveDate : null}
        >
          {may(createOrder) && (
            <Button
              {...order}
              variant="primary"
              aria-label={draft ? text.saveFromBar : text.orderFromBar}
            >
              {orderLabel}
            </Button>
          )}
        </OrderBar>
      )}
    </>
  );
}
