/** The form in four steps: pieces, cause with photographs, what is judged, how it is solved. */
import { createAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import type { ClaimOffer } from '@banxin/contract/entities/afterSales';
import type { OrderDetail } from '@banxin/contract/entities/order';
import {
  type AfterSalesSolution,
  afterSalesCause,
  refundMethod,
} from '@banxin/contract/enums/afterSales';
import { pathOf } from '@banxin/contract/routes';
import {
  AFTER_SALES_TEXT_MAX,
  AFTER_SALES_TEXT_MIN,
  filesOfLines,
} from '@banxin/contract/rules/afterSales';
import { checkReceiverPhone } from '@banxin/contract/rules/validation';
import { Form } from '@banxin/ui/Form';
import { Heading } from '@banxin/ui/Heading';
import { Notice } from '@banxin/ui/Notice';
import { Select } from '@banxin/ui/Select';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { TextArea } from '@banxin/ui/TextArea';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { claimText } from '../../../features/afterSales/claim.messages.ts';
import { isOn } from '../../../features/afterSales/markPlaces.ts';
import { marksText } from '../../../features/afterSales/marks.messages.ts';
import { OrderTitle } from '../../../features/order/OrderTitle.tsx';
import { proofPages } from '../../../features/preview/fileImages.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import * as css from '../aftersale-create.css.ts';
import { createText } from '../aftersale-create.messages.ts';
import { useClaim } from '../useClaim.ts';
import { useEvidence } from '../useEvidence.ts';
import { Judged } from './Judged.tsx';
import { Measured } from './Measured.tsx';
import { Pieces } from './Pieces.tsx';
import { Shown } from './Shown.tsx';
import { Solving } from './Solving.tsx';

export interface ClaimFormProps {
  readonly order: OrderDetail;
  readonly wish: AfterSalesSolution;
}

export default function ClaimForm({ order, wish }: ClaimFormProps) {
  const text = useText(createText);
  const names = useText(claimText);
  const told = useFixedWords();
  const { toasts } = useServices();
  const [, navigate] = useLocation();
  const claiming = useClaim(order);
  const { values, change, draft, cause, wanted, lines, marks, claim } = claiming;
  const files = useEvidence(claiming);
  const { send, sending, failure, fields } = useSend(createAfterSale, { shownHere: 'all' });
  const [isTried, setTried] = useState(false);
  const unit = useCatalogueWords().word(order.unit.label, order.unit.said);
  const solution = (Number(values.solution) || wish) as AfterSalesSolution;
  const says = values.description.trim();
  const wrong = {
    lines: lines.length === 0 ? text.linesMissing : undefined,
    cause: cause === null ? text.causeMissing : undefined,
    says: says.length < AFTER_SALES_TEXT_MIN ? text.saysRule : undefined,
    measured: claiming.isMeasured
      ? undefined
      : wanted === 'received'
        ? text.receivedMissing
        : text.deviationMissing,
    // A photograph that has not arrived is not left out without a word.
    pictures: files.isBusy ? text.picturesBusy : files.hasFailed ? text.picturesFailed : undefined,
    phone: checkReceiverPhone(values.phone.trim()) ?? undefined,
  };
  const missing = Object.values(wrong).flatMap((one) => (one === undefined ? [] : [told(one)]));
  const artwork = {
    ...{ files: order.files, styles: order.styles },
    count: order.configuration.styles,
  };
  const pages = proofPages(filesOfLines(artwork, lines), useText(marksText).page);
  // Of styles that are chosen no more, none is sent.
  const marked = marks.filter((mark) => pages.some((page) => isOn(page, mark)));
  const problem = (field: keyof typeof wrong, sent: string): string | undefined => {
    if (isTried && wrong[field] !== undefined) return told(wrong[field]);
    const refused = fields[sent as keyof typeof fields];
    return refused && told(refused);
  };
  const submit = async (offer: ClaimOffer | null, chosen: AfterSalesSolution): Promise<void> => {
    setTried(true);
    if (claim === null || missing.length > 0) return;
    const isMoney = chosen === 1 || chosen === 3;
    const sent = await send({
      ...claim,
      solution: chosen,
      description: says,
      fileIds: files.ids,
      marks: marked,
      phone: values.phone.trim(),
      refundMethod: isMoney ? (Number(values.method) as 1) : refundMethod.none,
      ...(offer !== null && { offerAmount: offer.amount }),
    });
    if (!sent.ok) return;
    draft.forget();
    toasts.show({ text: offer?.isAtOnce ? text.accepted : text.submitted, tone: 'positive' });
    navigate(pathOf('aftersaleDetail', { id: sent.value.id }), { replace: true });
  };
  return (
    <Form onSubmit={() => undefined}>
      <Stack gap={20}>
        <Heading level={1}>{text.title}</Heading>
        {draft.isRestored && (
          <Notice>{claiming.before.length > 0 ? text.restoredAll : text.restored}</Notice>
        )}
        <Sheet>
          <Stack gap={16}>
            <OrderTitle order={order} />
            <Heading level={2}>{text.step1}</Heading>
            <Pieces
              order={order}
              unit={unit}
              lines={lines}
              isCounted={wanted === 'received'}
              onChange={(next) => change({ lines: JSON.stringify(next) })}
            />
            {problem('lines', 'lines') && (
              <Notice tone="critical">{problem('lines', 'lines')}</Notice>
            )}
          </Stack>
        </Sheet>
        <Sheet>
          <Stack gap={20}>
            <Heading level={2}>{text.step2}</Heading>
            <div className={css.half}>
              <Select
                label={text.cause}
                placeholder={text.causeMissing}
                value={values.cause}
                options={[
                  ...afterSalesCause.values.map((value) => ({
                    id: String(value),
                    label: names[`cause${value}`],
                  })),
                ]}
                onChange={(next) => change({ cause: next })}
              />
              <Measured claiming={claiming} unit={unit} />
            </div>
            {problem('cause', 'cause') && (
              <Notice tone="critical">{problem('cause', 'cause')}</Notice>
            )}
            <TextArea
              label={text.says}
              description={text.saysHint}
              isRequired
              rows={4}
              maxLength={AFTER_SALES_TEXT_MAX}
              value={values.description}
              onChange={(description) => change({ description })}
              errorMessage={problem('says', 'description')}
            />
            <Shown
              files={files}
              problem={fields.fileIds && told(fields.fileIds)}
              pages={pages}
              marks={marked}
              marksProblem={fields.marks && told(fields.marks)}
              onMarks={(next) => change({ marks: JSON.stringify(next) })}
            />
          </Stack>
        </Sheet>
        <Judged claiming={claiming} />
        <Solving
          claiming={claiming}
          solution={solution}
          unit={unit}
          phoneProblem={problem('phone', 'phone')}
          isBusy={files.isBusy}
          sending={sending?.offerAmount === undefined ? (sending ? 'manual' : null) : 'offer'}
          onSubmit={(offer, chosen) => void submit(offer, chosen)}
        />
        {isTried && missing.length > 0 && (
          <Notice tone="critical" title={text.notYet}>
            {missing.join(text.between)}
          </Notice>
        )}
        {failure && Object.keys(fields).length === 0 && (
          <Notice tone="critical" title={text.notSent}>
            {told(failure)} {text.kept}
          </Notice>
        )}
      </Stack>
    </Form>
  );
}
